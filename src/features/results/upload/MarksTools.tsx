import { StepForwardOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode, RefObject } from 'react';
import type { Exam, StudentMarks } from '@/api/results';
import { rejectsReason, type Reason } from '@common/results';
import { SheetTools, sheetWords, type Sheet, type SheetGridHandle, type SheetPages } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EntryHistoryButton } from './EntryHistoryButton';
import type { Paper } from './markCells';
import { REASON_TEXTS, REASONS } from './markText';
import { MarksPager } from './MarksPager';
import { SubjectPicker } from './SubjectPicker';
import { uploadWords } from './uploadWords';
import type { ShownColumns } from './useShownColumns';
import { WhyButton } from './why/WhyButton';

interface MarksToolsProps {
  readonly title: string;
  readonly sheet: Sheet<StudentMarks>;
  readonly grid: RefObject<SheetGridHandle | null>;
  readonly papers: readonly Paper[];
  readonly shown: ShownColumns;
  readonly pages: SheetPages;
  readonly searchText: string;
  readonly kind: Exam['kind'];
  /** Shows the changes of the active entry. */
  readonly onHistory: () => void;
  /** Explains the result of the active row. */
  readonly onExplain: () => void;
  /** buttons for the whole list */
  readonly children?: ReactNode;
}

/** What the grid shows, and the reasons to enter in selected cells by mouse (MARKS-29, MARKS-33). */
export function MarksTools({ title, sheet, grid, papers, shown, pages, searchText, ...props }: MarksToolsProps) {
  const words = useWords(uploadWords);
  const { nextEmpty, nextEmptyHint } = useWords(sheetWords);
  const reasons = REASONS.filter((reason) => !rejectsReason(props.kind, reason));
  // On a phone each student has these buttons.
  const roomy = useIsRoomy();
  if (!roomy)
    return (
      <SheetTools title={title} label={words.tools} sheet={sheet}>
        {props.children}
      </SheetTools>
    );
  return (
    <SheetTools
      title={title}
      label={words.tools}
      sheet={sheet}
      after={
        <>
          <WhyButton onClick={props.onExplain} />
          <EntryHistoryButton onClick={props.onHistory} />
          {props.children}
        </>
      }
    >
      <SubjectPicker papers={papers} chosen={shown.chosen} choose={shown.choose} />
      <MarksPager sheet={sheet} pages={pages} searchText={searchText} />
      <Button
        icon={<StepForwardOutlined aria-hidden />}
        aria-label={nextEmpty}
        title={nextEmptyHint}
        aria-keyshortcuts="F8"
        onClick={() => grid.current?.goToNextEmpty()}
      />
      <Dropdown
        trigger={['click']}
        menu={{
          items: reasons.map((reason) => ({ key: reason, label: words[reason] })),
          onClick: ({ key }) => grid.current?.fill(REASON_TEXTS[key as Reason]),
        }}
      >
        <Button icon={<StopOutlined aria-hidden />}>{words.didNotAppear}</Button>
      </Dropdown>
    </SheetTools>
  );
}
