// Reads dates as users write them, day first, in date fields and cells of import files.
import { isDate } from './calendar.ts';
import { toAsciiDigits } from './digits.ts';

export interface DateRange {
  /** first and last valid day, `yyyy-MM-dd` */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A date, with whether its year has four digits; or the reason why the text is no date: a day that does not exist, or another format. */
export type TypedDate =
  | { readonly date: string; readonly fullYear: boolean }
  | { readonly date: null; readonly why: 'noSuchDay' | 'noForm' };

const BETWEEN = /[\s./,-]+/;
const ONLY_DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const DAY_OR_MONTH = /^\d{1,2}$/;
const YEAR = /^(?:\d{4}|\d{2})$/;
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
/** 'Apr', 'Sept' or 'April'. */
const MONTH_NAME = /^[a-z]{3,9}$/;

/** '4' for 'apr'; other texts are returned unchanged. */
function monthOf(text: string): string {
  const at = MONTH_NAME.test(text) ? MONTHS.findIndex((month) => month.startsWith(text)) : -1;
  return at < 0 ? text : String(at + 1);
}

/** Day, month and year of a text. A year of four digits may be first, and so may the name of a month. */
function partsOf(typed: string): readonly [day: string, month: string, year: string] | null {
  const [one = '', two = '', last = '', ...more] = ONLY_DIGITS.exec(typed)?.slice(1) ?? typed.split(BETWEEN);
  const [first, middle] = MONTH_NAME.test(one) ? [two, one] : [one, two];
  const month = monthOf(middle);
  const [day, year] = first.length === 4 ? [last, first] : [first, last];
  const fit = DAY_OR_MONTH.test(day) && DAY_OR_MONTH.test(month) && YEAR.test(year) && more.length === 0;
  return fit ? [day, month, year] : null;
}

/** Years outside this range are typing errors, such as 0216 for 2016. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const YEARS_AHEAD = 20;

const dateOf = (year: number, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * The date of a two-digit year, within the 100 years that end 20 years after the current one (in 2026: 1947 to 2046). If that day is
 * outside `min` and `max`, and the same day of the previous or next century is inside, returns that one.
 */
function ofTwoDigits(year: number, month: string, day: string, range: DateRange, now: string): string {
  const last = Number(now.slice(0, 4)) + YEARS_AHEAD;
  const near = last - ((last - year) % 100);
  const [usual = '', ...others] = [near, near - 100, near + 100].map((one) => dateOf(one, month, day));
  const fits = (date: string) =>
    isDate(date) && date >= (range.min ?? date) && date <= (range.max ?? date) && date >= dateOf(FIRST_YEAR, '1', '1');
  return fits(usual) ? usual : (others.find(fits) ?? usual);
}

/**
 * Reads dd/mm/yyyy with slashes, dots, dashes or blanks, one-digit days and months, English names of months, two-digit years, plain
 * digits (ddmmyyyy, ddmmyy) and yyyy-mm-dd, also with Devanagari digits. Years are 1900 to 2199. `now`: today, yyyy-MM-dd.
 */
export function readTypedDate(text: string, range: DateRange, now: string): TypedDate {
  const parts = partsOf(toAsciiDigits(text).trim().toLowerCase());
  if (parts === null) return { date: null, why: 'noForm' };
  const [day, month, year] = parts;
  const fullYear = year.length > 2;
  const date = fullYear ? dateOf(Number(year), month, day) : ofTwoDigits(Number(year), month, day, range, now);
  const reached = Number(date.slice(0, 4));
  return isDate(date) && reached >= FIRST_YEAR && reached <= LAST_YEAR
    ? { date, fullYear }
    : { date: null, why: 'noSuchDay' };
}
