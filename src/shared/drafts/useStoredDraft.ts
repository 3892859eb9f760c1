import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import { readStoredDraft, type StoredDraft } from './storedDrafts';

/** The stored draft of the user with this name when the screen opened: undefined while it is read, null for none. */
export function useStoredDraft(form: string): StoredDraft | null | undefined {
  const store = useStore<AccessState>();
  const [read, setRead] = useState<{ readonly form: string; readonly draft: StoredDraft | null }>();
  useEffect(() => {
    let isCurrent = true;
    const found = (draft: StoredDraft | null) => {
      if (isCurrent) setRead({ form, draft });
    };
    const owner = store.getState().auth.user?.userId;
    if (owner === undefined) found(null);
    // A draft that cannot be read does not delay the screen.
    else
      readStoredDraft(owner, form).then(
        (draft) => found(draft ?? null),
        () => found(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [store, form]);
  return read?.form === form ? read.draft : undefined;
}
