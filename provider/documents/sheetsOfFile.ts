// The sheets of a workbook: the one that is read, and the others.
import type * as XLSX from '@e965/xlsx';
import { templateSheets } from './importTemplate.ts';

export const isHiddenSheet = ({ Hidden }: XLSX.SheetProps): boolean => (Hidden ?? 0) !== 0;

/** The index of the sheet to read. */
export const firstVisible = ({ Workbook }: XLSX.WorkBook): number =>
  Math.max(
    0,
    (Workbook?.Sheets ?? []).findIndex((sheet) => !isHiddenSheet(sheet)),
  );

/** Rows of another sheet that are searched for a value. */
export const SEARCHED_ROWS = 20;
const MOST_NAMED = 30;
const TEMPLATE_SHEETS: ReadonlySet<string> = new Set(Object.values(templateSheets));

/** The indexes of the visible sheets beside the one to read, without those that belong to a template. */
export const otherVisible = (workbook: XLSX.WorkBook): number[] =>
  workbook.SheetNames.flatMap((name, at) => {
    const isHidden = isHiddenSheet(workbook.Workbook?.Sheets?.[at] ?? {});
    return isHidden || at === firstVisible(workbook) || TEMPLATE_SHEETS.has(name.trim()) ? [] : [at];
  }).slice(0, MOST_NAMED);

const hasValue = (cell: XLSX.CellObject | undefined): boolean =>
  cell !== undefined && cell.t !== 'z' && String(cell.v ?? '').trim() !== '';

/** The names of those of the sheets that have a value in their first rows. */
export const withValues = (workbook: XLSX.WorkBook, indexes: readonly number[]): string[] =>
  indexes
    .map((at) => workbook.SheetNames[at] ?? '')
    .filter((name) => {
      const rows = (workbook.Sheets[name] as XLSX.DenseWorkSheet | undefined)?.['!data'] ?? [];
      // Rows that were never written are not in the array.
      return rows.slice(0, SEARCHED_ROWS).some((row) => (row as XLSX.CellObject[] | undefined)?.some(hasValue));
    });
