import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { DraftsState } from './draftsSlice';

/** Lets the browser ask before the tab is closed or reloaded, while there are drafts in its memory. */
export function useDraftGuard(): void {
  const hasDrafts = useSelector(({ drafts }: { drafts: DraftsState }) => Object.keys(drafts).length > 0);
  useEffect(() => {
    if (!hasDrafts) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasDrafts]);
}
