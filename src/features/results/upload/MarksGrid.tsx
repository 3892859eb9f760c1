import { useCallback, useMemo, type Ref } from 'react';
import type { StudentMarks } from '@/api/results';
import {
  SheetGrid,
  useSheetValue,
  type CellColumn,
  type CellKey,
  type Sheet,
  type SheetGridHandle,
  type SheetPages,
} from '@/shared/sheet';
import { EmptyState, useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { enteredOf, liveResults } from './liveResults';
import { matching, type MarksSheetData, type Paper } from './markCells';
import { marksColumns, pinnedColumns, subjectGroups } from './markColumns';
import { ShownResultsContext } from './SummaryText';
import { uploadWords } from './uploadWords';

interface MarksGridProps {
  readonly ref?: Ref<SheetGridHandle>;
  readonly sheet: Sheet<StudentMarks>;
  readonly data: MarksSheetData;
  readonly papers: readonly Paper[];
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly searchText: string;
  readonly pages: SheetPages;
  readonly onRange?: (keys: readonly CellKey[]) => void;
  readonly onSave?: () => void;
  readonly onLeave?: () => void;
}

const ROW_HEIGHT = 44;

/** Students below each other, subjects side by side, with the result of each student as it is shown. */
export function MarksGrid({ ref, sheet, data, papers, columns: cells, searchText, ...handlers }: MarksGridProps) {
  const words = useWords(uploadWords);
  const roomy = useIsRoomy();
  const columns = useMemo(() => marksColumns(words, cells, roomy), [words, cells, roomy]);
  const groups = useMemo(() => subjectGroups(papers), [papers]);
  const filter = useMemo(() => matching(searchText), [searchText]);
  const read = useCallback(
    (from: Sheet<StudentMarks>) => ({
      results: liveResults(from, data, papers),
      entered: enteredOf(from, papers),
      changed: new Set(
        from
          .rows()
          .filter(from.isRowChanged)
          .map(({ student }) => student.studentId),
      ),
    }),
    [data, papers],
  );
  const shown = useSheetValue(sheet, read);
  if (filter && !sheet.rows().some(filter))
    return (
      <div className="portal-card">
        <EmptyState text={words.noMatch} />
      </div>
    );
  return (
    <ShownResultsContext value={shown}>
      <SheetGrid
        ref={ref}
        sheet={sheet}
        label={words.grid}
        columns={columns}
        groups={groups}
        pinned={pinnedColumns(roomy)}
        rowHeight={ROW_HEIGHT}
        filter={filter}
        startsAtCells
        {...handlers}
      />
    </ShownResultsContext>
  );
}
