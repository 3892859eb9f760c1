import { useCallback, useDeferredValue, useMemo } from 'react';
import type { StudentMarks } from '@/api/results';
import { useSheetValue, type Sheet } from '@/shared/sheet';
import { enteredOf, liveResults } from './liveResults';
import { sheetReader } from './sheetReader';
import type { MarksSheetData, Paper } from './markCells';
import type { ShownResults } from './SummaryText';

type Shown = Omit<ShownResults, 'onExplain'>;

/** Shown in the first rendering, so that the entries do not wait for the results of a large class. */
const readNothing = (): Shown => ({ results: new Map(), entered: new Map(), changed: new Set() });

/** The displayed results, computed in a second rendering and updated after each committed entry. */
export function useShownResults(
  sheet: Sheet<StudentMarks>,
  data: MarksSheetData,
  papers: readonly Paper[],
  onExplain: (row: StudentMarks) => void,
): ShownResults {
  const reader = useMemo(() => sheetReader(data, papers), [data, papers]);
  const read = useCallback(
    (from: Sheet<StudentMarks>): Shown => ({
      results: liveResults(from, data, papers, reader),
      entered: enteredOf(
        reader(from).filter((_reading, at) => from.rows()[at]?.student.left !== true),
        papers,
      ),
      changed: new Set(
        from
          .rows()
          .filter(from.isRowChanged)
          .map(({ student }) => student.studentId),
      ),
    }),
    [data, papers, reader],
  );
  const shown = useSheetValue(sheet, useDeferredValue(read, readNothing));
  return useMemo(() => ({ ...shown, onExplain }), [shown, onExplain]);
}
