import { addDays, addMonths, compareDates, weekdayOf } from '@common/calendar';

export const RANGES = ['DAY', 'WEEK', 'MONTH'] as const;
export type Range = (typeof RANGES)[number];

export interface Days {
  /** yyyy-MM-dd, both included */
  readonly from: string;
  readonly to: string;
}

const DAYS_A_WEEK = 7;

const beginOf = (range: Range, date: string): string => {
  if (range === 'DAY') return date;
  if (range === 'MONTH') return `${date.slice(0, -2)}01`;
  // A week begins on Monday; Sunday is 0.
  return addDays(date, -((weekdayOf(date) + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
};

const beginAfter = (range: Range, begin: string): string => {
  if (range === 'MONTH') return addMonths(begin, 1);
  return addDays(begin, range === 'WEEK' ? DAYS_A_WEEK : 1);
};

/** The day, week or month with the date, up to today. */
export function daysOf(range: Range, date: string, today: string): Days {
  const from = beginOf(range, date);
  const last = addDays(beginAfter(range, from), -1);
  return { from, to: compareDates(last, today) > 0 ? today : last };
}

/** A date in the range before or after; null for a range that has not begun yet. */
export function neighbourOf(range: Range, date: string, step: -1 | 1, today: string): string | null {
  const begin = beginOf(range, date);
  const next = step === -1 ? beginOf(range, addDays(begin, -1)) : beginAfter(range, begin);
  return compareDates(next, today) > 0 ? null : next;
}
