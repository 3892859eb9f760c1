import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { StudentMarks } from '@/api/results';
import { useSnackbar } from '@/shared/feedback';
import {
  SheetBar,
  SheetDialogs,
  SheetFrame,
  sheetWords,
  useSheetPages,
  type CellKey,
  type Sheet,
  type SheetEditor,
  type SheetGridHandle,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { AwardListButton } from './AwardListButton';
import { DraftOffer } from './DraftOffer';
import { labelOf } from './markCells';
import { MarksGrid } from './MarksGrid';
import { MarksTools } from './MarksTools';
import { RangeText } from './RangeText';
import { uploadWords } from './uploadWords';
import { useMarksEditor, type MarksEditorOptions } from './useMarksEditor';
import { shownPapers, useShownColumns, type SubjectChoice } from './useShownColumns';

interface MarksEditorProps extends Omit<MarksEditorOptions, 'onProblems' | 'readOnly'> {
  readonly searchText: string;
  readonly refreshes: number;
  readonly subjectChoice: SubjectChoice;
  /** Shows the rows that the search text hides. */
  readonly onShowAll: () => void;
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

/** Leads to the next error; where all errors are hidden, everything is shown first. */
function useErrorSearch(grid: RefObject<SheetGridHandle | null>, showAll: () => void): () => void {
  return () => {
    if (grid.current?.goToNextError() !== false) return;
    flushSync(showAll);
    grid.current?.goToNextError();
  };
}

/** The marks of a class in an exam; nothing is stored before Save Changes. */
export function MarksEditor({ searchText, refreshes, subjectChoice, onShowAll, ...props }: MarksEditorProps) {
  const words = useWords(uploadWords);
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const pages = useSheetPages();
  const [range, setRange] = useState<readonly CellKey[]>([]);
  const { sheet, papers, columns, editor, storedEdits, refresh } = useMarksEditor({
    ...props,
    readOnly: false,
    onProblems: () => toNextError(),
  });
  const shown = useShownColumns(columns, papers, subjectChoice);
  const toNextError = useErrorSearch(grid, () => {
    shown.showAll();
    onShowAll();
  });
  useRefresh(refreshes, refresh);
  const { changes, errors } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const save = useSave(sheet, editor, toNextError);
  return (
    <SheetFrame className="marks-editor" onSave={save}>
      <DraftOffer {...storedEdits} />
      <MarksTools
        {...{ sheet, grid, papers, shown, pages, searchText }}
        title={words.titleOf(props.data.exam.examName, props.selection.class.className, props.stored.length)}
        kind={props.data.exam.kind}
      >
        <AwardListButton
          selection={props.selection}
          data={props.data}
          papers={shownPapers(papers, shown)}
          rows={props.stored}
        />
      </MarksTools>
      <MarksGrid
        ref={grid}
        {...{ sheet, papers, searchText, pages }}
        data={props.data}
        columns={shown.columns}
        onRange={setRange}
        onSave={save}
        onLeave={() => saveButton.current?.focus()}
      />
      <SheetBar
        {...editor}
        sheet={sheet}
        changes={changes}
        more={storedEdits.isDenied && changes > 0 ? [words.draftDenied] : []}
        range={<RangeText sheet={sheet} range={range} />}
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
