import { useMemo } from 'react';
import { useListSessionsQuery } from '@/api/sessions';
import type { Student } from '@/api/students';
import { certifiedOf, type Certified, type Days } from './certified';
import { useEarlierReceipts } from './useEarlierReceipts';

interface FoundCertified {
  readonly days: Days | undefined;
  /** undefined while it is not known */
  readonly certified: Certified | undefined;
}

/** What a certificate of the student would cover, from the receipts the screen shows; the provider decides. */
export function useCertified(student: Student, sessionId: number): FoundCertified {
  const { data: sessions } = useListSessionsQuery({ schoolId: student.schoolId });
  const { data: receipts } = useEarlierReceipts(student);
  const days = sessions?.find((session) => session.sessionId === sessionId);
  const certified = useMemo(() => {
    // Of more receipts than are read the older ones are not known.
    if (!days || !receipts || receipts.totalElements > receipts.content.length) return undefined;
    return certifiedOf(receipts.content, days);
  }, [days, receipts]);
  return { days, certified };
}
