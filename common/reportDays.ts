import { addDays } from './calendar.ts';

/** Maximum number of days of a report, including the first and the last day. */
export const MOST_DAYS = 366;

/** Whether the days from the first to the last exceed the maximum of a report; both yyyy-MM-dd. */
export const isTooLong = (first: string, last: string): boolean => last >= addDays(first, MOST_DAYS);
