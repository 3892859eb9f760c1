import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetDayCloseQuery, type DayClose } from '@/api/receipts';
import { useOwnSchool } from '@/shared/access';
import { useLoadState } from '@/shared/errors';
import { useListAddress, type OpenedList } from '@/shared/filters';
import { useToday } from '@/shared/lib/useToday';
import { PAGE_SIZES, type LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { FRAGMENT, listOpened, selectDayClose, UNTOUCHED, type DayFilters } from './dayCloseSlice';

interface DayCloseWork {
  /** as the fields show them */
  readonly filters: DayFilters;
  /** of the filters, never of other ones */
  readonly day: DayClose | undefined;
  /** undefined while a school is missing */
  readonly state: LoadState | undefined;
  readonly refresh: () => void;
}

/** The day that is asked for, in the own school or the chosen one; without a date the provider names its own. */
export function useDayClose(): DayCloseWork {
  const words = useWords(dayCloseWords);
  const dispatch = useDispatch();
  const list = useSelector(selectDayClose);
  const onArrival = useCallback((named: OpenedList<DayFilters>) => void dispatch(listOpened(named)), [dispatch]);
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: PAGE_SIZES, onArrival });
  const own = useOwnSchool();
  const { schoolId: chosen, date } = list.filters;
  const schoolId = own ?? chosen;
  const query = useGetDayCloseQuery(
    !arrived || schoolId === undefined ? skipToken : { schoolId, ...(date ? { date } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const loaded = useLoadState(query, words.loadFailed);
  const { currentData: day } = query;
  const now = useToday();
  const shown = date || day?.date || now;
  const filters = useMemo((): DayFilters => ({ schoolId, date: shown }), [schoolId, shown]);
  const waiting: LoadState | undefined = arrived ? undefined : { kind: 'loading' };
  return {
    filters,
    day,
    state: arrived && schoolId !== undefined ? loaded : waiting,
    refresh: () => void (query.isUninitialized || query.refetch()),
  };
}
