import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Class } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { useSignedInUser } from '@/shared/access';
import { useLookups, useOpeningSession, type Lookups } from '@/shared/domain';
import { useListAddress } from '@/shared/filters';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { FRAGMENT, listOpened, selectSubjectList, UNTOUCHED, type SubjectFilters } from './subjectSlice';

/** Whose subjects are shown. */
export interface SubjectPlace {
  readonly schoolId: number;
  readonly session: Session;
  readonly class: Class;
}

interface SubjectChoice {
  /** As the fields show them: the own school and the ACTIVE session stand in where nothing was chosen. */
  readonly filters: SubjectFilters;
  readonly lookups: Lookups;
  /** undefined until there is one */
  readonly session: Session | undefined;
  /** undefined until session and class are chosen (SUBJECT-02) */
  readonly place: SubjectPlace | undefined;
  /** the place may still become known */
  readonly waiting: boolean;
}

const NO_SIZES: readonly number[] = [];

export function useSubjectPlace(): SubjectChoice {
  const words = useWords(subjectWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const list = useSelector(selectSubjectList);
  const onArrival = useCallback(
    (opened: Parameters<typeof listOpened>[0]) => void dispatch(listOpened(opened)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: NO_SIZES, onArrival });
  const own = user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
  const { sessionId: chosen, classId, tab, schoolId: picked } = list.filters;
  const schoolId = own ?? picked;
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.initialFailed,
  });
  const active = useOpeningSession(lookups.sessions);
  const session = chosen === undefined ? active : lookups.sessions.find(({ sessionId }) => sessionId === chosen);
  const ofClass = lookups.classes.find((one) => one.classId === classId);
  const sessionId = session?.sessionId ?? chosen;
  const filters = useMemo(
    (): SubjectFilters => ({ schoolId, sessionId, classId, tab }),
    [schoolId, sessionId, classId, tab],
  );
  const known = arrived && schoolId !== undefined && session && ofClass;
  return {
    filters,
    lookups,
    session: arrived ? session : undefined,
    place: known ? { schoolId, session, class: ofClass } : undefined,
    waiting: !arrived || (schoolId !== undefined && classId !== undefined && lookups.loading),
  };
}
