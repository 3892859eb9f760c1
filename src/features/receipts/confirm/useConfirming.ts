import { CODES, type ApiFailure } from '@/api/catalogue';
import { useConfirmReceiptsMutation } from '@/api/receipts';
import { isUndecided, useFeedback } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { choiceOf, type ConfirmFilters } from './confirmSlice';
import { namedIn } from './selection';
import type { SelectedReceipts } from './useSelection';

interface Confirming {
  readonly busy: boolean;
  readonly confirm: (sessionId: number) => void;
}

/**
 * Confirms the selected receipts, all of them or none. Receipts that another user confirmed or cancelled are removed from the
 * selection. All receipts of a filter are sent as the filter, with the number and the sum that the user has seen.
 * A key belongs to one attempt and its retries over the same list: an equal number and sum may be those of other receipts.
 */
export function useConfirming(selected: SelectedReceipts, filters: ConfirmFilters): Confirming {
  const { selection, allOfFilter, chosen, list, drop, clear, doubt } = selected;
  const words = useWords(confirmWords);
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [send, { isLoading: busy }] = useConfirmReceiptsMutation();
  const confirm = async (sessionId: number) => {
    if (busy || chosen.count === 0) return;
    const ids = [...selection.keys()];
    const order = allOfFilter
      ? { filter: { ...choiceOf(filters), expectedCount: chosen.count, expectedSum: chosen.amount } }
      : { receipts: ids.map((receiptId) => ({ receiptId, status: 'CONFIRMED' as const })) };
    const key = requestKey.keyOf(undefined, { sessionId, ...order, list });
    const sent = send({ 'Idempotency-Key': key, receiptConfirmationForm: { sessionId, ...order } });
    const result = await feedback(sent.unwrap(), {
      success: ({ receipts: count }) => words.confirmed(count),
      fallback: words.confirmFailed,
      around: (text, failure) => (isUndecided(failure) ? words.confirmUndecided(text) : text),
    });
    requestKey.settle(result);
    if (allOfFilter) {
      if (result.ok || hasChanged(result.failure)) clear();
      else if (isUndecided(result.failure)) doubt();
      return;
    }
    drop(result.ok ? ids : namedIn(result.failure.problems, ids));
  };
  return { busy, confirm: (sessionId) => void confirm(sessionId) };
}

/** The displayed receipts have changed, so the user must select them again. */
const hasChanged = ({ responseCode }: ApiFailure): boolean => responseCode === CODES.STALE_VERSION;
