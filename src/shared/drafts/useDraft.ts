import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { SignOutReason } from '@/api/credentials/events';
import type { AccessState } from '../access';
import { draftDropped, draftKept, type DraftsState, type UnsavedWork } from './draftsSlice';

type DraftAccess = AccessState & { auth: { endedBy: SignOutReason | null }; drafts: DraftsState };

/** Unsaved edits and the stored record they are based on. */
export interface Unsaved<Work extends object, Base> {
  readonly work: Partial<Work>;
  readonly base: Base;
}

export interface Draft<Work extends object, Base> {
  readonly name: string;
  readonly owner: string | null;
  /** The draft of the same user under this name, kept when the sign-in expired. */
  readonly found: Unsaved<Work, Base> | undefined;
}

/** Edits without values that cannot be serialised, such as chosen files. */
const plain = (work: object) =>
  Object.fromEntries(Object.entries(work).filter(([, value]) => !(value instanceof Blob)));

/** Reads the draft of a name once; pass the result to `useKeptDraft`. */
export function useDraft<Work extends object, Base>(name: string): Draft<Work, Base> {
  const store = useStore<DraftAccess>();
  const [owner] = useState(() => store.getState().auth.user?.userId ?? null);
  const [found] = useState(() => {
    const { drafts } = store.getState();
    return drafts.owner === owner ? drafts.byForm[name] : undefined;
  });
  return { name, owner, found: found as Unsaved<Work, Base> | undefined };
}

/** Keeps the result of `read` as a draft when the sign-in expires while the form is dirty. */
export function useKeptDraft<Work extends object, Base>(
  { name, owner }: Draft<Work, Base>,
  dirty: boolean,
  read: () => Unsaved<Work, Base>,
): void {
  const store = useStore<DraftAccess>();
  const dispatch = useDispatch();
  const latest = useRef({ dirty, read });
  useEffect(() => {
    latest.current = { dirty, read };
  });
  useEffect(() => {
    dispatch(draftDropped(name));
    return () => {
      const { auth } = store.getState();
      const lost = auth.status === 'signed-out' && auth.endedBy !== 'asked';
      if (!latest.current.dirty || !lost || owner === null) return;
      const { work, base } = latest.current.read();
      const unsaved: UnsavedWork = { work: plain(work), base };
      dispatch(draftKept({ owner, form: name, unsaved }));
    };
  }, [dispatch, name, owner, store]);
}
