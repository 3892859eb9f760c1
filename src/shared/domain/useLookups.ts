import { useEffect } from 'react';
import { classesApi, useListClassesQuery, type Class } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { sessionsApi, useListSessionsQuery, type Session } from '@/api/sessions';
import { asFailure, useFailureText } from '../errors';
import { useSnackbar } from '../feedback';
import { useChosenSchool } from './useChosenSchool';

/** The messages when a look-up fails: in lists 'Failed to load …', in forms 'Error fetching …' (STUDENT-28, STUDENT-61). */
export interface LookupWords {
  readonly sessions: string;
  readonly classes: string;
  /** when both fail */
  readonly both: string;
  /** shown in the list of schools; its own message without it */
  readonly schools?: string;
}

export interface Lookups {
  /** Newest first, without disabled ones. */
  readonly sessions: readonly Session[];
  /** In their order, without disabled ones. */
  readonly classes: readonly Class[];
  /** In their order, with disabled ones: a filter names a chosen one. */
  readonly allClasses: readonly Class[];
  readonly loading: boolean;
  /** the message when the schools cannot be loaded */
  readonly schoolsFailed: string | undefined;
}

const NONE: readonly never[] = [];

/** The sessions and classes for the filters and forms of a school; empty without a school. Reports each failure once. */
export function useLookups(schoolId: number | undefined, words: LookupWords): Lookups {
  const failureText = useFailureText();
  const request = ofSchool(schoolId);
  const sessions = useListSessionsQuery(request);
  const classes = useListClassesQuery(request);
  const snackbar = useSnackbar();
  const { both, sessions: sessionsFailed, classes: classesFailed } = words;
  const loading = sessions.isFetching || classes.isFetching;
  const [sessionsError, classesError] = [sessions.error, classes.error];
  useEffect(() => {
    if (loading) return;
    const report = (error: unknown, fallback: string) => snackbar.error(failureText(asFailure(error), { fallback }));
    if (sessionsError && classesError) report(sessionsError, both);
    else if (sessionsError) report(sessionsError, sessionsFailed);
    else if (classesError) report(classesError, classesFailed);
  }, [loading, sessionsError, classesError, snackbar, both, sessionsFailed, classesFailed, failureText]);
  const allClasses = classes.currentData ?? NONE;
  return {
    sessions: sessions.currentData?.filter(({ disabled }) => !disabled) ?? NONE,
    classes: allClasses.filter(({ disabled }) => !disabled),
    allClasses,
    loading,
    schoolsFailed: words.schools,
  };
}

/** Look-ups that are older than this number of seconds are requested again before a screen is opened. */
const OLD = { ifOlderThan: 60 };

/** Requests the look-ups of the school in which the user works, so that the list of the next screen need not wait for them. */
export function useLookupPreload(): () => void {
  const schoolId = useChosenSchool();
  const loadSessions = sessionsApi.usePrefetch('listSessions', OLD);
  const loadClasses = classesApi.usePrefetch('listClasses', OLD);
  return () => {
    if (schoolId === undefined) return;
    loadSessions({ schoolId });
    loadClasses({ schoolId });
  };
}
