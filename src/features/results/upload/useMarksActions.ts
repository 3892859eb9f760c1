/** What buttons and keys around the marks do. */
import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { StudentMarks } from '@/api/results';
import { useSnackbar } from '@/shared/feedback';
import { sheetWords, type Sheet, type SheetEditor, type SheetGridHandle } from '@/shared/sheet';
import { useWords } from '@/shared/words';

/** Calls `refresh` when the count changes after the first rendering. */
export function useRefresh(count: number, refresh: () => void): void {
  const latest = useRef({ count, refresh });
  useEffect(() => {
    const isAsked = latest.current.count !== count;
    latest.current = { count, refresh };
    if (isAsked) refresh();
  });
}

/** Saves the edits, or leads to the first one that cannot be saved. */
export function useSave(sheet: Sheet<StudentMarks>, editor: SheetEditor, toNextError: () => void) {
  const { fixErrors } = useWords(sheetWords);
  const snackbar = useSnackbar();
  return () => {
    if (editor.busy) return;
    sheet.commit();
    const { changes, invalid } = sheet.summary();
    if (changes === 0) return;
    if (invalid === 0) return void editor.submit();
    toNextError();
    snackbar.error(fixErrors);
  };
}

/** Leads to the next error; where all errors are hidden, everything is shown first. */
export function useErrorSearch(grid: RefObject<SheetGridHandle | null>, showAll: () => void): () => void {
  return () => {
    if (grid.current?.goToNextError() !== false) return;
    flushSync(showAll);
    grid.current?.goToNextError();
  };
}
