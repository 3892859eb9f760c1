import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { SignOutReason } from '@/api/credentials/events';
import type { AccessState } from '../access';
import { draftDropped, draftKept, type DraftsState } from './draftsSlice';

type DraftAccess = AccessState & { auth: { endedBy: SignOutReason | null }; drafts: DraftsState };

/** Values without what cannot be kept as data, such as chosen files. */
const plain = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));

/**
 * The values a form of this name had when the same user's sign-in expired, once. While the form is dirty and its sign-in
 * expires, the values `read` returns are kept.
 */
export function useDraft(
  form: string,
  dirty: boolean,
  read: () => Record<string, unknown>,
): Record<string, unknown> | undefined {
  const store = useStore<DraftAccess>();
  const dispatch = useDispatch();
  const [owner] = useState(() => store.getState().auth.user?.userId ?? null);
  const [found] = useState(() => {
    const { drafts } = store.getState();
    return drafts.owner === owner ? drafts.byForm[form] : undefined;
  });
  const latest = useRef({ dirty, read });
  useEffect(() => {
    latest.current = { dirty, read };
  });
  useEffect(() => {
    dispatch(draftDropped(form));
    return () => {
      const { auth } = store.getState();
      const lost = auth.status === 'signed-out' && auth.endedBy !== 'asked';
      if (!latest.current.dirty || !lost || owner === null) return;
      dispatch(draftKept({ owner, form, values: plain(latest.current.read()) }));
    };
  }, [dispatch, form, owner, store]);
  return found;
}
