import { addDays } from './calendar.ts';

/** Maximum number of days of a report, the first and the last day included. */
export const MOST_DAYS = 366;

/** Whether the days from the first to the last are more than a report can have; both yyyy-MM-dd. */
export const isTooLong = (first: string, last: string): boolean => last >= addDays(first, MOST_DAYS);
