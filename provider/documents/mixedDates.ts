// Dates in which a spreadsheet program may have exchanged day and month. With a region that writes the month first, it turns 05/03/2016 into
// 3 May and leaves 15/03/2016 as text; with one that writes the day first, it does the same with 03/25/2016. So the dates that are text
// show what may have happened to all others of the sheet.
import { readTypedDate } from '../../common/typedDate.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell, ReadRow } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

/** A date of digits, also with a time, that a spreadsheet program turns into a date where it can. */
const TYPED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/;
const MONTHS = 12;

/** A date of the sheet that is text. */
interface Text {
  /** of its column */
  title: string;
  row: number;
  text: string;
  first: number;
  second: number;
  year: string;
}

/** What the cells of a column of dates show about the order of day and month. */
interface Shown {
  dayFirst: Text | undefined;
  monthFirst: Text | undefined;
  /** a date of the spreadsheet whose day cannot be a month */
  laterDay: boolean;
}

function typed(cell: ReadCell | undefined): Omit<Text, 'title' | 'row'> | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  const [, first, , second, year = ''] = TYPED.exec(text) ?? [];
  return first === undefined ? undefined : { text, first: Number(first), second: Number(second), year };
}

/** Day and month of a date of the spreadsheet. */
const dated = (cell: ReadCell | undefined): [day: number, month: number] | undefined =>
  typeof cell === 'object' && cell !== null && 'date' in cell
    ? [Number(cell.date.slice(8)), Number(cell.date.slice(5, 7))]
    : undefined;

const isDate = (day: number, month: number, { year }: Text, today: string): boolean =>
  readTypedDate(`${day}/${month}/${year}`, {}, today).date !== null;
const isDayFirst = (text: Text, today: string): boolean =>
  text.first > MONTHS && isDate(text.first, text.second, text, today);
const isMonthFirst = (text: Text, today: string): boolean =>
  text.second > MONTHS && isDate(text.second, text.first, text, today);

const canExchange = (day: number, month: number): boolean => day <= MONTHS && month <= MONTHS && day !== month;

function shownBy({ title }: TableColumn, rows: readonly ReadRow[], at: number, today: string): Shown {
  const texts = rows.flatMap(({ row, cells }): Text[] => {
    const found = typed(cells[at]);
    return found ? [{ title, row, ...found }] : [];
  });
  return {
    dayFirst: texts.find((text) => isDayFirst(text, today)),
    monthFirst: texts.find((text) => isMonthFirst(text, today)),
    laterDay: rows.some(({ cells }) => (dated(cells[at])?.[0] ?? 0) > MONTHS),
  };
}

/** The problem of a cell of a column; undefined for a date that is not in doubt. */
export type DateDoubt = (cell: ReadCell | undefined) => string | undefined;

/** The doubt about a column. `other`: what another column shows, which counts unless this one shows its own order. */
function doubtOf({ title }: TableColumn, own: Shown, other: Shown): DateDoubt {
  const ofTexts = own.monthFirst ?? (own.dayFirst ? undefined : other.monthFirst);
  const beside = own.laterDay ? undefined : other;
  const monthFirst = own.monthFirst ?? beside?.monthFirst;
  const dayFirst = own.dayFirst ?? beside?.dayFirst;
  return (cell) => {
    const text = typed(cell);
    if (text) return ofTexts && canExchange(text.first, text.second) ? words.monthFirst(title, ofTexts) : undefined;
    const date = dated(cell);
    if (!date || !canExchange(...date)) return undefined;
    return monthFirst ? words.monthFirst(title, monthFirst) : dayFirst && words.exchanged(title, dayFirst);
  };
}

/** The doubts about the columns of dates, by index. `today`: yyyy-MM-dd. */
export function dateDoubts(
  columns: readonly TableColumn[],
  rows: readonly ReadRow[],
  today: string,
): ReadonlyMap<number, DateDoubt> {
  const ofDates = columns.flatMap((column, at) =>
    column.kind === 'date' ? [{ column, at, shown: shownBy(column, rows, at, today) }] : [],
  );
  const first = (key: 'dayFirst' | 'monthFirst') => ofDates.flatMap(({ shown }) => shown[key] ?? [])[0];
  const any: Shown = { dayFirst: first('dayFirst'), monthFirst: first('monthFirst'), laterDay: false };
  if (!any.dayFirst && !any.monthFirst) return new Map();
  return new Map(ofDates.map(({ column, at, shown }) => [at, doubtOf(column, shown, any)]));
}
