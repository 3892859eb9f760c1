import { useSyncExternalStore, type Ref } from 'react';
import type { StudentMarks } from '@/api/results';
import { SheetBar, sheetWords, type CellColumn, type CellKey, type Sheet, type SheetEditor } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { labelOf } from './markCells';
import { RangeText } from './RangeText';
import { uploadWords } from './uploadWords';

interface MarksBarProps {
  readonly sheet: Sheet<StudentMarks>;
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly editor: SheetEditor;
  /** the selected cells */
  readonly range: readonly CellKey[];
  /** The browser does not store drafts. */
  readonly isDenied: boolean;
  readonly saveRef: Ref<HTMLButtonElement>;
  readonly onSave: () => void;
  readonly onNextError: () => void;
}

/** The state of the marks and the button that saves them. */
export function MarksBar({ sheet, columns, editor, range, isDenied, ...actions }: MarksBarProps) {
  const words = useWords(uploadWords);
  const { draftDenied } = useWords(sheetWords);
  const { changes, invalid } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  return (
    <SheetBar
      {...editor}
      {...actions}
      sheet={sheet}
      changes={changes}
      more={isDenied && changes > 0 ? [draftDenied] : []}
      range={<RangeText sheet={sheet} range={range} />}
      saveLabel={words.save}
      disabled={(changes === 0 && !editor.notSaved) || invalid > 0}
      labelOf={(key) => labelOf(sheet, columns, key)}
    />
  );
}
