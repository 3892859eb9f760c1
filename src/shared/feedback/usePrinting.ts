import { useState } from 'react';
import { useWords } from '../words';
import { useFeedback } from './useFeedback';
import { usePrintRecords } from './usePrintRecords';
import { useSnackbar } from './useSnackbar';
import { feedbackWords } from './words';

interface PrintingOptions<T> {
  /** the kind of the document */
  readonly document: 'receipt' | 'certificate';
  /** Prints the document, or saves it. */
  readonly print: (id: number) => Promise<T>;
  /** Records that it was printed. */
  readonly mark: (id: number) => Promise<unknown>;
  readonly success?: (data: T) => string;
  readonly failed: string;
}

export interface Printing {
  readonly busy: boolean;
  /** Resolves to true when the document was passed to the browser. */
  readonly print: (id: number) => Promise<boolean>;
}

/** Prints one document at a time and records the print, so that the next copy is a duplicate (RECEIPT-25). */
export function usePrinting<T>({ document, print, mark, success, failed }: PrintingOptions<T>): Printing {
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const words = useWords(feedbackWords);
  const records = usePrintRecords();
  const [busy, setBusy] = useState(false);
  const run = async (id: number, onPassed: (passed: boolean) => void) => {
    await records.catchUp();
    const printed = await feedback(print(id), { ...(success && { success }), fallback: failed });
    // Before the print is recorded, so that the focus moves on at once.
    onPassed(printed.ok);
    if (!printed.ok || (await records.record(`${document}/${id}`, () => mark(id)))) return;
    snackbar.warning(words.notRecorded);
  };
  return {
    busy,
    print: async (id) => {
      if (busy) return false;
      setBusy(true);
      const passed = await new Promise<boolean>((resolve) => records.inTurn(() => run(id, resolve)));
      setBusy(false);
      return passed;
    },
  };
}
