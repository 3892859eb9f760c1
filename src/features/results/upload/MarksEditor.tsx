import { useRef, useState } from 'react';
import {
  DraftBar,
  SheetDialogs,
  SheetFrame,
  useRefresh,
  useSheetPages,
  useSheetSave,
  type CellKey,
  type SheetGridHandle,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { AwardListButton } from './AwardListButton';
import { MarksBar } from './MarksBar';
import { titleOf } from './marksTitle';
import { MarksTools } from './MarksTools';
import { MarksView } from './MarksView';
import { OverviewButton } from './overview/OverviewButton';
import { uploadWords } from './uploadWords';
import { useEntryHistory } from './useEntryHistory';
import { useErrorSearch } from './useMarksActions';
import { useMarksEditor, type MarksEditorOptions } from './useMarksEditor';
import { shownPapers, useShownColumns, type SubjectChoice } from './useShownColumns';
import { useWhyResult } from './why/useWhyResult';

interface MarksEditorProps extends Omit<MarksEditorOptions, 'onProblems' | 'readOnly'> {
  readonly searchText: string;
  readonly refreshes: number;
  readonly subjectChoice: SubjectChoice;
  /** Shows the rows that the search hides. */
  readonly onShowAll: () => void;
}

/** The marks of a class in an exam; stored only by Save Changes. */
export function MarksEditor({ searchText, refreshes, subjectChoice, onShowAll, ...props }: MarksEditorProps) {
  const { data, selection } = props;
  const words = useWords(uploadWords);
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const why = useWhyResult(grid);
  const pages = useSheetPages(searchText);
  const [range, setRange] = useState<readonly CellKey[]>([]);
  const marks = useMarksEditor({ ...props, readOnly: false, onProblems: () => toNextError() });
  const { sheet, papers, columns, editor, storedEdits } = marks;
  const history = useEntryHistory(grid, props, columns);
  const shown = useShownColumns(columns, papers, subjectChoice);
  const toNextError = useErrorSearch(grid, () => {
    shown.showAll();
    onShowAll();
  });
  useRefresh(refreshes, marks.refresh);
  const save = useSheetSave(sheet, editor, toNextError);
  return (
    <SheetFrame className="marks-editor" onSave={save}>
      <DraftBar {...{ grid, sheet, storedEdits, words }} columns={shown.columns} />
      <MarksTools
        {...{ sheet, grid, papers, shown, pages, searchText }}
        title={titleOf(words, props)}
        onExplain={why.explainActive}
        onHistory={history.showActive}
        kind={data.exam.kind}
      >
        <OverviewButton {...{ sheet, papers, data, selection }} />
        <AwardListButton {...{ data, selection }} papers={shownPapers(papers, shown)} rows={props.stored} />
      </MarksTools>
      <MarksView
        ref={grid}
        {...{ sheet, data, papers, searchText, pages, why }}
        columns={shown.columns}
        onHistory={history.show}
        onRange={setRange}
        onSave={save}
        onLeave={() => saveButton.current?.focus()}
      />
      <MarksBar
        {...{ sheet, columns, editor, range }}
        isDenied={storedEdits.isDenied}
        saveRef={saveButton}
        onSave={save}
        onNextError={toNextError}
      />
      <SheetDialogs
        editor={editor}
        grid={grid}
        conflictTitle={words.changedTitle}
        conflictText={words.changedText}
        backLabel={words.changedBack}
        goneTitle={words.goneTitle}
        goneText={words.goneText}
      />
      {history.drawer}
    </SheetFrame>
  );
}
