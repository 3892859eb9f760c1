// The sheets of a workbook: which of them can be read, and the one that is read.
import type * as XLSX from '@e965/xlsx';
import { textKey } from '../../common/names.ts';
import type { SheetNames } from './fileSheets.ts';
import { shownHeading } from './headings.ts';
import { templateSheets } from './importTemplate.ts';

export const isHiddenSheet = ({ Hidden }: XLSX.SheetProps): boolean => (Hidden ?? 0) !== 0;

const TEMPLATE_SHEETS: ReadonlySet<string> = new Set(Object.values(templateSheets));

const hasValue = (cell: XLSX.CellObject | undefined): boolean =>
  cell !== undefined && cell.t !== 'z' && String(cell.v ?? '').trim() !== '';

/** Control characters and signs that change the direction of the text around them. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;
const shownName = (name: string): string => shownHeading(name.replaceAll(UNSHOWN, '').trim());

/** The rows of a sheet that have a value, counted up to two: headings, and a row below them. */
function valuedRows(sheet: XLSX.WorkSheet | undefined): number {
  let valued = 0;
  // Rows that were never written are not in the array.
  for (const row of ((sheet as XLSX.DenseWorkSheet | undefined)?.['!data'] ?? []) as (
    | XLSX.CellObject[]
    | undefined
  )[]) {
    if (row?.some(hasValue)) valued += 1;
    if (valued === 2) break;
  }
  return valued;
}

interface Sheet {
  /** index in the workbook */
  at: number;
  name: string;
  rows: number;
}

/** The visible sheets with values, without those of a template and nameless ones. */
function readable({ SheetNames, Sheets, Workbook }: XLSX.WorkBook): Sheet[] {
  return SheetNames.flatMap((name, at) => {
    const shown = shownName(name);
    const isVisible = !isHiddenSheet(Workbook?.Sheets?.[at] ?? {}) && !TEMPLATE_SHEETS.has(shown) && shown !== '';
    const rows = isVisible ? valuedRows(Sheets[name]) : 0;
    return rows > 0 ? [{ at, name: shown, rows }] : [];
  });
}

const firstVisible = ({ Workbook }: XLSX.WorkBook): number =>
  Math.max(
    0,
    (Workbook?.Sheets ?? []).findIndex((sheet) => !isHiddenSheet(sheet)),
  );

const MOST_NAMED = 100;

export interface ChosenSheet extends SheetNames {
  /** index in the workbook */
  at: number;
}

/**
 * The sheet to read: the one of this name, otherwise the first one that has a row below its headings. Undefined without one of this
 * name. `outline`: the workbook, or one of short sheets. `first`: the first visible one, as in a file that the portal wrote.
 */
export function chooseSheet(
  outline: XLSX.WorkBook,
  { sheet, first }: { sheet: string | undefined; first: boolean },
): ChosenSheet | undefined {
  const sheets = readable(outline);
  const names = [...new Set(sheets.map(({ name }) => name))].slice(0, MOST_NAMED);
  if (sheet !== undefined) {
    const named = sheets.find(({ name }) => textKey(name) === textKey(sheet));
    return named && { at: named.at, name: named.name, names };
  }
  const found = first ? undefined : (sheets.find(({ rows }) => rows > 1) ?? sheets[0]);
  const at = found?.at ?? firstVisible(outline);
  return { at, name: shownName(outline.SheetNames[at] ?? ''), names };
}

/** The elements of a value and of a text in a cell, also with a prefix of their namespace. */
const VALUES = ['<v>', ':v>', '<is>', ':is>', '<v ', ':v '];
const ROWS = ['<row', ':row'];

const outlineOf = (rows: number): Buffer => {
  const cells = Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`);
  return Buffer.from(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`);
};
const OUTLINES = [outlineOf(0), outlineOf(1), outlineOf(2)];

/** Replaces a sheet of which only the number of rows with values is used, because a sheet that is not read may be large. */
export function shortSheet(sheet: Buffer): Buffer {
  const present = VALUES.filter((element) => sheet.includes(element));
  const first = Math.min(...present.map((element) => sheet.indexOf(element)));
  const last = Math.max(...present.map((element) => sheet.lastIndexOf(element)));
  const inOtherRow = ROWS.some((row) => {
    const next = sheet.indexOf(row, first);
    return next >= 0 && next < last;
  });
  const rows = present.length === 0 ? 0 : 1 + Number(inOtherRow);
  return OUTLINES[rows] as Buffer;
}
