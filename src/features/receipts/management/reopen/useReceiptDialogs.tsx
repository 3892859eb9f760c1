import type { ReactNode } from 'react';
import type { Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { useReasonDialog } from '@/shared/forms';
import { useDialog } from '@/shared/ui';
import { cancelledOf, type Cancelled } from '../cancelForm';
import { HistoryDialog } from './HistoryDialog';
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
  const history = useDialog<Cancelled>();
  return {
    onReopen: holds('CONFIRM_FEE_RECEIPT') ? (receipt) => reopening.show(cancelledOf(receipt)) : undefined,
    onHistory: (receipt) => history.show(cancelledOf(receipt)),
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
        {history.target && (
          <HistoryDialog key={history.opening} open={history.open} receipt={history.target} onClose={history.close} />
        )}
      </>
    ),
  };
}
