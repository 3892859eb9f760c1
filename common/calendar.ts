// Dates are strings of the calendar, `yyyy-MM-dd`, of the years 0001 to 9999. What would lie beyond is the first or last of them.

/** Of all schools: India has one time zone, whatever that of the machine is. */
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

/** Midnight in Greenwich of a day; days and months that are none count on from the year's first. */
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

/** Whether a value is a day of the calendar written `yyyy-MM-dd`. */
export function isDate(value: unknown): value is string {
  return typeof value === 'string' && PATTERN.test(value) && addDays(value, 0) === value;
}

/** Below 0 when `a` is earlier than `b`, above 0 when it is later: the order of a list from early to late. */
export function compareDates(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => midnightOf(...partsOf(date)).getUTCDay();

/** The date so many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date);
  return dateOf(midnightOf(year, month, day + days));
}

/** The day so many months later, or earlier when negative; the last of the month where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const last = midnightOf(year, month + months + 1, 0).getUTCDate();
  return dateOf(midnightOf(year, month + months, Math.min(day, last)));
}

/** The day so many years later, or earlier when negative; the 29th of February becomes the 28th where there is none. */
export const addYears = (date: string, years: number): string => addMonths(date, MONTHS_A_YEAR * years);

/** The age in whole years and months at the date `at`; null before `birth` and for an invalid date (STUDENT-37). */
export function ageAt(birth: string, at: string): { years: number; months: number } | null {
  if (!isDate(birth) || !isDate(at) || at < birth) return null;
  const [year, month, day] = partsOf(birth);
  const [toYear, toMonth, toDay] = partsOf(at);
  const months = (toYear - year) * MONTHS_A_YEAR + (toMonth - month) - (toDay < day ? 1 : 0);
  return { years: Math.floor(months / MONTHS_A_YEAR), months: months % MONTHS_A_YEAR };
}
