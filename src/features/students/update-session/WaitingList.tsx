import { Button } from 'antd';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { studentAddress } from '@/shared/navigation';
import { NameLink, PersonPicture } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { goToField } from './rollFields';
import type { RollRow } from './rollNumbers';
import type { RollSheet, SheetState } from './rollSheet';
import { rollWords } from './rollWords';

interface WaitingListProps {
  readonly state: SheetState;
  readonly sheet: RollSheet;
  readonly sessionId: number;
  readonly sectionName: string;
}

export const waitingIn = ({ rows, taken }: SheetState): RollRow[] =>
  rows.filter((row) => row.waiting && !taken.includes(row.id));

/** Students of the class without a section, who can be put into the one that is shown. */
export function WaitingList({ state, sheet, sessionId, sectionName }: WaitingListProps) {
  const words = useWords(rollWords);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const waiting = waitingIn(state);
  if (waiting.length === 0) return null;
  /** The focus goes on to the next one, and after the last one to the field that came with it. */
  const put = (rows: readonly RollRow[], at: number) => {
    const [first] = rows;
    const editor = list.current?.closest('.roll-editor') ?? null;
    flushSync(() => sheet.take(rows.map((row) => row.id)));
    const left = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const next = left[Math.min(at, left.length - 1)];
    if (next) next.focus();
    else if (first) goToField(editor, first.id);
  };
  return (
    <section className="portal-card roll-waiting" aria-labelledby={id}>
      <header>
        <div className="roll-hints">
          <h2 id={id} tabIndex={-1}>
            {words.waiting(waiting.length)}
          </h2>
          <p>{words.waitingText}</p>
        </div>
        <Button onClick={() => put(waiting, 0)}>{words.putAll(sectionName)}</Button>
      </header>
      <ul ref={list}>
        {waiting.map((row, at) => (
          <li key={row.id}>
            <div className="roll-person">
              <NameLink
                name={row.name}
                to={studentAddress('view', row.id, sessionId)}
                picture={<PersonPicture name={row.name} url={row.image} size="row" />}
              />
              <span>{words.personOf(row.srNo, row.father)}</span>
            </div>
            <Button aria-label={words.putOf(row.name, sectionName)} onClick={() => put([row], at)}>
              {words.put(sectionName)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
