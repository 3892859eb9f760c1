import { useCallback, useMemo, type Ref } from 'react';
import type { StudentMarks } from '@/api/results';
import {
  cellKey,
  SheetGrid,
  type CellColumn,
  type CellKey,
  type Sheet,
  type SheetGridHandle,
  type SheetPages,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { EmptyCard } from '../Cards';
import { matching, type MarksSheetData, type Paper } from './markCells';
import { marksColumns, PINNED_COLUMNS, subjectGroups } from './markColumns';
import { ShownResultsContext } from './SummaryText';
import { uploadWords } from './uploadWords';
import { useShownResults } from './useShownResults';
import type { WhyResultState } from './why/useWhyResult';

export interface MarksGridProps {
  readonly ref?: Ref<SheetGridHandle>;
  readonly sheet: Sheet<StudentMarks>;
  readonly data: MarksSheetData;
  readonly papers: readonly Paper[];
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly searchText: string;
  readonly pages: SheetPages;
  readonly onRange?: (keys: readonly CellKey[]) => void;
  readonly onExplain: WhyResultState['explain'];
  readonly onSave?: () => void;
  readonly onLeave?: () => void;
}

const ROW_HEIGHT = 44;

/** Students are rows, subjects are columns, with the displayed result of each student. */
export function MarksGrid({
  ref,
  sheet,
  data,
  papers,
  columns: cells,
  searchText,
  onExplain,
  ...handlers
}: MarksGridProps) {
  const words = useWords(uploadWords);
  const columns = useMemo(() => marksColumns(words, cells), [words, cells]);
  const groups = useMemo(() => subjectGroups(papers), [papers]);
  const filter = useMemo(() => matching(searchText), [searchText]);
  const explain = useCallback(
    (row: StudentMarks) => {
      const keys = cells.map(({ key }) => cellKey(sheet.rowKey(row), key));
      // Focuses the entry next to the figures, so that the grid does not scroll.
      onExplain(
        sheet.rowKey(row),
        keys.findLast((key) => sheet.cell(key).kind !== 'none'),
      );
    },
    [cells, sheet, onExplain],
  );
  const shown = useShownResults(sheet, data, papers, explain);
  if (filter && !sheet.rows().some(filter)) return <EmptyCard text={words.noMatch} />;
  return (
    <ShownResultsContext value={shown}>
      <SheetGrid
        ref={ref}
        sheet={sheet}
        label={words.grid}
        columns={columns}
        groups={groups}
        pinned={PINNED_COLUMNS}
        rowHeight={ROW_HEIGHT}
        filter={filter}
        startsAtCells
        {...handlers}
      />
    </ShownResultsContext>
  );
}
