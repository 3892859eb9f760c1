import { useRef, useState } from 'react';
import { useWords } from '../words';
import { useFeedback } from './useFeedback';
import { soon } from './printRecords';
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

/** Prints documents and records the prints, so that the next copy is a duplicate (RECEIPT-25). A second click on one is ignored. */
export function usePrinting<T>({ document, print, mark, success, failed }: PrintingOptions<T>): Printing {
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const words = useWords(feedbackWords);
  const records = usePrintRecords();
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  // A ref, because a second click may come before the first one is rendered.
  const pending = useRef(new Set<number>());
  const run = async (id: number, name: string, onPassed: (passed: boolean) => void) => {
    await records.catchUp(name);
    const printed = await feedback(print(id), { ...(success && { success }), fallback: failed });
    // Before the print is recorded, so that the focus moves on at once.
    onPassed(printed.ok);
    if (!printed.ok) return;
    const recorded = records.record(name, () => mark(id));
    void recorded.then((isRecorded) => isRecorded || snackbar.warning(words.notRecorded));
    await soon(recorded);
  };
  return {
    busy: waiting.length > 0,
    print: async (id) => {
      if (pending.current.has(id)) return false;
      pending.current.add(id);
      setWaiting([...pending.current]);
      const name = `${document}/${id}`;
      const passed = await new Promise<boolean>((resolve) =>
        records.inTurn(name, () => run(id, name, resolve).finally(() => resolve(false))),
      );
      pending.current.delete(id);
      setWaiting([...pending.current]);
      return passed;
    },
  };
}
