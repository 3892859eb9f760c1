import { Alert, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { StudentMarks } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useStoredDraft } from '@/shared/drafts';
import { showMoment } from '@/shared/lib/dates';
import { createSheet, SheetTools, useSheetPages, type SheetGridHandle } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AwardListButton } from './AwardListButton';
import { EntryHistoryButton } from './EntryHistoryButton';
import { papersOf, studentKey, type MarksSheetData } from './markCells';
import { entryColumns } from './markColumns';
import { titleOf } from './marksTitle';
import { MarksPager } from './MarksPager';
import { MarksView } from './MarksView';
import { OverviewButton } from './overview/OverviewButton';
import { SubjectPicker } from './SubjectPicker';
import { uploadWords } from './uploadWords';
import { useEntryHistory } from './useEntryHistory';
import { draftName } from './useMarksEditor';
import { shownPapers, useShownColumns, type SubjectChoice } from './useShownColumns';
import { useWhyResult } from './why/useWhyResult';
import { WhyButton } from './why/WhyButton';

interface MarksReadingProps {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly data: MarksSheetData;
  readonly stored: readonly StudentMarks[];
  readonly searchText: string;
  readonly subjectChoice: SubjectChoice;
  /** the reason why the marks are read-only */
  readonly reason: string;
}

/** The marks of an exam that is locked, or of a session that is not active (MARKS-39). */
export function MarksReading(props: MarksReadingProps) {
  const { selection, fragment, data, stored, searchText, subjectChoice, reason } = props;
  const words = useWords(uploadWords);
  const papers = papersOf(data);
  const columns = entryColumns(words, data, papers, true);
  const shown = useShownColumns(columns, papers, subjectChoice);
  const pages = useSheetPages(searchText);
  const draft = useStoredDraft(draftName(fragment));
  const [sheet] = useState(() => createSheet({ rows: stored, columns, rowKey: studentKey }));
  // A marks file can be stored while editing is locked.
  useEffect(() => sheet.show(stored), [sheet, stored]);
  const grid = useRef<SheetGridHandle>(null);
  const why = useWhyResult(grid);
  const history = useEntryHistory(grid, { selection, data, stored }, columns);
  const roomy = useIsRoomy();
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={reason}
        action={
          <Flex wrap gap="small">
            <OverviewButton {...{ sheet, papers, data, selection }} />
            <AwardListButton selection={selection} data={data} papers={shownPapers(papers, shown)} rows={stored} />
          </Flex>
        }
      />
      {draft && (
        <Alert
          type="warning"
          showIcon
          title={words.draftKept(Object.keys(draft.texts).length, showMoment(draft.savedAt))}
        />
      )}
      <SheetTools title={titleOf(words, { selection, data, stored })} label={words.view}>
        {roomy && (
          <>
            <SubjectPicker papers={papers} chosen={shown.chosen} choose={shown.choose} />
            <MarksPager sheet={sheet} pages={pages} searchText={searchText} />
            <WhyButton onClick={why.explainActive} />
            <EntryHistoryButton onClick={history.showActive} />
          </>
        )}
      </SheetTools>
      <MarksView
        ref={grid}
        {...{ sheet, data, papers, searchText, pages, why }}
        columns={shown.columns}
        onHistory={history.show}
      />
      {history.drawer}
    </>
  );
}
