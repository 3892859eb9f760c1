import { useEffect } from 'react';
import { useListClassesQuery, type Class } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery, type Session } from '@/api/sessions';
import { asFailure, useFailureText } from '../errors';
import { useSnackbar } from '../feedback';

/** What is said when a look-up fails: in lists 'Failed to load …', in forms 'Error fetching …' (STUDENT-28, STUDENT-61). */
interface LookupWords {
  readonly sessions: string;
  readonly classes: string;
  /** when both fail at once */
  readonly both: string;
}

export interface Lookups {
  /** Newest first, disabled ones left out. */
  readonly sessions: readonly Session[];
  /** In their order, disabled ones left out. */
  readonly classes: readonly Class[];
  readonly loading: boolean;
}

const NOTHING: readonly never[] = [];

/** The sessions and classes a school's filters and forms offer; nothing without a school. Failures are said once. */
export function useLookups(schoolId: number | undefined, words: LookupWords): Lookups {
  const failureText = useFailureText();
  const asked = ofSchool(schoolId);
  const sessions = useListSessionsQuery(asked);
  const classes = useListClassesQuery(asked);
  const snackbar = useSnackbar();
  const { both, sessions: sessionsFailed, classes: classesFailed } = words;
  const loading = sessions.isFetching || classes.isFetching;
  const [sessionsError, classesError] = [sessions.error, classes.error];
  useEffect(() => {
    if (loading) return;
    const say = (error: unknown, fallback: string) => snackbar.error(failureText(asFailure(error), { fallback }));
    if (sessionsError && classesError) say(sessionsError, both);
    else if (sessionsError) say(sessionsError, sessionsFailed);
    else if (classesError) say(classesError, classesFailed);
  }, [loading, sessionsError, classesError, snackbar, both, sessionsFailed, classesFailed, failureText]);
  return {
    sessions: sessions.currentData?.filter(({ disabled }) => !disabled) ?? NOTHING,
    classes: classes.currentData?.filter(({ disabled }) => !disabled) ?? NOTHING,
    loading,
  };
}
