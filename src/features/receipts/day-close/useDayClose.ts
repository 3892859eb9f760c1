import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetDayCloseQuery, useListDayClosesQuery, type DayClose, type DayCloseList } from '@/api/receipts';
import { useLoadState } from '@/shared/errors';
import { useToday } from '@/shared/lib/useToday';
import { REFETCH, useSchoolList, type SchoolList } from '@/shared/lists';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { dayClose, type DayFilters } from './dayCloseSlice';
import { daysOf } from './range';

interface ShownDay {
  /** The displayed filters. */
  readonly list: SchoolList<DayFilters>;
  /** Only of the current filters, and only in the day view. */
  readonly day: DayClose | undefined;
  /** Only of the current filters, and only in the week and month view. */
  readonly days: DayCloseList | undefined;
  /** undefined while the school is not chosen */
  readonly state: LoadState | undefined;
}

/** Each query runs only in its view. */
function useQueries({ schoolId, date, range, mine }: DayFilters, ready: boolean) {
  const now = useToday();
  const asked = ready && schoolId !== undefined;
  const own = mine ? { mine } : {};
  const day = useGetDayCloseQuery(
    asked && range === 'DAY' ? { schoolId, ...own, ...(date ? { date } : {}) } : skipToken,
    REFETCH,
  );
  const days = useListDayClosesQuery(
    asked && range !== 'DAY' ? { schoolId, ...own, ...daysOf(range, date || now, now) } : skipToken,
    REFETCH,
  );
  return { day, days, now };
}

/** The chosen day, week or month of the school; without a date the provider's current day. */
export function useDayClose(): ShownDay {
  const words = useWords(dayCloseWords);
  const { filters: chosen, phase, ...list } = useSchoolList(dayClose);
  const { schoolId, date, range, mine } = chosen;
  const { day, days, now } = useQueries(chosen, phase === 'ready');
  const query = range === 'DAY' ? day : days;
  const ofDay = useLoadState(day, words.loadFailed);
  const ofDays = useLoadState(days, words.loadFailed);
  const shown = date || day.currentData?.date || now;
  const filters = useMemo((): DayFilters => ({ schoolId, date: shown, range, mine }), [schoolId, shown, range, mine]);
  const ready = range === 'DAY' ? ofDay : ofDays;
  const states = { choosing: undefined, waiting: { kind: 'loading' }, ready } as const;
  return {
    list: { ...list, filters, phase, search: () => void (query.isUninitialized || query.refetch()) },
    day: range === 'DAY' ? day.currentData : undefined,
    days: range === 'DAY' ? undefined : days.currentData,
    state: states[phase],
  };
}
