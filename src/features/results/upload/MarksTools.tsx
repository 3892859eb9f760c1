import { StepForwardOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode, RefObject } from 'react';
import type { Exam, StudentMarks } from '@/api/results';
import { refusesReason, type Reason } from '@common/results';
import { SheetTools, sheetWords, type Sheet, type SheetGridHandle, type SheetPages } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import type { Paper } from './markCells';
import { REASON_TEXTS } from './markText';
import { MarksPager } from './MarksPager';
import { SubjectPicker } from './SubjectPicker';
import { uploadWords } from './uploadWords';
import type { ShownColumns } from './useShownColumns';

/** The most frequent first. */
const REASONS: readonly Reason[] = ['ABSENT', 'MEDICAL', 'LEAVE'];

interface MarksToolsProps {
  readonly title: string;
  readonly sheet: Sheet<StudentMarks>;
  readonly grid: RefObject<SheetGridHandle | null>;
  readonly papers: readonly Paper[];
  readonly shown: ShownColumns;
  readonly pages: SheetPages;
  readonly searchText: string;
  readonly kind: Exam['kind'];
  /** buttons of the whole list */
  readonly children?: ReactNode;
}

/** What the grid shows, and what its selected entries are given: a reason by the mouse (MARKS-29, MARKS-33). */
export function MarksTools({ title, sheet, grid, papers, shown, pages, searchText, ...props }: MarksToolsProps) {
  const words = useWords(uploadWords);
  const { nextEmpty, nextEmptyHint } = useWords(sheetWords);
  const reasons = REASONS.filter((reason) => !refusesReason(props.kind, reason));
  return (
    <SheetTools title={title} label={words.tools} sheet={sheet} after={props.children}>
      <SubjectPicker papers={papers} chosen={shown.chosen} choose={shown.choose} />
      <MarksPager sheet={sheet} pages={pages} searchText={searchText} />
      <Button
        icon={<StepForwardOutlined aria-hidden />}
        title={nextEmptyHint}
        aria-keyshortcuts="F8"
        onClick={() => grid.current?.goToNextEmpty()}
      >
        {nextEmpty}
      </Button>
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
