import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSignedInUser } from '@/shared/access';
import { activeSession, useLookups, type Lookups } from '@/shared/domain';
import { useListAddress } from '@/shared/filters';
import { PAGE_SIZES } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { FRAGMENT, listOpened, selectStudentList, UNTOUCHED, type StudentFilters } from './studentListSlice';

interface ListFilters {
  /** What the list is asked for: the own school and the ACTIVE session stand in where nothing was chosen. */
  readonly filters: StudentFilters;
  /** 'choosing': school or session are missing; 'waiting': the session is not known yet. */
  readonly phase: 'choosing' | 'waiting' | 'ready';
  readonly lookups: Lookups;
}

export function useStudentFilters(): ListFilters {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const list = useSelector(selectStudentList);
  const onArrival = useCallback(
    (opened: Parameters<typeof listOpened>[0]) => void dispatch(listOpened(opened)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: PAGE_SIZES, onArrival });
  const own = user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
  const schoolId = own ?? list.filters.schoolId;
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.initialFailed,
  });
  const chosen = list.filters.sessionId;
  const sessionId = chosen === undefined ? activeSession(lookups.sessions)?.sessionId : (chosen ?? undefined);
  const filters = useMemo(() => ({ ...list.filters, schoolId, sessionId }), [list.filters, schoolId, sessionId]);
  const known = schoolId !== undefined && sessionId !== undefined;
  const waiting = !arrived || (schoolId !== undefined && chosen === undefined && lookups.loading);
  return { filters, phase: arrived && known ? 'ready' : waiting ? 'waiting' : 'choosing', lookups };
}
