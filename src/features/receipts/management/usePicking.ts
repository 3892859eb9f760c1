import { useNavigate } from 'react-router-dom';
import type { StudentRow } from '@/api/students';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import type { KeptFilters } from './receiptListSlice';

/** What the student is picked for. */
export type Purpose = 'receipt' | 'certificate';

export interface Picking {
  readonly dialog: DialogState<Purpose>;
  readonly pick: (student: StudentRow, sessionId: number) => void;
}

/** A student is picked, then the receipt screen opens with student, session and the list's filters (RECEIPT-15, RECEIPT-16). */
export function usePicking(filters: KeptFilters): Picking {
  const navigate = useNavigate();
  const dialog = useDialog<Purpose>();
  return {
    dialog,
    pick: ({ studentId, studentCode, studentName }, sessionId) => {
      const state: ReceiptHandover<KeptFilters> = {
        student: { studentId, studentCode, studentName },
        sessionId,
        filters,
        ...(dialog.target === 'certificate' && { certificate: true }),
      };
      void navigate(paths.feeReceipt, { state });
    },
  };
}
