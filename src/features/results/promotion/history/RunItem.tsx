import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PromotionRun } from '@/api/promotion';
import { showInstant } from '@/shared/lib/dates';
import { StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { historyWords } from '../promotionWords';

interface RunItemProps {
  readonly run: PromotionRun;
  readonly onUndo: () => void;
}

/** The user, time and numbers of a promotion. */
export function RunItem({ run, onUndo }: RunItemProps) {
  const words = useWords(historyWords);
  const { sourceSessionName: source, targetSessionName: target, at, by, classes, undoneAt, undoneBy } = run;
  const time = showInstant(at);
  const counts = [
    words.promoted(run.promoted),
    ...(run.repeating > 0 ? [words.repeating(run.repeating)] : []),
    ...(run.passedOut > 0 ? [words.passedOut(run.passedOut)] : []),
    ...(run.leftOut > 0 ? [words.leftOut(run.leftOut)] : []),
    ...(run.notEligible > 0 ? [words.notEligible(run.notEligible)] : []),
  ];
  return (
    <li data-undone={undoneAt !== null}>
      <div>
        <h3 aria-label={words.sessionsName(source, target)}>
          {words.sessions(source, target)}
          {undoneAt !== null && <StatusTag tone="neutral" text={words.undone} />}
        </h3>
        <p>{by === null ? words.made(time) : words.madeBy(time, by)}</p>
        <p>{words.classes(classes.map(({ className }) => className).join(', '))}</p>
        <p>
          <strong>{counts.join(' · ')}</strong>
        </p>
        {undoneAt !== null && (
          <p>
            {undoneBy === null
              ? words.undoneAt(showInstant(undoneAt))
              : words.undoneBy(showInstant(undoneAt), undoneBy)}
          </p>
        )}
      </div>
      {undoneAt === null && run.targetSessionStatus === 'UPCOMING' && (
        <Button icon={<UndoOutlined aria-hidden />} aria-label={words.undoOf(source, target, time)} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </li>
  );
}
