// The one place where time is made: instants for records, calendar dates for the school's day in India.

export interface Clock {
  /** milliseconds since the epoch */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const instantOf = (clock: Clock, plusMs = 0): string => new Date(clock.now() + plusMs).toISOString();

const indianDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's date in a school in India, `yyyy-MM-dd` (design, section 8). */
export const todayOf = (clock: Clock): string => indianDay.format(clock.now());

/** PostgreSQL's text of a timestamptz (`2026-04-01 05:00:00+00`) as ISO 8601 in UTC. */
export const isoInstant = (text: string): string =>
  new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

/** A calendar date so many years later, or earlier when negative; the 29th of February becomes the 28th where there is none. */
export function addYears(date: string, years: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const moved = String(Number(year) + years).padStart(4, '0');
  const leap = new Date(Date.UTC(Number(moved), 1, 29)).getUTCMonth() === 1;
  return `${moved}-${month}-${month === '02' && day === '29' && !leap ? '28' : day}`;
}
