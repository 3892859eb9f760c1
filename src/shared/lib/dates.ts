/**
 * Dates are strings of the calendar (`yyyy-MM-dd`), instants ISO 8601 strings with offset. The calendar is that of
 * Asia/Kolkata, whatever the machine's own time zone is.
 */
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_ZONE = 'Asia/Kolkata';

const dateParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const timeParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `'2026-04-01'` → `'01/04/2026'` (SHELL-04). Empty for a missing value or a text that is no date. */
export function showDate(date: string | null | undefined): string {
  const [, year, month, day] = CALENDAR_DATE.exec(date ?? '') ?? [];
  return year === undefined ? '' : `${day}/${month}/${year}`;
}

/** The calendar day of an instant in Asia/Kolkata as `'dd/MM/yyyy'` (SHELL-04). Empty for no instant. */
export function showInstantDate(instant: string | null | undefined): string {
  const milliseconds = Date.parse(instant ?? '');
  return Number.isNaN(milliseconds) ? '' : dateParts.format(milliseconds);
}

/** Day and time of an instant in Asia/Kolkata as `'dd/MM/yyyy, HH:mm'`, 24 hours. Empty for no instant. */
export function showInstant(instant: string | null | undefined): string {
  const milliseconds = Date.parse(instant ?? '');
  return Number.isNaN(milliseconds) ? '' : `${dateParts.format(milliseconds)}, ${timeParts.format(milliseconds)}`;
}

/** Today's date in Asia/Kolkata as `yyyy-MM-dd`; `now` in milliseconds since the epoch. */
export function today(now: number = Date.now()): string {
  return dateParts.format(now).split('/').reverse().join('-');
}

/** A calendar date so many years later, or earlier when negative; the 29th of February becomes the 28th where there is none. */
export function addYears(date: string, years: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const moved = Number(year) + years;
  const leap = new Date(Date.UTC(moved, 1, 29)).getUTCMonth() === 1;
  return `${String(moved).padStart(4, '0')}-${month}-${month === '02' && day === '29' && !leap ? '28' : day}`;
}

/** Whole years and months of somebody born on `birth` at the date `at`, both `yyyy-MM-dd`; null before the birth (STUDENT-37). */
export function ageAt(birth: string, at: string): { years: number; months: number } | null {
  if (!CALENDAR_DATE.test(birth) || !CALENDAR_DATE.test(at) || at < birth) return null;
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = at.split('-').map(Number);
  const months = (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0);
  return { years: Math.floor(months / 12), months: months % 12 };
}
