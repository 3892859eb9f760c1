/** Actions of the buttons and keys around the marks. */
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SheetGridHandle } from '@/shared/sheet';

/** Focuses the next error; shows all rows first if they hide the errors. */
export function useErrorSearch(grid: RefObject<SheetGridHandle | null>, showAll: () => void): () => void {
  return () => {
    // Without a match of the search there is no grid.
    if (grid.current?.goToNextError()) return;
    flushSync(showAll);
    grid.current?.goToNextError();
  };
}
