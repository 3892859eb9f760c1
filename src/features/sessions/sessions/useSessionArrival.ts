import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Session } from '@/api/sessions';
import type { EditedSession } from './useSessionActions';
import type { SessionList } from './useSessionList';

const NEW = '#new';
const FRAGMENT = /^#(new|edit|activate)=([1-9]\d{0,9})$/;

/** The session that the fragment of the address opens; undefined without one. */
function openedBy(hash: string, sessions: readonly Session[]): EditedSession | undefined {
  if (hash === NEW) return { session: undefined };
  const [, action, id] = FRAGMENT.exec(hash) ?? [];
  const session = sessions.find(({ sessionId }) => String(sessionId) === id);
  if (!session) return undefined;
  if (action === 'new') return { session: undefined, source: session };
  if (session.status === 'COMPLETED') return undefined;
  return { session, activates: action === 'activate' && session.status === 'UPCOMING' };
}

/**
 * Opens the dialog of the fragment after the sessions are refetched, so that no stale version is edited. Removes the fragment, so that a
 * reload does not open the dialog again.
 */
export function useSessionArrival({ sessions, state: load }: SessionList, show: (edited: EditedSession) => void): void {
  const { hash, key, pathname, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (load.kind !== 'ready' || !sessions || opened.current === key) return;
    const edited = openedBy(hash, sessions);
    if (!edited) return;
    opened.current = key;
    show(edited);
    void navigate({ pathname, hash: '' }, { replace: true, state });
  }, [load.kind, sessions, hash, key, show, navigate, pathname, state]);
}
