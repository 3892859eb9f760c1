import { useCallback, useMemo } from 'react';
import type { StudentMarks } from '@/api/results';
import { useSheetValue, type Sheet } from '@/shared/sheet';
import { enteredOf, liveResults } from './liveResults';
import { sheetReader } from './sheetReader';
import type { MarksSheetData, Paper } from './markCells';
import type { ShownResults } from './SummaryText';

/** The results as they are shown beside the entries; they follow each committed entry. */
export function useShownResults(
  sheet: Sheet<StudentMarks>,
  data: MarksSheetData,
  papers: readonly Paper[],
  onExplain: (row: StudentMarks) => void,
): ShownResults {
  const reader = useMemo(() => sheetReader(data, papers), [data, papers]);
  const read = useCallback(
    (from: Sheet<StudentMarks>) => ({
      results: liveResults(from, data, papers, reader),
      entered: enteredOf(reader(from), papers),
      changed: new Set(
        from
          .rows()
          .filter(from.isRowChanged)
          .map(({ student }) => student.studentId),
      ),
    }),
    [data, papers, reader],
  );
  const shown = useSheetValue(sheet, read);
  return useMemo(() => ({ ...shown, onExplain }), [shown, onExplain]);
}
