import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOwnSchool } from '@/shared/access';
import { useLookups, type Lookups } from '@/shared/domain';
import { useListAddress, type OpenedList } from '@/shared/filters';
import { useToday } from '@/shared/lib/useToday';
import { PAGE_SIZES } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import {
  filtersOn,
  FRAGMENT,
  listOpened,
  selectReceiptList,
  UNTOUCHED,
  type KeptFilters,
  type ReceiptFilters,
} from './receiptListSlice';

/** 'choosing': a school is missing; 'waiting': the address is being read. */
export type ListPhase = 'choosing' | 'waiting' | 'ready';

interface AppliedFilters {
  readonly filters: ReceiptFilters;
  /** as they are handed over to another screen and back */
  readonly kept: KeptFilters;
  readonly phase: ListPhase;
  readonly lookups: Lookups;
}

/** The applied filters of the list, in the own school or the chosen one. */
export function useReceiptFilters(): AppliedFilters {
  const words = useWords(managementWords);
  const dispatch = useDispatch();
  const list = useSelector(selectReceiptList);
  const onArrival = useCallback((named: OpenedList<KeptFilters>) => void dispatch(listOpened(named)), [dispatch]);
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: PAGE_SIZES, onArrival });
  const own = useOwnSchool();
  const { filters: kept } = list;
  const schoolId = own ?? kept.schoolId;
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.initialFailed,
  });
  const day = useToday();
  const filters = useMemo(() => filtersOn({ ...kept, schoolId }, day), [kept, schoolId, day]);
  const known = schoolId === undefined ? 'choosing' : 'ready';
  return { filters, kept, phase: arrived ? known : 'waiting', lookups };
}
