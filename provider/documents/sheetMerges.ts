// The hidden rows and columns of a parsed sheet, and its merged cells: a value in a hidden row or column is displayed in the first
// visible cell of its range.
import type * as XLSX from '@e965/xlsx';
import type { Merge } from './workbook.ts';
import { MOST_COLUMNS } from './workbookLimits.ts';

/** The cells of a sheet by row; forEach skips rows that were never written. */
export type Written = (XLSX.CellObject[] | undefined)[];

/** Whether a row or column is hidden: by a filter, by the user, by an outline, or with size 0. */
const isHiddenRow = (row: XLSX.RowInfo | undefined): boolean => row?.hidden === true || row?.hpt === 0;
const isHiddenColumn = (column: XLSX.ColInfo | undefined): boolean => column?.hidden === true || column?.width === 0;

export interface HiddenIn {
  rows: ReadonlySet<number>;
  columns: ReadonlySet<number>;
}

/** The indexes of the hidden rows and columns, in their order. */
export function hiddenIn(sheet: XLSX.DenseWorkSheet | undefined): HiddenIn {
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  const rowInfo = (sheet?.['!rows'] ?? []) as (XLSX.RowInfo | undefined)[];
  const columnInfo = (sheet?.['!cols'] ?? []) as (XLSX.ColInfo | undefined)[];
  rowInfo.forEach((info, at) => isHiddenRow(info) && rows.add(at));
  columnInfo.forEach((info, at) => isHiddenColumn(info) && columns.add(at));
  return { rows, columns };
}

/** The index of the next visible row or column for each hidden one. */
function nextVisible(hidden: ReadonlySet<number>): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const at of [...hidden].reverse()) next.set(at, next.get(at + 1) ?? at + 1);
  return next;
}

const hasContent = (cells: XLSX.CellObject[] | undefined): boolean => cells?.some(({ t }) => t !== 'z') === true;

const MOST_MERGES = 5_000;

/** The visible parts of merged cells. Copies each value that is in a hidden row or column into the cell that displays it. */
export function visibleMerges(
  sheet: XLSX.DenseWorkSheet | undefined,
  written: Written | undefined,
  hidden: HiddenIn,
): Merge[] {
  const ranges = ((sheet?.['!merges'] ?? []) as XLSX.Range[]).slice(0, MOST_MERGES);
  const [rowAfter, columnAfter] = [nextVisible(hidden.rows), nextVisible(hidden.columns)];
  const filled = [...hidden.rows].filter((row) => hasContent(written?.[row]));
  return ranges.flatMap(({ s, e }): Merge[] => {
    const [row, column] = [rowAfter.get(s.r) ?? s.r, columnAfter.get(s.c) ?? s.c];
    if (row > e.r || column > e.c || column >= MOST_COLUMNS) return [];
    const value = written?.[s.r]?.[s.c];
    if (written && value && (row !== s.r || column !== s.c)) (written[row] ??= [])[column] = value;
    const sharesHidden = e.r > s.r && filled.some((one) => one >= s.r && one <= e.r);
    const columns = Math.min(e.c, MOST_COLUMNS - 1) - column + 1;
    return [{ row: row + 1, column, rows: e.r - row + 1, columns, ...(sharesHidden && { sharesHidden }) }];
  });
}
