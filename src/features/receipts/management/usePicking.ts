import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { StudentRow } from '@/api/students';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { receiptList } from './receiptListSlice';

export type Purpose = 'receipt' | 'certificate';

export interface Picking {
  readonly dialog: DialogState<Purpose>;
  readonly pick: (student: StudentRow, sessionId: number) => void;
}

/** Opens the receipt screen for the picked student, with the session and the filters of the list (RECEIPT-15, RECEIPT-16). */
export function usePicking(): Picking {
  const { filters } = useSelector(receiptList.select);
  const navigate = useNavigate();
  const dialog = useDialog<Purpose>();
  return {
    dialog,
    pick: ({ studentId, studentCode, studentName }, sessionId) => {
      const state: ReceiptHandover<typeof filters> = {
        student: { studentId, studentCode, studentName },
        sessionId,
        filters,
        ...(dialog.target === 'certificate' && { certificate: true }),
      };
      void navigate(paths.feeReceipt, { state });
    },
  };
}
