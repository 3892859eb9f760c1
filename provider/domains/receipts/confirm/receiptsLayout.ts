// The layout of a file that confirms receipts: the download of receipts, and nothing beside it. Anything else in a file may say that
// a payment has not arrived, which only the user can read.
import { textKey } from '../../../../common/names.ts';
import { headingText } from '../../../documents/headings.ts';
import { lettersOf, namelessHeading, textOf, titlesOf, type Table } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import type { ReadRow, ReadSheet } from '../../../documents/workbook.ts';
import { RECEIPT_SHEET } from '../receipts.export.ts';
import { receiptFileWords as titles } from '../receipts.words.ts';
import { confirmWords as words } from './confirm.words.ts';

export const RECEIPT_NO = 'receiptNo';
export const STUDENT_CODE = 'studentCode';
export const AMOUNT = 'amount';
export const STATUS = 'status';

/** The columns of the download that are compared in their own way, by title. */
const KEYS: Readonly<Record<string, string>> = {
  [titles.receiptNo]: RECEIPT_NO,
  [titles.studentCode]: STUDENT_CODE,
  [titles.amount]: AMOUNT,
  [titles.status]: STATUS,
};

const KINDS = { number: 'digits', money: 'amount', date: 'date', text: 'text' } as const;

const column = (title: string, kind: TableColumn['kind']): TableColumn => ({
  key: KEYS[title] ?? title,
  title,
  kind,
  required: title === titles.receiptNo || title === titles.amount,
});

/** The columns of the download in its order. */
export const COLUMNS: readonly TableColumn[] = RECEIPT_SHEET.columns.map(({ title, kind }) =>
  column(title, KINDS[kind as keyof typeof KINDS]),
);

const KNOWN = new Map(COLUMNS.map((one) => [textKey(one.title), one]));

/** Parts of a file that the download does not have. */
function partsBeside({ merges, names, unread, hiddenAt, annotated, struck }: ReadSheet): string[] {
  const merged = merges.flatMap(({ row, rows }) => Array.from({ length: rows }, (_, at) => row + at));
  const parts: [found: boolean, fault: string][] = [
    [names.length > 1 || unread.sheets > 0, words.otherSheets],
    [unread.rows > 0, words.hiddenRows],
    [unread.columns > 0, words.hiddenColumns(titlesOf((hiddenAt?.columns ?? []).map(lettersOf)))],
    [merges.length > 0, words.mergedCells(titlesOf(merged.map(String)))],
    [struck, words.struck],
    [annotated, words.annotated],
  ];
  return parts.flatMap(([found, fault]) => (found ? [fault] : []));
}

/** The headings of the first row by cell index; blank without one. A column with values and no heading has the name of its letters. */
function headingsOf([first, ...below]: readonly ReadRow[]): string[] {
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), first?.cells.length ?? 0);
  return Array.from({ length: width }, (_, at) => {
    const heading = headingText(first?.cells[at] ?? null);
    const hasValues = below.some(({ cells }) => textOf(cells[at]) !== '');
    return heading === '' && hasValues ? namelessHeading(at) : heading;
  });
}

function headingFaults(headings: readonly string[], columns: readonly (TableColumn | undefined)[]): string[] {
  const found = columns.flatMap((one) => one ?? []);
  const twice = found.filter((one, at) => found.indexOf(one) < at);
  const missing = COLUMNS.filter((one) => one.required && !found.includes(one));
  const unknown = headings.filter((heading, at) => heading !== '' && !columns[at]);
  return [
    ...(missing.length > 0 ? [words.missingColumns(titlesOf(missing.map(({ title }) => title)))] : []),
    ...(twice.length > 0 ? [words.columnsTwice(titlesOf(twice.map(({ title }) => title)))] : []),
    ...(unknown.length > 0 ? [words.otherColumns(titlesOf(unknown))] : []),
  ];
}

export interface ReceiptsTable extends Pick<Table, 'columns' | 'rows'> {
  /** all that the download does not have; without any, the rows are those of the file */
  faults: readonly string[];
}

/** The table of a sheet. Its first row must have the headings; with another first row, the headings are not compared. */
export function receiptsTable(sheet: ReadSheet): ReceiptsTable {
  const headings = headingsOf(sheet.rows);
  const columns = headings.map((heading) => KNOWN.get(textKey(heading)));
  const hasHeadings = columns.some((one) => one?.key === RECEIPT_NO);
  const faults = [...(hasHeadings ? headingFaults(headings, columns) : [words.firstRow]), ...partsBeside(sheet)];
  return {
    columns: columns.map((one) => one ?? { key: '', title: '', kind: 'ignored', required: false }),
    rows: sheet.rows.slice(1),
    faults,
  };
}

/**
 * Whether a row is the total of the download: its word and a sum, or, in a file without the column of the word, a sum alone in the
 * last row, after a blank one.
 */
export function isTotal({ columns, rows }: Pick<Table, 'columns' | 'rows'>, row: ReadRow): boolean {
  const others = columns.flatMap(({ key }, at) => (key === AMOUNT ? [] : [textOf(row.cells[at])]));
  const texts = others.filter((text) => text !== '');
  if (texts.length > 0) return texts.every((text) => texts.length === 1 && textKey(text) === textKey(titles.total));
  const named = columns.some(({ title }) => title === titles.studentName);
  const above = rows.at(-2);
  return !named && row === rows.at(-1) && above !== undefined && above.row < row.row - 1;
}
