// The only module that reads the time: instants for records, and calendar dates in India.
import { dayOf } from '../../common/calendar.ts';

export interface Clock {
  /** milliseconds since the epoch */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const instantOf = (clock: Clock, plusMs = 0): string => new Date(clock.now() + plusMs).toISOString();

const MINUTE_MS = 60_000;
let latest = { minute: Number.NaN, day: '' };

/** Today's date in a school in India, `yyyy-MM-dd` (design, section 8). Formatted once a minute, because every call needs it. */
export function todayOf(clock: Clock): string {
  const now = clock.now();
  const minute = Math.floor(now / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: dayOf(now) };
  return latest.day;
}

let latestSecond = { second: Number.NaN, text: '' };

/** The time as in the header `Date`, to the second. */
export function httpDateOf(clock: Clock): string {
  const now = clock.now();
  const second = Math.floor(now / 1000);
  if (second !== latestSecond.second) latestSecond = { second, text: new Date(now).toUTCString() };
  return latestSecond.text;
}

/** PostgreSQL's text of a timestamptz (`2026-04-01 05:00:00+00`) as ISO 8601 in UTC. */
export const isoInstant = (text: string): string =>
  new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
