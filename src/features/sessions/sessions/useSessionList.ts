import { useListSessionsQuery, type Session } from '@/api/sessions';
import { ofSchool } from '@/api/ofSchool';
import { useLoadState } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';

export interface SessionList {
  readonly sessions: readonly Session[] | undefined;
  readonly state: LoadState;
  readonly refresh: () => void;
}

/** The sessions of a school, refetched each time the screen opens; not loaded without a school. */
export function useSessionList(schoolId: number | undefined): SessionList {
  const words = useWords(sessionWords);
  const query = useListSessionsQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  return {
    sessions: query.currentData,
    state: useLoadState(query, words.loadFailed),
    refresh: () => void query.refetch(),
  };
}
