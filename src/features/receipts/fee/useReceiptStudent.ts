import { useState } from 'react';
import { useGetStudentQuery, type Student } from '@/api/students';
import { useStudentFees, type FoundFees } from '@/shared/domain';
import { useFresh } from '@/shared/errors';
import type { ReceiptHandover } from '@/shared/navigation';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

interface ReceiptStudent {
  readonly student: Student | undefined;
  readonly fees: FoundFees;
  readonly state: PageState;
}

/** The student and the fees of the session, refetched; the form waits for both, because it suggests the next amount. */
export function useReceiptStudent({ student: { studentId }, sessionId }: ReceiptHandover): ReceiptStudent {
  const words = useWords(feeWords);
  const { found, state } = useFresh(
    useGetStudentQuery({ id: studentId, sessionId }, { refetchOnMountOrArgChange: true }),
    words.studentFailed,
  );
  const fees = useStudentFees(studentId, sessionId);
  const isLoading = fees.state.kind === 'loading';
  // Fees that are loaded again must not unmount the form: it has the typed values and the key of an unconfirmed request.
  const [opened, setOpened] = useState(false);
  if (!opened && state.kind === 'ready' && !isLoading) setOpened(true);
  const waiting = !opened && state.kind === 'ready' && isLoading;
  return { student: found, fees, state: waiting ? { kind: 'loading' } : state };
}
