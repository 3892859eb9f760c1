import { useSnackbar } from '../feedback';
import { useWords } from '../words';
import type { Sheet } from './types';
import type { SheetEditor } from './useSheetEditor';
import { sheetWords } from './words';

/** Saves the edits, or leads to the first one that cannot be saved. Nothing happens without edits and during a save. */
export function useSheetSave<Row>(sheet: Sheet<Row>, editor: SheetEditor, toNextError: () => void): () => void {
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
