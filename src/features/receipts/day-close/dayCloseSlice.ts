import { createList } from '@/shared/filters';
import { isDate } from '@common/calendar';

export interface DayFilters {
  readonly schoolId: number | undefined;
  /** yyyy-MM-dd; undefined: the provider's current day */
  readonly date: string | undefined;
}

export const dayClose = createList<DayFilters>({
  name: 'dayClose',
  start: { schoolId: undefined, date: undefined },
  kinds: { schoolId: 'id', date: 'date' },
});

/** Returns the changes that apply: an invalid or future date is left out, and its field shows the error. */
export function changeOf({ date, ...change }: Partial<DayFilters>, today: string): Partial<DayFilters> {
  return isDate(date) && date <= today ? { ...change, date } : change;
}
