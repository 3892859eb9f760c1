import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import type { DraftsState } from './draftsSlice';

/**
 * Opens a dialog again whose unsaved values were kept when the sign-in expired, once: `open` gets what stands behind
 * `prefix` in the draft's name. Without `open` it waits, for a list that is not there yet; where `open` answers false, for
 * another list, such as that of the right school.
 */
export function useReopen(prefix: string, open: ((rest: string) => unknown) | undefined): void {
  const store = useStore<AccessState & { drafts: DraftsState }>();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !open) return;
    done.current = true;
    const { auth, drafts } = store.getState();
    if (drafts.owner !== (auth.user?.userId ?? null)) return;
    const name = Object.keys(drafts.byForm).find((form) => form.startsWith(prefix));
    if (name !== undefined) done.current = open(name.slice(prefix.length)) !== false;
  }, [open, prefix, store]);
}
