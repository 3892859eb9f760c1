import { useState } from 'react';
import { useDownloadReceiptMutation, useMarkReceiptPrintedMutation } from '@/api/receipts';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';

export interface Printing {
  readonly busy: boolean;
  /** Resolves to true when the document was passed to the browser. */
  readonly print: (receiptId: number) => Promise<boolean>;
}

/** Downloads the document of a receipt, prints it and records the print, so that the next copy is a duplicate (RECEIPT-25). */
export function usePrinting(): Printing {
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const [download] = useDownloadReceiptMutation();
  const [mark] = useMarkReceiptPrintedMutation();
  const [busy, setBusy] = useState(false);
  const print = async (receiptId: number): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const printed = await feedback(download({ receiptId, html: true }).unwrap(), { fallback: words.printFailed });
    // Ignores a failure to record the print: only the duplicate mark of the next copy depends on it.
    if (printed.ok)
      await feedback(mark({ id: receiptId }).unwrap(), { onFailure: () => true, fallback: words.printFailed });
    setBusy(false);
    return printed.ok;
  };
  return { busy, print };
}
