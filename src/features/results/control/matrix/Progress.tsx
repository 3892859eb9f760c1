import type { ExamProgress } from '@/api/results';
import { groupDigits } from '@common/digits';
import { useWords } from '@/shared/words';
import { percentEntered } from './examMatrix';
import { matrixWords } from './matrixWords';

type Counts = Pick<ExamProgress, 'expected' | 'entered'>;

/** A slim bar with the counts beside it; the percentage is shown by the caller. */
export function ProgressLine(counts: Counts) {
  const words = useWords(matrixWords);
  const percent = percentEntered(counts);
  return (
    <div className="control-progress">
      <span className="control-bar" aria-hidden>
        <span className={percent === 100 ? 'control-bar-full' : ''} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="control-counts">{words.entered(groupDigits(counts.entered), groupDigits(counts.expected))}</span>
    </div>
  );
}
