import { useSearchParams } from 'react-router-dom';
import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery, type Session } from '@/api/sessions';
import { useFresh } from '@/shared/errors';
import { useToday } from '@/shared/lib/useToday';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { rolloverOf, type Chosen, type Rollover } from './rollover';

export interface RolloverState {
  readonly sessions: readonly Session[] | undefined;
  readonly state: PageState;
  /** undefined while the sessions load, and without an ACTIVE session */
  readonly rollover: Rollover | undefined;
  readonly choose: (chosen: Partial<Chosen>) => void;
}

const ID = /^[1-9]\d{0,9}$/;
const idIn = (text: string | null): number | undefined => (text !== null && ID.test(text) ? Number(text) : undefined);

/** The sessions of a school and their rollover. A choice is in the query of the address, so that Back restores it. */
export function useRollover(schoolId: number | undefined): RolloverState {
  const { loadFailed } = useWords(sessionWords);
  const [query, setQuery] = useSearchParams();
  const day = useToday();
  const sessions = useListSessionsQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(sessions, loadFailed);
  const chosen = { source: idIn(query.get('from')), target: idIn(query.get('to')) };
  return {
    sessions: found,
    state,
    rollover: found && rolloverOf(found, day, chosen),
    choose: (changed) => {
      const { source, target } = { ...chosen, ...changed };
      const shown = {
        ...(source !== undefined && { from: String(source) }),
        ...(target !== undefined && { to: String(target) }),
      };
      setQuery(shown, { replace: true });
    },
  };
}
