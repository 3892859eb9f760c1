import { Button } from 'antd';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { studentAddress } from '@/shared/navigation';
import { NameLink, PersonPicture } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { RollRow } from './rollNumbers';
import { rollWords } from './rollWords';

interface WaitingListProps {
  readonly waiting: readonly RollRow[];
  readonly sessionId: number;
  readonly sectionName: string;
  readonly onPut: (ids: readonly number[]) => void;
  /** Called when the list is empty; `id` is the first of the students that were added last. */
  readonly onLastPut: (id: number) => void;
}

/** Moves the focus from the tools of the grid to the list below it. */
export function goToWaiting(from: Element): void {
  const heading = from.closest('.roll-editor')?.querySelector<HTMLElement>('.roll-waiting h2');
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

/** Students of the class without a section, who can be added to the shown one. */
export function WaitingList({ waiting, sessionId, sectionName, onPut, onLastPut }: WaitingListProps) {
  const words = useWords(rollWords);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (waiting.length === 0) return null;
  /** Focuses the next student, and after the last one the cell of the first added student. */
  const put = (rows: readonly RollRow[], index: number) => {
    const [first] = rows;
    flushSync(() => onPut(rows.map((row) => row.id)));
    const left = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const next = left[Math.min(index, left.length - 1)];
    if (next) next.focus();
    else if (first) onLastPut(first.id);
  };
  return (
    <section className="portal-card roll-waiting" aria-labelledby={id}>
      <header>
        <div className="sheet-title">
          <h2 id={id} tabIndex={-1}>
            {words.waiting(waiting.length)}
          </h2>
          <p>{words.waitingText}</p>
        </div>
        <Button onClick={() => put(waiting, 0)}>{words.putAll(sectionName)}</Button>
      </header>
      <ul ref={list}>
        {waiting.map((row, index) => (
          <li key={row.id}>
            <div className="roll-person">
              <NameLink
                name={row.name}
                to={studentAddress('view', row.id, sessionId)}
                picture={<PersonPicture name={row.name} url={row.image} size="row" />}
              />
              <span>{words.personOf(row.srNo, row.father)}</span>
            </div>
            <Button aria-label={words.putOf(row.name, sectionName)} onClick={() => put([row], index)}>
              {words.put(sectionName)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
