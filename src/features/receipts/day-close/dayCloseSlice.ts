import { createList } from '@/shared/filters';
import { isDate } from '@common/calendar';
import { RANGES, type Range } from './range';

export interface DayFilters {
  readonly schoolId: number | undefined;
  /** yyyy-MM-dd; undefined: the provider's current day */
  readonly date: string | undefined;
  readonly range: Range;
  /** only the receipts of the user */
  readonly mine: boolean;
}

export const dayClose = createList<DayFilters>({
  name: 'dayClose',
  start: { schoolId: undefined, date: undefined, range: 'DAY', mine: false },
  kinds: { schoolId: 'id', date: 'date', range: RANGES, mine: 'switch' },
});

/** Returns the changes that apply: an invalid or future date is left out, and its field shows the error. */
export function changeOf({ date, ...change }: Partial<DayFilters>, today: string): Partial<DayFilters> {
  return isDate(date) && date <= today ? { ...change, date } : change;
}
