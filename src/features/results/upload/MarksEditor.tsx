import { useRef, useSyncExternalStore } from 'react';
import type { StudentMarks } from '@/api/results';
import { refusesReason } from '@common/results';
import { useSnackbar } from '@/shared/feedback';
import {
  cellKey,
  SheetBar,
  SheetDialogs,
  SheetFrame,
  sheetWords,
  type CellColumn,
  type CellKey,
  type Sheet,
  type SheetGridHandle,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { studentKey } from './markCells';
import { REASON_TEXTS, REASONS } from './markText';
import { MarksTools } from './MarksTools';
import { MarksView } from './MarksView';
import { uploadWords } from './uploadWords';
import { useMarksEditor, type MarksEditorOptions } from './useMarksEditor';
import { useWhyResult } from './why/useWhyResult';

const labelOf = (sheet: Sheet<StudentMarks>, columns: readonly CellColumn<StudentMarks>[], key: CellKey): string => {
  const row = sheet.rows().find((one) => key.startsWith(`${studentKey(one)}/`));
  const column = columns.find((one) => row && key === cellKey(studentKey(row), one.key));
  return row && column ? column.label(row) : '';
};

interface MarksEditorProps extends Omit<MarksEditorOptions, 'onProblems' | 'readOnly'> {
  readonly searchText: string;
}

/** The marks of a class in an exam; nothing is stored before Save Changes. */
export function MarksEditor({ searchText, ...props }: MarksEditorProps) {
  const words = useWords(uploadWords);
  const { fixErrors } = useWords(sheetWords);
  const snackbar = useSnackbar();
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const why = useWhyResult(grid);
  const toNextError = () => grid.current?.goToNextError();
  const { sheet, papers, columns, editor } = useMarksEditor({ ...props, readOnly: false, onProblems: toNextError });
  const { changes, errors } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const { exam } = props.data;
  const save = () => {
    if (editor.busy) return;
    sheet.commit();
    const { changes: unsaved, invalid } = sheet.summary();
    if (unsaved === 0) return;
    if (invalid === 0) return void editor.submit();
    toNextError();
    snackbar.error(fixErrors);
  };
  return (
    <SheetFrame className="marks-editor" onSave={save}>
      <MarksTools
        title={words.titleOf(exam.examName, props.selection.class.className, props.stored.length)}
        sheet={sheet}
        reasons={REASONS.filter((reason) => !refusesReason(exam.kind, reason))}
        onReason={(reason) => grid.current?.fill(REASON_TEXTS[reason])}
        onExplain={why.explainActive}
      />
      <MarksView
        ref={grid}
        data={props.data}
        {...{ sheet, papers, columns, searchText, why }}
        onSave={save}
        onLeave={() => saveButton.current?.focus()}
      />
      <SheetBar
        {...editor}
        sheet={sheet}
        changes={changes}
        saveLabel={words.save}
        saveRef={saveButton}
        disabled={changes === 0 || errors > 0}
        onSave={save}
        onNextError={toNextError}
        labelOf={(key) => labelOf(sheet, columns, key)}
      />
      <SheetDialogs
        editor={editor}
        grid={grid}
        conflictTitle={words.changedTitle}
        conflictText={words.changedText}
        backLabel={words.changedBack}
      />
    </SheetFrame>
  );
}
