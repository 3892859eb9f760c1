import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOwnSchool } from '@/shared/access';
import { useActiveSession, useLookups, type Lookups } from '@/shared/domain';
import { useListAddress, type OpenedList } from '@/shared/filters';
import { PAGE_SIZES } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import {
  FRAGMENT,
  listOpened,
  selectConfirmList,
  UNTOUCHED,
  type ConfirmFilters,
  type ConfirmPlace,
  type KeptConfirmFilters,
} from './confirmSlice';

interface AppliedFilters {
  readonly filters: ConfirmFilters;
  /** undefined while school or session are missing */
  readonly place: ConfirmPlace | undefined;
  /** the place may still become known */
  readonly waiting: boolean;
  readonly lookups: Lookups;
}

/** The own school or the chosen one, and a session: the ACTIVE one is preselected. */
export function useConfirmFilters(): AppliedFilters {
  const words = useWords(confirmWords);
  const dispatch = useDispatch();
  const list = useSelector(selectConfirmList);
  const onArrival = useCallback(
    (named: OpenedList<KeptConfirmFilters>) => void dispatch(listOpened(named)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: PAGE_SIZES, onArrival });
  const own = useOwnSchool();
  const { sessionId: chosen, schoolId: picked } = list.filters;
  const schoolId = own ?? picked;
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.initialFailed,
  });
  const active = useActiveSession(lookups.sessions);
  const sessionId = chosen === undefined ? active?.sessionId : (chosen ?? undefined);
  const filters = useMemo((): ConfirmFilters => ({ schoolId, sessionId }), [schoolId, sessionId]);
  const known = arrived && schoolId !== undefined && sessionId !== undefined;
  return {
    filters,
    place: known ? { schoolId, sessionId } : undefined,
    waiting: !arrived || (schoolId !== undefined && chosen === undefined && lookups.loading),
    lookups,
  };
}
