/** The sheets of a calendar: dates are `yyyy-MM-dd`, texts English as everywhere in the portal. */
import { addDays, weekdayOf } from '@common/calendar';
import type { DateRange } from './typedDate';

const WEEK = 7;
/** Every month fits into so many weeks, so that a sheet keeps its height. */
const WEEKS = 6;

const nameOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const monthName = nameOf({ month: 'long' });
const dayName = nameOf({ weekday: 'long' });

export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2000, month, 1)),
);
/** From Sunday, as calendars in India begin. */
export const WEEKDAYS: readonly string[] = Array.from({ length: WEEK }, (_, day) =>
  dayName.format(Date.UTC(2000, 0, 2 + day)),
);

/** `'2016-08-15'` → `'August 2016'`. */
export const showMonth = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
/** `'2016-08-15'` → `'Monday 15 August 2016'`. */
export const showLongDay = (date: string): string =>
  `${WEEKDAYS[weekdayOf(date)]} ${Number(date.slice(8))} ${showMonth(date)}`;

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
