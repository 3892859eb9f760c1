import { useNavigate } from 'react-router-dom';
import type { StudentLife, StudentRow } from '@/api/students';
import { useHolds } from '@/shared/access';
import { paths, type ReadmissionHandover, type ReceiptHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { useReadmission, type Readmission } from './useReadmission';

/** What can be done with one who left. */
export interface LifeActions extends Readmission {
  readonly history: DialogState<StudentLife>;
  /** Who is struck off can still pay what is due; undefined where nothing is paid here. */
  readonly pay: ((student: StudentRow) => void) | undefined;
}

export function useLifeActions<Filters extends { readonly schoolId: number | undefined }>(
  filters: Filters,
  actionType: ReadmissionHandover['actionType'],
): LifeActions {
  const navigate = useNavigate();
  const mayPay = useHolds()('LIST_RECEIPT') && actionType === 'name-strike-off';
  const pay = ({ studentId, studentCode, studentName, enrollments }: StudentRow) => {
    const sessionId = enrollments[0]?.sessionId;
    if (sessionId === undefined) return;
    const state: ReceiptHandover = { student: { studentId, studentCode, studentName }, sessionId, filters: null };
    void navigate(paths.feeReceipt, { state });
  };
  return {
    ...useReadmission(filters, actionType),
    history: useDialog<StudentLife>(),
    pay: mayPay ? pay : undefined,
  };
}
