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

const MOST_NAMED = 30;
const TEMPLATE_SHEETS: ReadonlySet<string> = new Set(Object.values(templateSheets));

/** The indexes of the visible sheets beside the one to read, without those that belong to a template. */
export const otherVisible = (workbook: XLSX.WorkBook): number[] => {
  const first = firstVisible(workbook);
  return workbook.SheetNames.flatMap((name, at) => {
    const isHidden = isHiddenSheet(workbook.Workbook?.Sheets?.[at] ?? {});
    return isHidden || at === first || TEMPLATE_SHEETS.has(name.trim()) ? [] : [at];
  });
};

const hasValue = (cell: XLSX.CellObject | undefined): boolean =>
  cell !== undefined && cell.t !== 'z' && String(cell.v ?? '').trim() !== '';

/** Control characters and signs that change the direction of the text around them. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** The names of those of the sheets that have a value, at most 30. */
export const withValues = (workbook: XLSX.WorkBook, indexes: readonly number[]): string[] =>
  indexes
    .map((at) => workbook.SheetNames[at] ?? '')
    .filter((name) => {
      const rows = (workbook.Sheets[name] as XLSX.DenseWorkSheet | undefined)?.['!data'] ?? [];
      // Rows that were never written are not in the array.
      return rows.some((row) => (row as XLSX.CellObject[] | undefined)?.some(hasValue));
    })
    .map((name) => name.replaceAll(UNSHOWN, '').trim())
    .filter((name) => name !== '')
    .slice(0, MOST_NAMED);

/** The elements of a value and of a text in a cell, also with a prefix of their namespace. */
const VALUES = ['<v>', ':v>', '<is>', ':is>', '<v ', ':v '];
const sheetWith = (cell: string): Buffer =>
  Buffer.from(`<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`);
const ONE_VALUE = sheetWith('<c r="A1"><v>1</v></c>');
const NO_VALUE = sheetWith('');

/** Replaces a sheet of which only the presence of values is used, because a sheet that is not read may be large. */
export const shortSheet = (sheet: Buffer): Buffer =>
  VALUES.some((element) => sheet.includes(element)) ? ONE_VALUE : NO_VALUE;
