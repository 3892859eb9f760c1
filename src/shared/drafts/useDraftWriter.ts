import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'react-redux';
import type { AccessState } from '../access';
import { createDraftWriter, type DraftWriter } from './draftWriter';
import type { DraftEdits } from './storedDrafts';

interface DraftWriterHookOptions {
  /** the name of the draft */
  readonly form: string;
  /** The edits that are not saved. */
  readonly read: () => DraftEdits;
  /** Whether the entry of a cell that is no edit now stays in the draft. */
  readonly keeps?: (key: string) => boolean;
  readonly onStored?: (isStored: boolean) => void;
}

const IGNORED = () => undefined;

/** Stores edits as a draft while the screen is open, and when the tab is hidden or the screen is left; none without a signed-in user. */
export function useDraftWriter(options: DraftWriterHookOptions): RefObject<DraftWriter | null> {
  const { form, read, keeps, onStored = IGNORED } = options;
  const store = useStore<AccessState>();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const writer = useRef<DraftWriter>(null);
  useEffect(() => {
    const owner = store.getState().auth.user?.userId;
    if (owner === undefined) return undefined;
    const current = createDraftWriter({ owner, form, read: () => latest.current(), keeps, onStored });
    writer.current = current;
    const flush = () => void current.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flush);
      // After a deliberate sign-out nothing may be stored; after an expired one the draft in memory has the last edits.
      if (store.getState().auth.user?.userId === owner) flush();
      else current.cancel();
    };
  }, [store, form, keeps, onStored]);
  return writer;
}
