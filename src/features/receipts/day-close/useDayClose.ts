import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetDayCloseQuery, type DayClose } from '@/api/receipts';
import { useLoadState } from '@/shared/errors';
import { useToday } from '@/shared/lib/useToday';
import { REFETCH, useSchoolList, type SchoolList } from '@/shared/lists';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { dayCloseWords } from '../dayCloseWords';
import { dayClose, type DayFilters } from './dayCloseSlice';

interface ShownDay {
  /** The filters as the fields show them. */
  readonly list: SchoolList<DayFilters>;
  /** Only of the current filters. */
  readonly day: DayClose | undefined;
  /** undefined while the school is not chosen */
  readonly state: LoadState | undefined;
}

/** The chosen day of the school; without a date the provider's current day. */
export function useDayClose(): ShownDay {
  const words = useWords(dayCloseWords);
  const { filters: chosen, phase, ...list } = useSchoolList(dayClose);
  const { schoolId, date } = chosen;
  const query = useGetDayCloseQuery(
    phase !== 'ready' || schoolId === undefined ? skipToken : { schoolId, ...(date ? { date } : {}) },
    REFETCH,
  );
  const loaded = useLoadState(query, words.loadFailed);
  const { currentData: day } = query;
  const now = useToday();
  const shown = date || day?.date || now;
  const filters = useMemo((): DayFilters => ({ schoolId, date: shown }), [schoolId, shown]);
  const states = { choosing: undefined, waiting: { kind: 'loading' }, ready: loaded } as const;
  return {
    list: { ...list, filters, phase, search: () => void (query.isUninitialized || query.refetch()) },
    day,
    state: states[phase],
  };
}
