import { useRef, type ReactNode } from 'react';
import { showRupees } from '@common/money';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { showDate } from '@/shared/lib/dates';
import { useQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

interface SharedReferenceOptions {
  /** Submits the form again. */
  readonly send: () => void;
  /** The user will change the number: shows the reason at its field. */
  readonly onRefused: (failure: ApiFailure) => unknown;
  /** The confirmation in a draft: the same request is sent again. */
  readonly kept?: boolean | undefined;
}

interface SharedReference {
  /** whether the next request declares that the payment has other receipts */
  readonly isShared: () => boolean;
  /** Called for another number, and after a receipt is stored. */
  readonly reset: () => void;
  /** Asks about a reference that other receipts have; false for any other failure. */
  readonly askAbout: (failure: ApiFailure) => boolean;
  readonly dialog: ReactNode;
}

/** A payment for several receipts, such as those of siblings, must be confirmed before its reference is used again (RECEIPT-53). */
export function useSharedReference({ send, onRefused, kept = false }: SharedReferenceOptions): SharedReference {
  const words = useWords(feeWords);
  const question = useQuestion();
  // A ref, because it is read when the request is sent, not when the screen is rendered.
  const shared = useRef(kept);
  return {
    isShared: () => shared.current,
    reset: () => {
      shared.current = false;
    },
    askAbout: (failure) => {
      const { responseCode, receipts } = failure;
      if (responseCode !== CODES.DUPLICATE_RECEIPT_REFERENCE_NUMBER || !receipts || shared.current) return false;
      question.ask({
        title: words.sharedQuestion,
        text: (
          <>
            <p>{words.sharedText(receipts.length)}</p>
            <ul className="receipt-question">
              {receipts.map(({ receiptNo, studentName, studentCode, amountPaid, paymentDate }) => (
                <li key={receiptNo}>
                  {words.sharedReceipt(
                    receiptNo,
                    studentName,
                    studentCode,
                    showRupees(amountPaid),
                    showDate(paymentDate),
                  )}
                </li>
              ))}
            </ul>
          </>
        ),
        confirmLabel: words.samePayment,
        onConfirm: () => {
          shared.current = true;
          send();
        },
        onCancel: () => void onRefused(failure),
      });
      return true;
    },
    dialog: question.dialog,
  };
}
