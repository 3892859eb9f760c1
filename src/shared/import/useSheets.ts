import { useState } from 'react';
import type { FileSheets } from '@/api/catalogue';
import { sheetsOf } from './sheets';

/** The sheets of the chosen file, and those of them that were stored. */
export function useSheets() {
  const [shown, setShown] = useState<FileSheets>();
  const [stored, setStored] = useState<readonly string[]>([]);
  return {
    sheets: shown && sheetsOf(shown, stored),
    show: setShown,
    /** @returns the sheet to continue with */
    store: (): string | undefined => {
      if (!shown) return undefined;
      const all = [...new Set([...stored, shown.sheet])];
      setStored(all);
      return sheetsOf(shown, all)?.next;
    },
    /** A check shows that an earlier request stored the sheet. */
    mark: (sheet: string) => setStored((before) => [...new Set([...before, sheet])]),
    /** Shows a sheet before its check, and after a check without a response. */
    request: (sheet: string) => setShown((before) => before && { ...before, sheet }),
    /** No sheet is stored for another target. */
    unmark: () => setStored([]),
    reset: () => {
      setShown(undefined);
      setStored([]);
    },
  };
}
