import { useNavigate } from 'react-router-dom';
import { receiptsApi } from '@/api/receipts';
import type { StudentLife, StudentRow } from '@/api/students';
import { useHolds } from '@/shared/access';
import { useFeedback, useSnackbar } from '@/shared/feedback';
import { useIsOpen } from '@/shared/lib/useIsOpen';
import { paths, type ReadmissionHandover, type ReceiptHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { useCertificate } from '../useCertificate';
import { useReadmission, type Readmission } from './useReadmission';

/** The actions of a row. */
export interface LifeActions extends Readmission {
  readonly history: DialogState<StudentLife>;
  /** Opens the fee receipt, because these students can still pay their dues. Undefined for users without that privilege. */
  readonly pay: ((student: StudentRow) => void) | undefined;
  /** Opens the transfer certificate. Undefined for users without that privilege, and for students who are only struck off. */
  readonly certify: ((student: StudentRow) => void) | undefined;
}

export function useLifeActions<Filters extends { readonly schoolId: number | undefined }>(
  filters: Filters,
  actionType: ReadmissionHandover['actionType'],
): LifeActions {
  const holds = useHolds();
  const pay = usePay(actionType);
  const certify = useCertificate(paths.tcStudents, filters, 'TRANSFER');
  return {
    ...useReadmission(filters, actionType),
    history: useDialog<StudentLife>(),
    pay: holds('LIST_RECEIPT') ? pay : undefined,
    certify: actionType === 'readmission' && holds('TC_STUDENTS_LIST') ? certify : undefined,
  };
}

/** Opens the receipt of the row's session if it has dues, otherwise of the latest session with dues. */
function usePay(actionType: ReadmissionHandover['actionType']): (student: StudentRow) => void {
  const words = useWords(lifeWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const [load] = receiptsApi.useLazyListPendingFeesQuery();
  const isOpen = useIsOpen();
  const pay = async ({ schoolId, studentId, studentCode, studentName, enrollments }: StudentRow) => {
    const found = await feedback(load({ schoolId, studentId }).unwrap(), { fallback: words.pendingFailed });
    if (!found.ok || !isOpen()) return;
    const listed = enrollments[0]?.sessionId;
    const due = found.data.find(({ sessionId }) => sessionId === listed) ?? found.data[0];
    // After a transfer certificate only dues are accepted; a struck-off student may need another receipt.
    const sessionId = due?.sessionId ?? (actionType === 'readmission' ? undefined : listed);
    if (sessionId === undefined) {
      snackbar.info(words.nothingDue(studentName));
      return;
    }
    const state: ReceiptHandover = { student: { studentId, studentCode, studentName }, sessionId, filters: null };
    void navigate(paths.feeReceipt, { state });
  };
  return (student) => void pay(student);
}
