import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Class, Section } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { useSignedInUser } from '@/shared/access';
import { useLookups, useOpeningSession, type Lookups } from '@/shared/domain';
import { useListAddress } from '@/shared/filters';
import { useWords } from '@/shared/words';
import { FRAGMENT, listOpened, selectRollList, UNTOUCHED, type RollFilters } from './rollSlice';
import { rollWords } from './rollWords';

/** Whose roll numbers are shown; without a section where the class has none. */
export interface RollPlace {
  readonly schoolId: number;
  readonly session: Session;
  readonly class: Class;
  readonly section: Section | undefined;
}

interface RollChoice {
  /** As the fields show them: the own school, the ACTIVE session and an only section stand in where nothing was chosen. */
  readonly filters: RollFilters;
  readonly lookups: Lookups;
  /** undefined until everything that is required is chosen */
  readonly place: RollPlace | undefined;
  readonly waiting: boolean;
}

/** An only section needs no choice. */
const sectionIn = ({ sections }: Class, chosen: number | undefined): Section | undefined =>
  sections.find(({ sectionId }) => sectionId === chosen) ?? (sections.length === 1 ? sections[0] : undefined);

function placeOf(
  schoolId: number | undefined,
  session: Session | undefined,
  ofClass: Class | undefined,
  section: Section | undefined,
): RollPlace | undefined {
  if (schoolId === undefined || !session || !ofClass) return undefined;
  return section || ofClass.sections.length === 0 ? { schoolId, session, class: ofClass, section } : undefined;
}

/** Sessions that can still be changed before those that are over. */
const openFirst = (sessions: readonly Session[]): Session[] => {
  const isOver = ({ status }: Session) => Number(status === 'COMPLETED');
  return [...sessions].sort((a, b) => isOver(a) - isOver(b));
};

export function useRollPlace(): RollChoice {
  const words = useWords(rollWords);
  const dispatch = useDispatch();
  const user = useSignedInUser();
  const list = useSelector(selectRollList);
  const onArrival = useCallback(
    (opened: Parameters<typeof listOpened>[0]) => void dispatch(listOpened(opened)),
    [dispatch],
  );
  const arrived = useListAddress({ list, start: UNTOUCHED, kinds: FRAGMENT, sizes: NO_SIZES, onArrival });
  const own = user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
  const schoolId = own ?? list.filters.schoolId;
  const { sessions, ...lookups } = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.initialFailed,
  });
  const chosen = list.filters;
  const active = useOpeningSession(sessions);
  const session =
    chosen.sessionId === undefined ? active : sessions.find(({ sessionId }) => sessionId === chosen.sessionId);
  const ofClass = lookups.classes.find(({ classId }) => classId === chosen.classId);
  const section = ofClass && sectionIn(ofClass, chosen.sectionId);
  const [sessionId, sectionId] = [session?.sessionId ?? chosen.sessionId, section?.sectionId ?? chosen.sectionId];
  const filters = useMemo(
    () => ({ schoolId, sessionId, classId: chosen.classId, sectionId }),
    [schoolId, sessionId, chosen.classId, sectionId],
  );
  return {
    filters,
    lookups: { ...lookups, sessions: openFirst(sessions) },
    place: arrived ? placeOf(schoolId, session, ofClass, section) : undefined,
    waiting: !arrived || (schoolId !== undefined && lookups.loading),
  };
}

const NO_SIZES: readonly number[] = [];
