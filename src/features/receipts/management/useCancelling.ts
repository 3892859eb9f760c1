import type { Receipt } from '@/api/receipts';
import { useDraft, useReopen } from '@/shared/drafts';
import { useDialog, type DialogState } from '@/shared/ui';
import { cancelledOf, DRAFT, type Cancelled, type CancelWork } from './cancelForm';

interface Cancelling extends Omit<DialogState<Cancelled>, 'show'> {
  readonly show: (receipt: Receipt) => void;
}

/** Which receipt is about to be cancelled; a reason that was typed when the sign-in expired opens its dialog again. */
export function useCancelling(): Cancelling {
  const dialog = useDialog<Cancelled>();
  const kept = useDraft<CancelWork, null>(DRAFT).found?.work.receipt;
  useReopen(DRAFT, () => {
    if (kept) dialog.show(kept);
  });
  return { ...dialog, show: (receipt) => dialog.show(cancelledOf(receipt)) };
}
