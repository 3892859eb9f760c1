import { useState } from 'react';
import { useDownloadReceiptMutation, useMarkReceiptPrintedMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';

export interface Printing {
  readonly busy: boolean;
  /** Resolves to whether the browser was handed the paper. */
  readonly print: (receiptId: number) => Promise<boolean>;
}

/** Fetches the paper of a receipt, hands it to the browser, and says that it was printed: the next copy is a duplicate (RECEIPT-25). */
export function usePrinting(): Printing {
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const [download] = useDownloadReceiptMutation();
  const [mark] = useMarkReceiptPrintedMutation();
  const [busy, setBusy] = useState(false);
  const print = async (receiptId: number): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const paper = await feedback(download({ receiptId, html: true }).unwrap(), { fallback: words.printFailed });
    // The paper is out: that this could not be noted costs a word on the next copy alone.
    if (paper.ok)
      await feedback(mark({ id: receiptId }).unwrap(), { onFailure: () => true, fallback: words.printFailed });
    setBusy(false);
    return paper.ok;
  };
  return { busy, print };
}
