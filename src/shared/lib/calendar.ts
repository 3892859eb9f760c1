/** The sheets of a calendar: dates are `yyyy-MM-dd`, the names of months and days are those of a locale. */
import { addDays, weekdayOf } from '@common/calendar';
import type { DateRange } from './typedDate';

export const WEEK = 7;
export const MONTHS = 12;
/** Every month fits into so many weeks, so that a sheet keeps its height. */
const WEEKS = 6;

interface CalendarNames {
  readonly months: readonly string[];
  /** From Sunday, as calendars in India begin. */
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

/** The weeks of the sheet on which a date stands, with the days of the months before and after that fill them. */
export function weeksAround(date: string): readonly (readonly string[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => addDays(start, week * WEEK + day)),
  );
}

/** The date itself, or the nearest one inside the range. */
export function intoRange(date: string, { min, max }: DateRange): string {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}
