/** Formats dates (`yyyy-MM-dd`) and instants (ISO 8601 with offset) in Asia/Kolkata, independent of the time zone of the machine. */
import { dayOf, timeOf } from '@common/calendar';
import { now } from './clock';

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `'2026-04-01'` → `'01/04/2026'` (SHELL-04). Empty for a missing value or a text that is no date. */
export function showDate(date: string | null | undefined): string {
  const [, year, month, day] = CALENDAR_DATE.exec(date ?? '') ?? [];
  return year === undefined ? '' : `${day}/${month}/${year}`;
}

/** The calendar day of an instant in Asia/Kolkata as `'dd/MM/yyyy'` (SHELL-04). Empty for no instant. */
export function showInstantDate(instant: string | null | undefined): string {
  const milliseconds = Date.parse(instant ?? '');
  return Number.isNaN(milliseconds) ? '' : showDate(dayOf(milliseconds));
}

/** Day and time of an instant in Asia/Kolkata as `'dd/MM/yyyy, HH:mm'`, 24 hours. Empty for no instant. */
export function showInstant(instant: string | null | undefined): string {
  const milliseconds = Date.parse(instant ?? '');
  return Number.isNaN(milliseconds) ? '' : `${showDate(dayOf(milliseconds))}, ${timeOf(milliseconds)}`;
}

/** A time of today as `'HH:mm'` in Asia/Kolkata, of another day with its date; both in milliseconds since the epoch. */
export function showMoment(milliseconds: number, at: number = Date.now()): string {
  const time = timeOf(milliseconds);
  return dayOf(milliseconds) === dayOf(at) ? time : `${showDate(dayOf(milliseconds))}, ${time}`;
}

/** Today's date in Asia/Kolkata as `yyyy-MM-dd`, by the provider's clock. */
export const today = (): string => dayOf(now());
