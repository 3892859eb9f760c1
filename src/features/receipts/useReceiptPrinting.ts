import { useDownloadReceiptMutation, useMarkReceiptPrintedMutation } from '@/api/receipts';
import { usePrinting, type Printing } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';

/** Prints the document of a receipt. */
export function useReceiptPrinting(): Printing {
  const { printFailed } = useWords(feeWords);
  const [download] = useDownloadReceiptMutation();
  const [mark] = useMarkReceiptPrintedMutation();
  return usePrinting({
    document: 'receipt',
    print: (receiptId) => download({ receiptId, html: true }).unwrap(),
    mark: (id) => mark({ id }).unwrap(),
    failed: printFailed,
  });
}
