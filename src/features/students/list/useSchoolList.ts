import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOwnSchool } from '@/shared/access';
import { useActiveSession, useLookups, type Lookups } from '@/shared/domain';
import { useListAddress, type FilterState, type FragmentKinds, type OpenedList } from '@/shared/filters';
import { PAGE_SIZES } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

/** A list of a school's students, as its slice keeps it and its address names it. */
export interface ListSource<F extends object> {
  readonly select: (state: { readonly lists: object }) => FilterState<F>;
  readonly start: FilterState<F>;
  readonly kinds: FragmentKinds<F>;
  readonly opened: (list: OpenedList<F>) => UnknownAction;
}

interface InSchool {
  readonly schoolId: number | undefined;
}

/** `sessionId`: undefined until one is chosen, and the ACTIVE session applies; null: emptied by the user. */
interface InSession extends InSchool {
  readonly sessionId: number | null | undefined;
}

/** 'choosing': school or session are missing; 'waiting': they are not known yet. */
export type ListPhase = 'choosing' | 'waiting' | 'ready';

interface SchoolList<F> {
  readonly filters: F;
  readonly phase: ListPhase;
  readonly lookups: Lookups;
}

/** The applied filters of a list, in the own school or the chosen one. */
export function useSchoolList<F extends InSchool>({ select, start, kinds, opened }: ListSource<F>): SchoolList<F> {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const list = useSelector(select);
  const onArrival = useCallback((named: OpenedList<F>) => void dispatch(opened(named)), [dispatch, opened]);
  const arrived = useListAddress({ list, start, kinds, sizes: PAGE_SIZES, onArrival });
  const own = useOwnSchool();
  const schoolId = own ?? list.filters.schoolId;
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.initialFailed,
  });
  const filters = useMemo(() => ({ ...list.filters, schoolId }), [list.filters, schoolId]);
  const known = schoolId === undefined ? 'choosing' : 'ready';
  return { filters, phase: arrived ? known : 'waiting', lookups };
}

type Placed<F> = F & { readonly sessionId: number | undefined };

/** The same for a list within a session: the ACTIVE session is preselected. */
export function useSessionList<F extends InSession>(source: ListSource<F>): SchoolList<Placed<F>> {
  const { filters: kept, phase, lookups } = useSchoolList(source);
  const chosen = kept.sessionId;
  const active = useActiveSession(lookups.sessions);
  const sessionId = chosen === undefined ? active?.sessionId : (chosen ?? undefined);
  const filters = useMemo((): Placed<F> => ({ ...kept, sessionId }), [kept, sessionId]);
  const awaited = chosen === undefined && lookups.loading;
  const known = sessionId === undefined ? (awaited ? 'waiting' : 'choosing') : 'ready';
  return { filters, phase: phase === 'ready' ? known : phase, lookups };
}
