// The rows of a table of declared columns: converts cells to values or problems.
import { fail } from '../shared/fail.ts';
import { isErrorText, readValue, textOf, type CellValue } from './cellValues.ts';
import type { TableColumn } from './tableColumn.ts';
import type { DateDoubt } from './mixedDates.ts';
import { fileSheets, type SheetNames } from './fileSheets.ts';
import type { ReadCell, ReadRow, ReadSheet } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

export { textOf } from './cellValues.ts';

export interface CellProblem {
  /** heading of the cell's column; blank for a problem of the row */
  column: string;
  message: string;
}

/** The cells with a problem because they share one value with others: the index of the cell with the value by the index of each. */
export type SharedCells = ReadonlyMap<number, number>;

export interface TableRow {
  row: number;
  /** of the table */
  columns: readonly TableColumn[];
  /** cells as read, in the order of the headings */
  cells: readonly ReadCell[];
  /** by key; no entry for a blank cell or one with a problem */
  values: ReadonlyMap<string, CellValue>;
  problems: CellProblem[];
  shared: SharedCells;
}

/** Parts of the file that are not read, reported to the user. */
export interface NotRead {
  hiddenRows: number;
  hiddenColumns: number;
  hiddenSheets: number;
  /** names of visible sheets; one is read */
  otherSheets: string[];
  /** their headings */
  unknownColumns: string[];
}

export interface Table {
  /** the columns of the file in their order; an unknown column is `ignored` and has no key */
  columns: TableColumn[];
  rows: readonly ReadRow[];
  notRead: NotRead;
  /** dates in which day and month may be exchanged, by the index of their column */
  dateDoubts?: ReadonlyMap<number, DateDoubt>;
}

/** The problem of an amount that is merged with other rows or amounts: it would be counted for each of them, or for one of them. */
function sharedAmount(columns: readonly TableColumn[], at: number, { merged, across }: ReadRow) {
  const { kind, title } = columns[at] ?? {};
  if (kind !== 'amount' || title === undefined) return undefined;
  if (merged?.has(at)) return { first: at, problem: words.mergedAmount(title) };
  const first = across?.get(at);
  if (first === undefined || columns[first]?.kind !== 'amount') return undefined;
  const isAlone = columns.every(
    (other, index) => index === at || other.kind !== 'amount' || across?.get(index) !== first,
  );
  return isAlone ? undefined : { first, problem: words.mergedColumns(title) };
}

/** The values of a row and its problems. `today`: yyyy-MM-dd. */
export function readTableRow(
  { columns, dateDoubts }: Pick<Table, 'columns' | 'dateDoubts'>,
  own: ReadRow,
  today: string,
): TableRow {
  const { row, cells } = own;
  const values = new Map<string, CellValue>();
  const problems: CellProblem[] = [];
  const shared = new Map<number, number>();
  for (const [at, column] of columns.entries()) {
    if (column.kind === 'ignored') continue;
    const amount = sharedAmount(columns, at, own);
    if (amount) shared.set(at, amount.first);
    const doubt = dateDoubts?.get(at)?.(cells[at]);
    const read = amount ?? (doubt === undefined ? readValue(cells[at], column, today) : { problem: doubt });
    if ('problem' in read) problems.push({ column: column.title, message: read.problem });
    else if (read.value !== undefined) values.set(column.key, read.value);
  }
  return { row, columns, cells, values, problems, shared };
}

const LONGEST_QUOTE = 40;
const SECRET_END = 4;

/** The last characters of a personal number. */
export const shownSecret = (text: string): string => `…${[...text].slice(-SECRET_END).join('')}`;

/** Adds the text of the cell to problems. A message that contains it, an error cell and a blank cell are unchanged. */
export function quoting(
  { columns, cells }: Pick<TableRow, 'columns' | 'cells'>,
  problems: readonly CellProblem[],
): CellProblem[] {
  return problems.map((problem) => {
    const at = columns.findIndex(({ title, kind }) => title === problem.column && kind !== 'ignored');
    const text = textOf(cells[at]);
    if (text === '' || isErrorText(text) || problem.message.includes('"')) return problem;
    const signs = [...text];
    const cut = signs.length > LONGEST_QUOTE ? `${signs.slice(0, LONGEST_QUOTE).join('')}…` : text;
    const isSecret = columns[at]?.secret === true && signs.length > SECRET_END;
    const shown = isSecret ? shownSecret(text) : cut;
    return { ...problem, message: words.found(problem.message, shown) };
  });
}

/** The column letters of a spreadsheet: A, B, … Z, AA. */
export const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** The name of a column that has values and no heading. */
export const namelessHeading = (at: number): string => words.noHeading(lettersOf(at));

const MOST_NAMED = 30;

/** Titles in a sentence, each once. */
export function titlesOf(titles: readonly string[]): string {
  const each = [...new Set(titles)];
  return each.length > MOST_NAMED ? `${each.slice(0, MOST_NAMED).join(', ')}, …` : each.join(', ');
}

const othersOf = ({ name, names }: ReadSheet): string[] => names.filter((other) => other !== name);

/** Added to an error, because what is missing may be in one of these parts. */
export function unreadSentences(sheet: ReadSheet): string[] {
  const { rows, columns, sheets } = sheet.unread;
  const parts: [number, string][] = [
    [rows, words.hiddenRow],
    [columns, words.hiddenColumn],
    [sheets, words.hiddenSheet],
  ];
  const others = othersOf(sheet);
  return [
    ...parts.flatMap(([count, part]) => (count > 0 ? [words.hidden(count, part)] : [])),
    ...(others.length > 0 ? [words.otherSheets(sheet.name, titlesOf(others))] : []),
  ];
}

/** The faults of a table without rows. */
export const emptyFaults = (sheet: ReadSheet): string[] => [words.empty(sheet.name), ...unreadSentences(sheet)];

/** 166 with all faults of a table. `sheet`: where another sheet of the file may be the right one. */
export const rejectTable = (path: string, faults: readonly string[], sheet?: SheetNames): never =>
  fail('INVALID_FILE_WITH_REASON', {
    message: faults.join(' '),
    problems: faults.map((message) => ({ path, message })),
    ...(sheet && fileSheets(sheet)),
  });

export const notReadOf = (sheet: ReadSheet, unknown: string[]): NotRead => ({
  hiddenRows: sheet.unread.rows,
  hiddenColumns: sheet.unread.columns,
  hiddenSheets: sheet.unread.sheets,
  otherSheets: othersOf(sheet).slice(0, MOST_NAMED),
  unknownColumns: unknown,
});
