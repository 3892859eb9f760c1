/** The list of one school: its applied filters, with the school of the user, and whether its rows can be requested. */
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Session } from '@/api/sessions';
import { useOwnSchool } from '../access';
import { schoolPicked, useActiveSession, useLookups, type Lookups } from '../domain';
import { useList, type AppliedList, type List } from '../filters';
import { useWords } from '../words';
import { listWords } from './words';

interface InSchool {
  readonly schoolId: number | undefined;
}

/** `sessionId`: undefined until a session is chosen, when the ACTIVE session applies; null when the user cleared the field. */
interface InSession extends InSchool {
  readonly sessionId: number | null | undefined;
}

/** 'choosing': a required filter is missing; 'waiting': it is being loaded or read from the address. */
export type ListPhase = 'choosing' | 'waiting' | 'ready';

export interface SchoolList<F extends object> extends Omit<AppliedList<F>, 'arrived'> {
  readonly phase: ListPhase;
  /** Counts the searches: each one requests the page again. */
  readonly searches: number;
  readonly search: () => void;
}

export interface SessionList<F extends object> extends SchoolList<F> {
  readonly lookups: Lookups;
}

/** The list in the user's own school, or in the school that a platform user chooses. */
export function useSchoolList<F extends InSchool>(source: List<F>): SchoolList<F> {
  const { arrived, ...list } = useList(source);
  const [searches, setSearches] = useState(0);
  const own = useOwnSchool();
  const schoolId = own ?? list.filters.schoolId;
  useSchoolOfAddress(arrived && own === undefined ? schoolId : undefined);
  const filters = useMemo(() => ({ ...list.filters, schoolId }), [list.filters, schoolId]);
  const known = schoolId === undefined ? 'choosing' : 'ready';
  return { ...list, filters, phase: arrived ? known : 'waiting', searches, search: () => setSearches(searches + 1) };
}

/** The school that an address or a hand-over names becomes the one that the platform user works in. */
function useSchoolOfAddress(schoolId: number | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (schoolId !== undefined) dispatch(schoolPicked(schoolId));
  }, [dispatch, schoolId]);
}

/** The sessions and classes that the filters of a school's list offer. */
export function useListLookups(schoolId: number | undefined): Lookups {
  const { sessionsFailed, classesFailed, bothFailed } = useWords(listWords);
  return useLookups(schoolId, { sessions: sessionsFailed, classes: classesFailed, both: bothFailed });
}

/**
 * Removes a session without a record, such as a disabled one or that of an old address, from the filters: it counts as not chosen, so
 * that the preselected session applies.
 * @param unknown null: the user has to choose another one, because the screen stores something in the session
 */
export function useKnownSession<F extends InSession>(
  { filters: { sessionId }, phase, change }: Pick<SchoolList<F>, 'filters' | 'phase' | 'change'>,
  sessions: readonly Session[],
  loading: boolean,
  unknown: undefined | null = undefined,
): void {
  const isKnown = sessionId == null || sessions.length === 0 || sessions.some((one) => one.sessionId === sessionId);
  const isRemovable = phase === 'ready' && !loading && !isKnown;
  useEffect(() => {
    if (isRemovable) change({ sessionId: unknown } as Partial<F>);
  }, [isRemovable, change, unknown]);
}

type ChosenSession<F> = F & { readonly sessionId: number | undefined };

/** A list of one session: the ACTIVE session is preselected. `unknown` as in useKnownSession. */
export function useSessionList<F extends InSession>(
  source: List<F>,
  unknown: undefined | null = undefined,
): SessionList<ChosenSession<F>> {
  const all = useSchoolList(source);
  const { filters: stored, phase, change, ...list } = all;
  const lookups = useListLookups(stored.schoolId);
  useKnownSession(all, lookups.sessions, lookups.loading, unknown);
  const active = useActiveSession(lookups.sessions);
  const chosen = stored.sessionId;
  const sessionId = chosen === undefined ? active?.sessionId : (chosen ?? undefined);
  const filters = useMemo((): ChosenSession<F> => ({ ...stored, sessionId }), [stored, sessionId]);
  const loading = chosen === undefined && lookups.loading;
  const known = sessionId === undefined ? (loading ? 'waiting' : 'choosing') : 'ready';
  return {
    ...list,
    filters,
    phase: phase === 'ready' ? known : phase,
    lookups,
    change: (changed) =>
      change('sessionId' in changed ? { ...changed, sessionId: changed.sessionId ?? null } : changed),
  };
}
