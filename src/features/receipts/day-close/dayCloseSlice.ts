import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';
import { isDate } from '@common/calendar';

export interface DayFilters {
  readonly schoolId: number | undefined;
  /** yyyy-MM-dd; undefined: the provider's own day */
  readonly date: string | undefined;
}

const slice = createFilterSlice<DayFilters>({ name: 'dayClose', start: { schoolId: undefined, date: undefined } });

export const { filtersChanged, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectDayClose = injectList(slice);

export const FRAGMENT: FragmentKinds<DayFilters> = { schoolId: 'id', date: 'date' };

/** What of the fields may be applied: a date that is none, or that has not come yet, is told at its field. */
export function changeOf({ date, ...change }: Partial<DayFilters>, today: string): Partial<DayFilters> {
  return isDate(date) && date <= today ? { ...change, date } : change;
}
