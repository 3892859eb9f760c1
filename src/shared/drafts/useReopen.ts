import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import { keptDraftsOf, type DraftsState } from './draftsSlice';

/**
 * Opens a dialog once if it has a draft from an expired sign-in: `open` receives a draft's name without `prefix`. Waits while `open` is
 * undefined because a list is loading, and while `open` returns false for each draft, such as for the list of another school.
 */
export function useReopen(prefix: string, open: ((rest: string) => unknown) | undefined): void {
  const store = useStore<AccessState & { drafts: DraftsState }>();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !open) return;
    done.current = true;
    const { auth, drafts } = store.getState();
    const found = keptDraftsOf(drafts, auth.user?.userId ?? null).filter(({ form }) => form.startsWith(prefix));
    if (found.length > 0) done.current = found.some(({ form }) => open(form.slice(prefix.length)) !== false);
  }, [open, prefix, store]);
}
