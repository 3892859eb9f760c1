import { useSnackbar } from '../feedback';
import { useWords } from '../words';
import type { Sheet } from './types';
import type { SheetEditor } from './useSheetEditor';
import { sheetWords } from './words';

const changedCells = <Row>(sheet: Sheet<Row>): number => sheet.summary().changes;

/**
 * Saves the edits, or leads to the first one that cannot be saved. Nothing happens without edits and during a save.
 *
 * @param changesIn the number of edits; without it, that of the changed cells
 */
export function useSheetSave<Row>(
  sheet: Sheet<Row>,
  editor: SheetEditor,
  toNextError: () => void,
  changesIn: (sheet: Sheet<Row>) => number = changedCells,
): () => void {
  const { fixErrors } = useWords(sheetWords);
  const snackbar = useSnackbar();
  return () => {
    if (editor.busy) return;
    sheet.commit();
    if (changesIn(sheet) === 0 && !editor.notSaved) return;
    if (sheet.summary().invalid === 0) return void editor.submit();
    toNextError();
    snackbar.error(fixErrors);
  };
}
