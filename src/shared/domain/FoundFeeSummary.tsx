import { FailedState, RefusedState } from '../ui';
import { uiWords } from '../ui/words';
import { useWords } from '../words';
import { FeeSummary } from './FeeSummary';
import type { FoundFees } from './useStudentFees';

const LINES = [0, 1, 2, 3] as const;

/** The fee summary, or the state of `useStudentFees` without it. */
export function FoundFeeSummary({ fees, state }: FoundFees) {
  const { loading } = useWords(uiWords);
  if (fees !== undefined) return <FeeSummary fees={fees} />;
  if (state.kind === 'none') return <p className="fee-summary-none">{state.message}</p>;
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  return (
    <div className="fee-summary-waiting" role="status" aria-busy>
      <span className="portal-visually-hidden">{loading}</span>
      {LINES.map((line) => (
        <span key={line} aria-hidden>
          <span className="portal-skeleton-bar" style={{ width: '24%' }} />
          <span className="portal-skeleton-bar" style={{ width: '18%' }} />
        </span>
      ))}
    </div>
  );
}
