/** Actions of the buttons and keys around the marks. */
import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SheetGridHandle } from '@/shared/sheet';

/** Calls `refresh` when the count changes after the first rendering. */
export function useRefresh(count: number, refresh: () => void): void {
  const latest = useRef({ count, refresh });
  useEffect(() => {
    const isAsked = latest.current.count !== count;
    latest.current = { count, refresh };
    if (isAsked) refresh();
  });
}

/** Focuses the next error; shows all rows first if they hide the errors. */
export function useErrorSearch(grid: RefObject<SheetGridHandle | null>, showAll: () => void): () => void {
  return () => {
    if (grid.current?.goToNextError() !== false) return;
    flushSync(showAll);
    grid.current?.goToNextError();
  };
}
