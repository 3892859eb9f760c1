import { useNavigate } from 'react-router-dom';
import { useListSessionsQuery } from '@/api/sessions';
import type { Student } from '@/api/students';
import { useActiveSession } from '@/shared/domain';
import { paths, type ReceiptHandover } from '@/shared/navigation';

export interface CurrentSession {
  /** the session of the receipt */
  readonly shown: string;
  /** the current session of the school */
  readonly current: string;
  /** Opens the receipt of the current session. */
  readonly open: () => void;
}

/** The current session, if the receipt is for another one and the student is enrolled in both; otherwise undefined. */
export function useCurrentSession(student: Student, handed: ReceiptHandover): CurrentSession | undefined {
  const navigate = useNavigate();
  const { data = [] } = useListSessionsQuery({ schoolId: student.schoolId });
  const current = useActiveSession(data);
  const enrolmentIn = (sessionId: number | undefined) =>
    student.enrollments.find((enrolment) => enrolment.sessionId === sessionId);
  const shown = enrolmentIn(handed.sessionId);
  const { sessionId, actionType } = handed;
  if (!current || !shown || actionType !== undefined || current.sessionId === sessionId) return undefined;
  if (!enrolmentIn(current.sessionId)) return undefined;
  return {
    shown: shown.sessionDisplayName ?? '',
    current: current.sessionDisplayName,
    open: () => void navigate(paths.feeReceipt, { state: { ...handed, sessionId: current.sessionId } }),
  };
}
