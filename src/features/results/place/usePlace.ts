import { useMemo } from 'react';
import type { Class } from '@/api/classes';
import type { Session } from '@/api/sessions';
import { useSignedInUser } from '@/shared/access';
import { useLookups, useOpeningSession, type Lookups } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { placeWords } from '../words';

/** A class in a session. */
export interface Place {
  readonly session: Session;
  readonly class: Class;
}

export interface PlaceFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number | undefined;
}

export interface PlaceChoice<F extends PlaceFilters> {
  /** As the fields show them: the own school and the ACTIVE session stand in where nothing was chosen. */
  readonly filters: F;
  readonly lookups: Lookups;
  /** undefined until everything that is required is chosen */
  readonly place: Place | undefined;
  readonly waiting: boolean;
}

/** What the filters of a screen of results name; `arrived`: the address was read. */
export function usePlace<F extends PlaceFilters>(chosen: F, arrived: boolean): PlaceChoice<F> {
  const words = useWords(placeWords);
  const user = useSignedInUser();
  const own = user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
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
  const filters = useMemo(() => ({ ...chosen, schoolId, sessionId }), [chosen, schoolId, sessionId]);
  return {
    filters,
    lookups,
    place: arrived && session && ofClass ? { session, class: ofClass } : undefined,
    waiting: !arrived || (schoolId !== undefined && lookups.loading),
  };
}

/** The place as an address names it, which a kept draft leads back to. */
export const fragmentOf = (filters: PlaceFilters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, id]) => (typeof id === 'number' ? [[name, String(id)]] : [])),
  ).toString();

export const placeName = ({ class: { className }, session }: Place): string => `${className}, ${session.sessionName}`;
