import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { StudentMarks } from '@/api/results';
import { refusesReason, type Reason } from '@common/results';
import { useSnackbar } from '@/shared/feedback';
import {
  SheetBar,
  SheetDialogs,
  SheetFrame,
  sheetWords,
  type Sheet,
  type SheetEditor,
  type SheetGridHandle,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { DraftOffer } from './DraftOffer';
import { labelOf } from './markCells';
import { REASON_TEXTS } from './markText';
import { MarksGrid } from './MarksGrid';
import { MarksTools } from './MarksTools';
import { uploadWords } from './uploadWords';
import { useMarksEditor, type MarksEditorOptions } from './useMarksEditor';

const REASONS: readonly Reason[] = ['ABSENT', 'MEDICAL', 'LEAVE'];

interface MarksEditorProps extends Omit<MarksEditorOptions, 'onProblems' | 'readOnly'> {
  readonly searchText: string;
  readonly refreshes: number;
}

/** Calls `refresh` when the count changes after the first rendering. */
function useRefresh(count: number, refresh: () => void): void {
  const latest = useRef({ count, refresh });
  useEffect(() => {
    const isAsked = latest.current.count !== count;
    latest.current = { count, refresh };
    if (isAsked) refresh();
  });
}

/** Saves the edits, or leads to the first one that cannot be saved. */
function useSave(sheet: Sheet<StudentMarks>, editor: SheetEditor, toNextError: () => void) {
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

/** The marks of a class in an exam; nothing is stored before Save Changes. */
export function MarksEditor({ searchText, refreshes, ...props }: MarksEditorProps) {
  const words = useWords(uploadWords);
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const toNextError = () => grid.current?.goToNextError();
  const { sheet, papers, columns, editor, storedEdits, refresh } = useMarksEditor({
    ...props,
    readOnly: false,
    onProblems: toNextError,
  });
  useRefresh(refreshes, refresh);
  const { changes, errors } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const { exam } = props.data;
  const save = useSave(sheet, editor, toNextError);
  return (
    <SheetFrame className="marks-editor" onSave={save}>
      <DraftOffer {...storedEdits} />
      <MarksTools
        title={words.titleOf(exam.examName, props.selection.class.className, props.stored.length)}
        sheet={sheet}
        reasons={REASONS.filter((reason) => !refusesReason(exam.kind, reason))}
        onReason={(reason) => grid.current?.fill(REASON_TEXTS[reason])}
      />
      <MarksGrid
        ref={grid}
        sheet={sheet}
        data={props.data}
        papers={papers}
        columns={columns}
        searchText={searchText}
        onSave={save}
        onLeave={() => saveButton.current?.focus()}
      />
      <SheetBar
        {...editor}
        sheet={sheet}
        changes={changes}
        more={storedEdits.isDenied && changes > 0 ? [words.draftDenied] : []}
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
