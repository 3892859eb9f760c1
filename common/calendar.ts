// Calendar dates as `yyyy-MM-dd` strings of the years 0001 to 9999. Results outside of them are limited to the first or last date.

/** The time zone of all schools: India has only one. Independent of the time zone of the machine. */
export const TIME_ZONE = 'Asia/Kolkata';

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const FIRST = { year: 1, date: '0001-01-01' };
const LAST = { year: 9999, date: '9999-12-31' };
const MONTHS_A_YEAR = 12;

const indianDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in India at a moment, in milliseconds since the epoch. */
export const dayOf = (moment: number): string => indianDay.format(moment).split('/').reverse().join('-');

const indianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time in India at a moment, `HH:mm` of 24 hours. */
export const timeOf = (moment: number): string => indianTime.format(moment);

function partsOf(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** Midnight UTC of a day; days and months beyond the end of a month or year continue in the next one. */
function midnightOf(year: number, month: number, day: number): Date {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return moment;
}

function dateOf(moment: Date): string {
  const year = moment.getUTCFullYear();
  if (year < FIRST.year) return FIRST.date;
  return year > LAST.year ? LAST.date : moment.toISOString().slice(0, 10);
}

/** Whether a value is an existing date in the format `yyyy-MM-dd`. */
export function isDate(value: unknown): value is string {
  return typeof value === 'string' && PATTERN.test(value) && addDays(value, 0) === value;
}

/** Below 0 when `a` is earlier than `b`, above 0 when it is later: for sorting by date. */
export function compareDates(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => midnightOf(...partsOf(date)).getUTCDay();

/** The date after this number of days, or before it for a negative number. */
export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date);
  return dateOf(midnightOf(year, month, day + days));
}

/** The date after this number of months, or before it for a negative number; the last day of a month without that day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const last = midnightOf(year, month + months + 1, 0).getUTCDate();
  return dateOf(midnightOf(year, month + months, Math.min(day, last)));
}

/** The date after this number of years, or before it for a negative number; 29 February becomes 28 February in other years. */
export const addYears = (date: string, years: number): string => addMonths(date, MONTHS_A_YEAR * years);

/** The age in whole years and months at the date `at`; null before `birth` and for an invalid date (STUDENT-37). */
export function ageAt(birth: string, at: string): { years: number; months: number } | null {
  if (!isDate(birth) || !isDate(at) || at < birth) return null;
  const [year, month, day] = partsOf(birth);
  const [toYear, toMonth, toDay] = partsOf(at);
  const months = (toYear - year) * MONTHS_A_YEAR + (toMonth - month) - (toDay < day ? 1 : 0);
  return { years: Math.floor(months / MONTHS_A_YEAR), months: months % MONTHS_A_YEAR };
}
