import { useSettled } from '../lib/useSettled';
import { FeeLine } from './FeeLine';
import { useStudentFees } from './useStudentFees';

/** Delay of the request, so that rows that the arrow keys pass send none. */
const WAIT_MS = 250;

interface ActiveFeesProps {
  /** undefined where no student is active, or a fee cannot be taken */
  readonly studentId: number | undefined;
  readonly sessionId: number | undefined;
}

/** The dues of the active student of a search, in one line of constant height; empty where no fee is determined. */
export function ActiveFees({ studentId, sessionId }: ActiveFeesProps) {
  const isSettled = useSettled(`${studentId}`, WAIT_MS) === `${studentId}`;
  const { fees } = useStudentFees(isSettled ? studentId : undefined, sessionId);
  return (
    <div className="student-search-fees" role="status">
      {fees && <FeeLine fees={fees} />}
    </div>
  );
}
