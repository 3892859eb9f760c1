import { useMemo } from 'react';
import { useGetStudentFeesQuery } from '@/api/fees';
import { useListSessionsQuery } from '@/api/sessions';
import type { Student } from '@/api/students';
import type { SessionDays } from '@common/certified';
import { toPaise } from '@common/money';
import { certifiedOf, type Certified } from './certified';
import { useEarlierReceipts } from './useEarlierReceipts';

interface FoundCertified {
  readonly days: SessionDays | undefined;
  /** undefined while loading */
  readonly certified: Certified | undefined;
}

/** The loaded receipts that a certificate of the student covers, by the rule of the provider (common/certified.ts). */
export function useCertified(student: Student, sessionId: number): FoundCertified {
  const { data: sessions } = useListSessionsQuery({ schoolId: student.schoolId });
  const { data: receipts } = useEarlierReceipts(student);
  // Fails if the fee is not determined; then there is no opening balance.
  const fees = useGetStudentFeesQuery({ studentFeesOf: { studentId: student.studentId, sessionId } });
  const opening = toPaise(fees.data?.openingPaid ?? 0);
  const days = sessions?.find((session) => session.sessionId === sessionId);
  const certified = useMemo(() => {
    // If there are more receipts than the page contains, the older ones are missing.
    if (!days || !receipts || fees.isLoading || receipts.totalElements > receipts.content.length) return undefined;
    const ids = new Set(student.enrollments.map((enrolment) => enrolment.sessionId));
    const enrolled = (sessions ?? []).filter((session) => ids.has(session.sessionId));
    return certifiedOf(receipts.content, { session: days, enrolled }, opening);
  }, [days, sessions, receipts, fees.isLoading, opening, student.enrollments]);
  return { days, certified };
}
