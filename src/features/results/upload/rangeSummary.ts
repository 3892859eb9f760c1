/** Count, average and maximum of the selected cells, like the status bar of a spreadsheet. */
import type { StudentMarks } from '@/api/results';
import type { CellKey, Sheet } from '@/shared/sheet';
import { marksOf } from './markText';

export interface RangeSummary {
  readonly cells: number;
  /** the cells with valid marks; errors, reasons, grades and empty cells are not counted */
  readonly marks: number;
  /** with two decimals */
  readonly average: number;
  readonly highest: number;
}

/** Undefined if fewer than two cells are selected or none of them has marks. */
export function rangeSummary(sheet: Sheet<StudentMarks>, keys: readonly CellKey[]): RangeSummary | undefined {
  if (keys.length < 2) return undefined;
  const marks = keys.flatMap((key) => (sheet.cell(key).problem === undefined ? (marksOf(sheet.text(key)) ?? []) : []));
  if (marks.length === 0) return undefined;
  const sum = marks.reduce((total, mark) => total + mark, 0);
  return {
    cells: keys.length,
    marks: marks.length,
    average: Math.round((sum / marks.length) * 100) / 100,
    highest: Math.max(...marks),
  };
}
