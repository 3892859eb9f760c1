// A sheet as a table of declared columns: headings are found whatever their order and case, cells become values or reasons.
import { isDate } from '../../common/calendar.ts';
import { toAsciiDigits } from '../../common/digits.ts';
import { nameKey } from '../../common/names.ts';
import { fail } from '../shared/fail.ts';
import type { ReadCell, ReadRow } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

export interface TableColumn {
  /** what the value is called by whoever declares the column */
  key: string;
  title: string;
  /** `digits` may be typed with blanks between them; `ignored` may stand there and is not read */
  kind: 'text' | 'digits' | 'date' | 'choice' | 'yes-no' | 'ignored';
  /** the column must stand there; whether a cell may be blank is the form's own rule */
  required: boolean;
  /** of a choice: by label; `open` keeps what is none of them */
  choices?: readonly { value: string; label: string }[];
  open?: boolean;
}

export interface CellProblem {
  /** heading of the cell's column; blank for the row as a whole */
  column: string;
  message: string;
}

export interface TableRow {
  row: number;
  /** as they were read, in the order of the headings */
  cells: readonly ReadCell[];
  /** by key; nothing for a blank cell, and for one with a problem */
  values: ReadonlyMap<string, string | boolean>;
  problems: CellProblem[];
}

export interface Table {
  /** the columns of the file in their order */
  columns: TableColumn[];
  rows: ReadRow[];
}

/** So many digits a number of a spreadsheet holds. */
const MOST_DIGITS = 15;
/** What spreadsheets, and this provider, put in front of a text that begins like a formula. */
const QUOTE = /^'(?=[=+\-@\t\r\n＝＋－＠])/;
const DAY_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const YES = new Set(['yes', 'y', 'true', '1', words.yes.toLowerCase()]);
const NO = new Set(['no', 'n', 'false', '0', words.no.toLowerCase()]);

type Read = { value?: string | boolean } | { problem: string };

const clean = (text: string): string => text.replace(QUOTE, '').normalize('NFC').trim();

/** A number as it was typed: 9829012345, never 9.8E9. */
function plainNumber(value: number): string | undefined {
  if (Math.abs(value) >= 10 ** MOST_DIGITS) return undefined;
  const text = String(value);
  return text.includes('e') ? value.toFixed(MOST_DIGITS).replace(/\.?0+$/, '') : text;
}

/** The text of a cell as it is shown to whoever sent it. */
export function textOf(cell: ReadCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return clean(cell);
  if (typeof cell === 'number') return plainNumber(cell) ?? String(cell);
  return 'date' in cell ? cell.date.split('-').reverse().join('/') : cell.error;
}

function readDate(cell: ReadCell, title: string): Read {
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return { value: cell.date };
  const text = toAsciiDigits(textOf(cell));
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? { value: date } : { problem: words.notDate(title) };
}

function readText(cell: ReadCell, { title, kind }: TableColumn): Read {
  if (typeof cell === 'object') return { problem: words.isDate(title) };
  const text = typeof cell === 'number' ? plainNumber(cell) : clean(cell);
  if (text === undefined) return { problem: words.lostDigits(title) };
  return { value: kind === 'digits' ? toAsciiDigits(text).replaceAll(/\s+/g, '') : text };
}

function readChoice(cell: ReadCell, { title, choices = [], open = false }: TableColumn): Read {
  const text = textOf(cell);
  const key = nameKey(text);
  const found = choices.find(({ label, value }) => nameKey(label) === key || nameKey(value) === key);
  if (found) return { value: found.value };
  return open ? { value: text } : { problem: words.notChoice(title, choices.map(({ label }) => label).join(', ')) };
}

function readYesNo(cell: ReadCell, title: string): Read {
  const key = nameKey(textOf(cell));
  if (YES.has(key)) return { value: true };
  return NO.has(key) ? { value: false } : { problem: words.notChoice(title, `${words.yes}, ${words.no}`) };
}

function readValue(cell: ReadCell | undefined, column: TableColumn): Read {
  if (cell === null || cell === undefined || textOf(cell) === '') return {};
  if (typeof cell === 'object' && 'error' in cell) return { problem: words.errorCell(column.title, cell.error) };
  if (column.kind === 'date') return readDate(cell, column.title);
  if (column.kind === 'choice') return readChoice(cell, column);
  return column.kind === 'yes-no' ? readYesNo(cell, column.title) : readText(cell, column);
}

/** What the cells of a row are, and what is wrong with them. */
export function readTableRow({ columns }: Table, { row, cells }: ReadRow): TableRow {
  const values = new Map<string, string | boolean>();
  const problems: CellProblem[] = [];
  for (const [at, column] of columns.entries()) {
    if (column.kind === 'ignored') continue;
    const read = readValue(cells[at], column);
    if ('problem' in read) problems.push({ column: column.title, message: read.problem });
    else if (read.value !== undefined) values.set(column.key, read.value);
  }
  return { row, cells, values, problems };
}

/** A, B, … Z, AA: a column as the spreadsheet calls it. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const named = (titles: readonly string[]): string => [...new Set(titles)].join(', ');

/** What is wrong with the headings as a whole, in sentences. */
function headingFaults(
  headings: readonly string[],
  found: readonly (TableColumn | undefined)[],
  declared: readonly TableColumn[],
  rows: readonly ReadRow[],
): string[] {
  const faults = (titles: readonly string[], say: (titles: string) => string) =>
    titles.length > 0 ? [say(named(titles))] : [];
  const missing = declared.filter((column) => column.required && !found.includes(column));
  const unknown = headings.filter((heading, at) => heading !== '' && !found[at]);
  const twice = found.flatMap((column, at) => (column && found.indexOf(column) < at ? [column.title] : []));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const bare = Array.from({ length: width }, (_, at) => at).filter(
    (at) => (headings[at] ?? '') === '' && rows.some(({ cells }) => (cells[at] ?? null) !== null),
  );
  return [
    ...faults(
      missing.map(({ title }) => title),
      words.missing,
    ),
    ...faults(unknown, words.unknown),
    ...faults(twice, words.twice),
    ...faults(bare.map(lettersOf), words.noHeading),
  ];
}

const LONGEST_HEADING = 60;

/** The table of a sheet whose first row that is not blank holds the headings; 166 where they are not the declared ones. */
export function tableOf(sheet: readonly ReadRow[], declared: readonly TableColumn[], path: string): Table {
  const [head, ...rows] = sheet;
  const refuse = (faults: string[]) =>
    fail('INVALID_FILE_WITH_REASON', {
      message: faults.join(' '),
      problems: faults.map((message) => ({ path, message })),
    });
  if (!head || rows.length === 0) return refuse([words.empty]);
  const headings = head.cells.map((cell) => textOf(cell).slice(0, LONGEST_HEADING));
  const found = headings.map((heading) => declared.find(({ title }) => nameKey(title) === nameKey(heading)));
  const faults = headingFaults(headings, found, declared, rows);
  if (faults.length > 0) return refuse(faults);
  // A heading that is blank has nothing below it.
  const blank: TableColumn = { key: '', title: '', kind: 'ignored', required: false };
  return { columns: found.map((column) => column ?? blank), rows };
}
