import { useConfirmReceiptsMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { namedIn } from './selection';
import type { SelectedReceipts } from './useSelection';

interface Confirming {
  readonly busy: boolean;
  readonly confirm: (sessionId: number) => void;
}

/** Confirms the selected receipts, all of them or none. Receipts that another user confirmed or cancelled are removed from the selection. */
export function useConfirming({ selection, drop }: SelectedReceipts): Confirming {
  const words = useWords(confirmWords);
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [send, { isLoading: busy }] = useConfirmReceiptsMutation();
  const confirm = async (sessionId: number) => {
    if (busy || selection.size === 0) return;
    const ids = [...selection.keys()];
    const receipts = ids.map((receiptId) => ({ receiptId, status: 'CONFIRMED' as const }));
    // Without an answer the same receipts are sent with the same key again.
    const key = requestKey.keyOf(undefined, { sessionId, ids });
    const sent = send({ 'Idempotency-Key': key, receiptConfirmationForm: { sessionId, receipts } });
    const result = await feedback(sent.unwrap(), {
      success: ({ receipts: count }) => words.confirmed(count),
      fallback: words.confirmFailed,
    });
    if (!result.ok) return drop(namedIn(result.failure.problems, ids));
    requestKey.done();
    drop(ids);
  };
  return { busy, confirm: (sessionId) => void confirm(sessionId) };
}
