import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Class } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { useSignedInUser } from '@/shared/access';
import { useLookups, useOpeningSession, type Lookups } from '@/shared/domain';
import { useListAddress } from '@/shared/filters';
import { useWords } from '@/shared/words';
import { FRAGMENT, listOpened, selectLimitsList, UNTOUCHED, type LimitsFilters } from './limitsSlice';
import { limitsWords } from './limitsWords';

/** Whose minimum and maximum marks are shown. */
export interface LimitsPlace {
  readonly session: Session;
  readonly class: Class;
}

interface LimitsChoice {
  /** As the fields show them: the own school and the ACTIVE session stand in where nothing was chosen. */
  readonly filters: LimitsFilters;
  readonly lookups: Lookups;
  readonly session: Session | undefined;
  /** undefined until everything that is required is chosen */
  readonly place: LimitsPlace | undefined;
  readonly waiting: boolean;
}

const NO_SIZES: readonly number[] = [];

export function useLimitsPlace(): LimitsChoice {
  const words = useWords(limitsWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const list = useSelector(selectLimitsList);
  const onArrival = useCallback(
    (opened: Parameters<typeof listOpened>[0]) => void dispatch(listOpened(opened)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: NO_SIZES, onArrival });
  const own = user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
  const chosen = list.filters;
  const schoolId = own ?? chosen.schoolId;
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.sessionsFailed,
  });
  const { sessions, classes } = lookups;
  const active = useOpeningSession(sessions);
  const session =
    chosen.sessionId === undefined ? active : sessions.find(({ sessionId }) => sessionId === chosen.sessionId);
  const ofClass = classes.find(({ classId }) => classId === chosen.classId);
  const sessionId = session?.sessionId ?? chosen.sessionId;
  const filters = useMemo(
    () => ({ schoolId, sessionId, classId: chosen.classId }),
    [schoolId, sessionId, chosen.classId],
  );
  return {
    filters,
    lookups,
    session,
    place: arrived && session && ofClass ? { session, class: ofClass } : undefined,
    waiting: !arrived || (schoolId !== undefined && lookups.loading),
  };
}
