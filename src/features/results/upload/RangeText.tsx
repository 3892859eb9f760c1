import { useCallback } from 'react';
import type { StudentMarks } from '@/api/results';
import { useSheetValue, type CellKey, type Sheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { rangeSummary } from './rangeSummary';
import { uploadWords } from './uploadWords';

interface RangeTextProps {
  readonly sheet: Sheet<StudentMarks>;
  /** the selected cells */
  readonly range: readonly CellKey[];
}

/** Count, average and highest marks of the selected cells. */
export function RangeText({ sheet, range }: RangeTextProps) {
  const words = useWords(uploadWords);
  const read = useCallback((from: Sheet<StudentMarks>) => rangeSummary(from, range), [range]);
  const summary = useSheetValue(sheet, read);
  return summary ? words.range(summary.cells, summary.marks, summary.average, summary.highest) : null;
}
