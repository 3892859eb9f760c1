import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import { keptDraftsOf, type DraftsState } from './draftsSlice';

const matches = (name: string, form: string): boolean => (name.endsWith('/') ? form.startsWith(name) : form === name);

/**
 * Opens a dialog once if it has a draft from an expired sign-in. `name` is the name of the draft, or ends with a slash and begins the names
 * of several drafts: `open` receives the rest of the name. Waits while `open` is undefined because a list is loading, and while `open`
 * returns false for each draft, such as for the list of another school.
 */
export function useReopen(name: string, open: ((rest: string) => unknown) | undefined): void {
  const store = useStore<AccessState & { drafts: DraftsState }>();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !open) return;
    done.current = true;
    const { auth, drafts } = store.getState();
    const found = keptDraftsOf(drafts, auth.user?.userId ?? null).filter(({ form }) => matches(name, form));
    if (found.length > 0) done.current = found.some(({ form }) => open(form.slice(name.length)) !== false);
  }, [open, name, store]);
}
