import { groupDigits } from '@common/digits';
import type { ReactNode } from 'react';
import type { ExamProgress } from '@/api/results';
import { useWords } from '@/shared/words';
import { percentEntered } from '@common/percent';
import { matrixWords } from './matrixWords';

interface ProgressLineProps {
  readonly of: Pick<ExamProgress, 'expected' | 'entered'>;
  /** beside the counts, at the end of the line */
  readonly children?: ReactNode;
}

/** A bar over the whole cell, with the counts below it; the percentage is shown by the caller. */
export function ProgressLine({ of: counts, children }: ProgressLineProps) {
  const words = useWords(matrixWords);
  const percent = percentEntered(counts);
  return (
    <div className="control-progress">
      {counts.expected > 0 && (
        <>
          <span className="control-bar" aria-hidden>
            <span className={percent === 100 ? 'control-bar-full' : ''} style={{ inlineSize: `${percent}%` }} />
          </span>
          <span className="control-counts">
            {words.entered(groupDigits(counts.entered), groupDigits(counts.expected))}
          </span>
        </>
      )}
      {children}
    </div>
  );
}
