/** The pages of a calendar: dates are `yyyy-MM-dd`, names of months and days depend on the locale. */
import { addDays, weekdayOf } from '@common/calendar';
import type { DateRange } from './typedDate';

export const WEEK = 7;
export const MONTHS = 12;
/** Number of rows for every month, so that the height is constant. */
const WEEKS = 6;

interface CalendarNames {
  readonly months: readonly string[];
  /** From Sunday, as usual in India. */
  readonly weekdays: readonly string[];
}

const namesByLocale = new Map<string, CalendarNames>();

/** The names of months and days in a locale, `'en-GB'` for English. */
export function calendarNames(locale: string): CalendarNames {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const nameOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [month, weekday] = [nameOf({ month: 'long' }), nameOf({ weekday: 'long' })];
  const names: CalendarNames = {
    months: Array.from({ length: MONTHS }, (_, index) => month.format(Date.UTC(2000, index, 1))),
    weekdays: Array.from({ length: WEEK }, (_, day) => weekday.format(Date.UTC(2000, 0, 2 + day))),
  };
  namesByLocale.set(locale, names);
  return names;
}

/** `'2016-08-15'` → `'August 2016'`. */
export const showMonth = (date: string, locale: string): string =>
  `${calendarNames(locale).months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
/** `'2016-08-15'` → `'Monday 15 August 2016'`. */
export const showLongDay = (date: string, locale: string): string =>
  `${calendarNames(locale).weekdays[weekdayOf(date)]} ${Number(date.slice(8))} ${showMonth(date, locale)}`;

/** The weeks of the month of a date, with the days of the adjacent months that complete them. */
export function weeksAround(date: string): readonly (readonly string[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => addDays(start, week * WEEK + day)),
  );
}

/** The date, or the nearest one inside the range. */
export function intoRange(date: string, { min, max }: DateRange): string {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}
