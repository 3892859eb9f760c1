import { useEffect, useMemo } from 'react';
import { useListClassesQuery, type Class } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { useListReportSessionsQuery, type Session } from '@/api/sessions';
import { useActiveSession } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useSnackbar } from '@/shared/feedback';
import type { List } from '@/shared/filters';
import { REFETCH, useKnownSession, useSchoolList, type SchoolList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import type { Needs, ReportFilters } from './reportFilters';
import { reportWords } from './reportWords';

export interface ReportList<F extends ReportFilters> extends SchoolList<F> {
  readonly sessions: readonly Session[];
  /** with disabled ones */
  readonly classes: readonly Class[];
  readonly loading: boolean;
  readonly needs: Needs;
}

const NONE: readonly never[] = [];

/** The list of a report: the sessions are those that reports offer. The ACTIVE one is preselected where a session is needed. */
export function useReportList<F extends ReportFilters>(source: List<F>, needs: Needs = 'session'): ReportList<F> {
  const list = useSchoolList(source);
  const { filters: stored, phase } = list;
  const words = useWords(reportWords);
  const failureText = useFailureText();
  const snackbar = useSnackbar();
  const found = useListReportSessionsQuery(ofSchool(stored.schoolId), REFETCH);
  const classes = useListClassesQuery(ofSchool(stored.schoolId));
  const sessions = found.currentData ?? NONE;
  useKnownSession(list, sessions, found.isFetching);
  const active = useActiveSession(sessions);
  const { error } = found;
  useEffect(() => {
    if (error) snackbar.error(failureText(asFailure(error), { fallback: words.sessionsFailed }));
  }, [error, snackbar, failureText, words]);
  const isPreselected = needs === 'session' && stored.sessionId === undefined;
  const sessionId = isPreselected ? active?.sessionId : stored.sessionId;
  const filters = useMemo((): F => ({ ...stored, sessionId }), [stored, sessionId]);
  const isWaiting = isPreselected && found.isFetching;
  const isKnown = needs === 'school' || sessionId != null;
  const known = isKnown ? 'ready' : isWaiting ? 'waiting' : 'choosing';
  return {
    ...list,
    filters,
    phase: phase === 'ready' ? known : phase,
    needs,
    sessions,
    classes: classes.currentData ?? NONE,
    loading: found.isFetching || classes.isFetching,
    change: (change) =>
      list.change('sessionId' in change ? { ...change, sessionId: change.sessionId ?? null } : change),
  };
}
