// The sheets of a workbook: which of them can be read, and the one that is read.
import type * as XLSX from '@e965/xlsx';
import { textKey } from '../../common/names.ts';
import type { SheetNames } from './fileSheets.ts';
import { firstSigns } from './headings.ts';
import { templateSheets } from './importTemplate.ts';

export const isHiddenSheet = ({ Hidden }: XLSX.SheetProps): boolean => (Hidden ?? 0) !== 0;

const TEMPLATE_SHEETS: ReadonlySet<string> = new Set(Object.values(templateSheets));

const hasValue = (cell: XLSX.CellObject | undefined): boolean =>
  cell !== undefined && cell.t !== 'z' && String(cell.v ?? '').trim() !== '';

/** Control characters and signs that change the direction of the text around them. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;
const LONGEST_NAME = 50;
const shownName = (name: string): string => firstSigns(name.replaceAll(UNSHOWN, '').trim(), LONGEST_NAME).trim();

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

/** Charts and macros on tabs of their own have a type. */
const isTable = (sheet: XLSX.WorkSheet | undefined): boolean => sheet?.['!type'] === undefined;

/** The indexes of the visible tables. The entries of hidden sheets are found by name: an .xls file may lack some. */
function visibleTables({ SheetNames, Sheets, Workbook }: XLSX.WorkBook): number[] {
  const hidden = new Set((Workbook?.Sheets ?? []).filter(isHiddenSheet).map(({ name }) => name));
  return SheetNames.flatMap((name, at) => (!hidden.has(name) && isTable(Sheets[name]) ? [at] : []));
}

/** Names that differ in more than case and blanks: a further sheet with an equal name gets a number. */
function distinctNames(): (name: string) => string {
  const keys = new Set<string>();
  return (name) => {
    let distinct = name;
    for (let number = 2; keys.has(textKey(distinct)); number += 1) distinct = `${name} (${number})`;
    keys.add(textKey(distinct));
    return distinct;
  };
}

/** The visible sheets with values, without those of a template and nameless ones. */
function readable(workbook: XLSX.WorkBook): Sheet[] {
  const distinct = distinctNames();
  return visibleTables(workbook).flatMap((at) => {
    const name = workbook.SheetNames[at] ?? '';
    const shown = shownName(name);
    const rows = shown === '' || TEMPLATE_SHEETS.has(shown) ? 0 : valuedRows(workbook.Sheets[name]);
    return rows > 0 ? [{ at, name: distinct(shown), rows }] : [];
  });
}

const MOST_NAMED = 100;

/** The names of the first sheets, and of the one that is read. */
function namesOf(sheets: readonly Sheet[], read: Sheet | undefined): string[] {
  const first = sheets.slice(0, MOST_NAMED);
  const named = read === undefined || first.includes(read) ? first : [...first.slice(0, -1), read];
  return named.map(({ name }) => name);
}

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
  if (sheet !== undefined) {
    const named = sheets.find(({ name }) => textKey(name) === textKey(sheet));
    return named && { at: named.at, name: named.name, names: namesOf(sheets, named) };
  }
  const found = first ? undefined : (sheets.find(({ rows }) => rows > 1) ?? sheets[0]);
  const at = found?.at ?? visibleTables(outline)[0] ?? 0;
  return { at, name: found?.name ?? shownName(outline.SheetNames[at] ?? ''), names: namesOf(sheets, found) };
}

/** The start of a row, and a value or text in a cell that is not blank; also with a prefix of their namespace. */
const ROW_OR_VALUE = /<(?:\w+:)?(?:(row)[\s>]|[vt](?:\s[^<>]*)?>\s*[^\s<])/g;

const outlineOf = (rows: number): Buffer => {
  const cells = Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`);
  return Buffer.from(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`);
};
const OUTLINES = [outlineOf(0), outlineOf(1), outlineOf(2)] as const;

/** Replaces a sheet of which only the number of rows with values is used, because a sheet that is not read may be large. */
export function shortSheet(sheet: Buffer): Buffer {
  let isValued = false;
  let inValuedRow = false;
  for (const [, row] of sheet.toString('latin1').matchAll(ROW_OR_VALUE))
    if (row) inValuedRow = false;
    else if (isValued && !inValuedRow) return OUTLINES[2];
    else isValued = inValuedRow = true;
  return OUTLINES[isValued ? 1 : 0];
}

const SHEET_ENTRY = /<(?:\w+:)?sheet[\s/>]/g;
/** A file has at most 200 parts, so no program writes more. */
const MOST_SHEETS = 1_000;

/** Whether the list of sheets, which may name one part many times, would take too long to parse. */
export const hasTooManySheets = (list: Buffer): boolean =>
  (list.toString('latin1').match(SHEET_ENTRY)?.length ?? 0) > MOST_SHEETS;
