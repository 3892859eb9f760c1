import { skipToken } from '@reduxjs/toolkit/query';
import { useGetStudentFeesQuery } from '@/api/fees';
import { useSettled } from '../lib/useSettled';
import { FeeLine } from './FeeLine';
import type { ActiveOption } from './useActiveOption';

/** A row that is only passed by the arrow keys sends no request. */
const WAIT_MS = 250;

interface ActiveFeesProps {
  readonly active: ActiveOption;
  readonly sessionId: number | undefined;
}

/** The dues of the active student of a search, in one line of constant height; empty where no fee is determined. */
export function ActiveFees({ active, sessionId }: ActiveFeesProps) {
  const student = active.eligible ? active.student : undefined;
  const settled = useSettled(`${student?.studentId}`, WAIT_MS);
  const isSettled = student !== undefined && settled === `${student.studentId}`;
  const { currentData } = useGetStudentFeesQuery(
    isSettled && sessionId !== undefined ? { studentFeesOf: { studentId: student.studentId, sessionId } } : skipToken,
  );
  return (
    <div className="student-search-fees" role="status">
      {isSettled && currentData && <FeeLine fees={currentData} />}
    </div>
  );
}
