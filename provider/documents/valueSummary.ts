// Groups the values of an import file by the way they are read, so that the user confirms a notation once and not row by row.
import { readRupees, showPaise } from '../../common/money.ts';
import { textKey } from '../../common/names.ts';
import { isMaskedNumber, isSeparated, textOf, type CellValue } from './cellValues.ts';
import type { TableRow } from './table.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

type Outcome = 'READ' | 'NOT_READ' | 'MASKED' | 'DOUBTFUL';

export interface ValueGroup {
  outcome: Outcome;
  value: string;
  readAs: string | null;
  example: string | null;
  rows: number;
  firstRows: number[];
}

export interface ColumnValues {
  column: string;
  values: ValueGroup[];
  more: number;
}

/** Listed for each column and group. */
const MOST_VALUES = 20;
const ROWS_PER_VALUE = 20;
const LONGEST = 40;
/** In the order in which they are listed. */
const ORDER: readonly Outcome[] = ['NOT_READ', 'DOUBTFUL', 'MASKED', 'READ'];
const LAST_TO_CHECK = ORDER.indexOf('DOUBTFUL');
/** The notation of dates in the template, which is not worth a line. */
const USUAL_DATE = /^\d{2}\/\d{2}\/\d{4}$/;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '2016-08-15' → '15 Aug 2016' */
function shownDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** The notation of a date: '15.08.16' → 'dd.mm.yy', '2016-08-15' → 'yyyy-mm-dd'. */
export function dateNotation(text: string): string {
  const parts = text.trim().split(/([\s./,-]+)/);
  const hasMonthName = parts.some((part) => /\p{L}/u.test(part));
  let days = 0;
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part;
      if (/\p{L}/u.test(part)) return 'month';
      if (part.length === 4) return 'yyyy';
      days += 1;
      if (days === 1) return parts[0]?.length === 4 ? 'mm' : 'dd';
      if (days === 2 && !hasMonthName) return parts[0]?.length === 4 ? 'dd' : 'mm';
      return parts[0]?.length === 4 ? 'dd' : 'yy';
    })
    .join('');
}

const numberNotation = (text: string): string => text.replaceAll(/\p{Nd}/gu, '#').slice(0, LONGEST);
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

interface Reading {
  cell: ReadCell | undefined;
  text: string;
  column: TableColumn;
  value: CellValue | undefined;
  /** the name that was found for the text, such as the class of the school */
  name: string | undefined;
  isProblem: boolean;
}

type Found = Pick<ValueGroup, 'outcome' | 'value' | 'readAs' | 'example'>;
const plain = (outcome: Outcome, text: string, readAs: string | null = null): Found => ({
  outcome,
  value: cut(text),
  readAs,
  example: null,
});
const byNotation = (value: string, readAs: string, example: string): Found => ({
  outcome: 'READ',
  value,
  readAs,
  example: cut(example),
});

function readingOfDate({ cell, text, value }: Reading): Found | undefined {
  if (typeof cell !== 'string' || USUAL_DATE.test(text)) return undefined;
  return byNotation(dateNotation(text), shownDate(String(value)), text);
}

/** Numbers and plain amounts are not worth a line, blank notations such as Nil are. */
function readingOfAmount({ cell, text, value }: Reading): Found | undefined {
  if (typeof cell !== 'string') return undefined;
  if (value === undefined) return plain('READ', text, words.blank);
  return readRupees(text) === null ? byNotation(numberNotation(text), showPaise(Number(value)), text) : undefined;
}

/** How a value of a column is read, if that is worth a line. */
function foundIn(reading: Reading): Found | undefined {
  const { column, text, value, name, isProblem } = reading;
  if (column.secret === true && isMaskedNumber(text)) return plain('MASKED', numberNotation(text));
  if (isProblem) return plain('NOT_READ', text);
  if (column.kind === 'amount') return readingOfAmount(reading);
  if (value === undefined) return undefined;
  if (column.isDoubtful?.(String(value)) === true) return plain('DOUBTFUL', '');
  if (column.kind === 'date') return readingOfDate(reading);
  if (column.kind === 'mobile' || column.kind === 'contact')
    return value === text ? undefined : byNotation(numberNotation(text), String(value), text);
  const label = column.choices?.find((choice) => choice.value === value)?.label;
  const yesNo = typeof value === 'boolean' ? (value ? words.yes : words.no) : undefined;
  const shown = name ?? label ?? yesNo;
  return shown === undefined || textKey(shown) === textKey(text) ? undefined : plain('READ', text, shown);
}

/** Kinds whose cells that cannot be read are grouped; the problems of other kinds differ from row to row. */
const GROUPED: readonly TableColumn['kind'][] = ['choice', 'yes-no', 'date', 'amount'];
const isCounted = ({ kind, secret }: TableColumn, isNamed: boolean): boolean =>
  isNamed || secret === true || GROUPED.includes(kind) || (isSeparated({ kind } as TableColumn) && kind !== 'code');

/** A blank notation of an amount has neither a value nor a problem. */
const isUnread = ({ kind, title }: TableColumn, value: CellValue | undefined, problems: TableRow['problems']) =>
  value === undefined &&
  GROUPED.includes(kind) &&
  (kind !== 'amount' || problems.some(({ column }) => column === title));

export class ValueSummary {
  readonly #groups = new Map<TableColumn, Map<string, ValueGroup>>();

  /** `names`: what was found for the texts of these columns, by key; undefined for an unknown name. */
  add({ row, columns, cells, values, problems }: TableRow, names: ReadonlyMap<string, string | undefined>): void {
    for (const [at, column] of columns.entries()) {
      const isNamed = names.has(column.key);
      if (column.kind === 'ignored' || !isCounted(column, isNamed)) continue;
      const text = textOf(cells[at]);
      if (text === '') continue;
      const value = values.get(column.key);
      const isProblem = isNamed
        ? names.get(column.key) === undefined && problems.some((problem) => problem.column === column.title)
        : isUnread(column, value, problems);
      const found = foundIn({ cell: cells[at], text, column, value, name: names.get(column.key), isProblem });
      if (found) this.#count(column, row, found);
    }
  }

  #count(column: TableColumn, row: number, found: Found): void {
    const groups = this.#groups.get(column) ?? new Map<string, ValueGroup>();
    this.#groups.set(column, groups);
    // Two rows may read the same text differently; the reading of a notation is only an example.
    const readAs = found.example === null ? found.readAs : null;
    const key = JSON.stringify([found.outcome, found.value, readAs]);
    const group = groups.get(key) ?? { ...found, rows: 0, firstRows: [] };
    groups.set(key, group);
    group.rows += 1;
    if (group.firstRows.length < ROWS_PER_VALUE) group.firstRows.push(row);
  }

  /** Columns with values to check first, then in the order of the file; in each the values to check, then the most frequent ones. */
  listed(columns: readonly TableColumn[]): ColumnValues[] {
    const rankOf = (groups: ReadonlyMap<string, ValueGroup>) =>
      Math.min(...[...groups.values()].map(({ outcome }) => ORDER.indexOf(outcome)));
    const inOrder = columns
      .flatMap((column) => {
        const groups = this.#groups.get(column);
        return groups ? [[column, groups] as const] : [];
      })
      .sort(([, one], [, other]) => Number(rankOf(one) > LAST_TO_CHECK) - Number(rankOf(other) > LAST_TO_CHECK));
    return inOrder.map(([{ title }, groups]) => {
      const values = [...groups.values()].sort(
        (one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) || other.rows - one.rows,
      );
      return { column: title, values: values.slice(0, MOST_VALUES), more: Math.max(0, values.length - MOST_VALUES) };
    });
  }
}
