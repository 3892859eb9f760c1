import { useState } from 'react';
import { useFeedback } from './useFeedback';

interface PrintingOptions {
  /** Prints the document. */
  readonly print: (id: number) => Promise<unknown>;
  /** Records that it was printed. */
  readonly mark: (id: number) => Promise<unknown>;
  readonly failed: string;
}

export interface Printing {
  readonly busy: boolean;
  /** Resolves to true when the document was passed to the browser. */
  readonly print: (id: number) => Promise<boolean>;
}

/** Prints one document at a time and records the print, so that the next copy is a duplicate (RECEIPT-25). */
export function usePrinting({ print, mark, failed }: PrintingOptions): Printing {
  const feedback = useFeedback();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    print: async (id) => {
      if (busy) return false;
      setBusy(true);
      const printed = await feedback(print(id), { fallback: failed });
      // Ignores a failure to record the print: only the duplicate mark of the next copy depends on it.
      if (printed.ok) await feedback(mark(id), { onFailure: () => true, fallback: failed });
      setBusy(false);
      return printed.ok;
    },
  };
}
