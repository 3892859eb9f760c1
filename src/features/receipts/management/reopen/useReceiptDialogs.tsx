import type { ReactNode } from 'react';
import type { Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { useHistory } from '@/shared/domain';
import { useReasonDialog } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { reopenWords } from '../../reopenWords';
import { cancelledOf, type Cancelled } from '../cancelForm';
import { REOPEN_DRAFT, ReopenDialog } from './ReopenDialog';

export interface ReceiptDialogs {
  /** undefined for users who may not confirm receipts */
  readonly onReopen: ((receipt: Receipt) => void) | undefined;
  readonly onHistory: (receipt: Receipt) => void;
  readonly dialogs: ReactNode;
}

/** The row actions that set a confirmed receipt back and show its history. */
export function useReceiptDialogs(): ReceiptDialogs {
  const holds = useHolds();
  const reopening = useReasonDialog<Cancelled>(REOPEN_DRAFT);
  const history = useHistory();
  const words = useWords(reopenWords);
  return {
    onReopen: holds('CONFIRM_FEE_RECEIPT') ? (receipt) => reopening.show(cancelledOf(receipt)) : undefined,
    onHistory: ({ schoolId, receiptId, receiptNo }) =>
      history.show({ record: { schoolId, entity: 'RECEIPT', id: receiptId }, name: words.receipt(receiptNo) }),
    dialogs: (
      <>
        {reopening.target && (
          <ReopenDialog
            key={reopening.opening}
            open={reopening.open}
            receipt={reopening.target}
            onClose={reopening.close}
          />
        )}
        {history.drawer}
      </>
    ),
  };
}
