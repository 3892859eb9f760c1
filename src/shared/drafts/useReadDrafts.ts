import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import { useWords } from '../words';
import type { DraftsState } from './draftsSlice';
import { keptTexts, type KeptText } from './keptTexts';
import { listStoredDrafts } from './storedDrafts';
import { draftWords } from './words';

/** Reads all drafts of the user at the time of the call. */
export function useReadDrafts(): () => Promise<readonly KeptText[]> {
  const store = useStore<AccessState & { drafts: DraftsState }>();
  const words = useWords(draftWords);
  return async () => {
    const owner = store.getState().auth.user?.userId ?? null;
    // Where the browser denies the database there are no stored drafts.
    const stored = owner === null ? [] : await listStoredDrafts(owner).catch(() => []);
    return keptTexts(store.getState().drafts, owner, stored, words);
  };
}
