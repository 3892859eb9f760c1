import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { isRepeatable } from '@/api/attempt';
import type { SignOutReason } from '@/api/credentials/events';
import type { AccessState } from '../access';
import { useWords } from '../words';
import {
  draftDropped,
  draftKept,
  draftOf,
  isUnknown,
  type DraftLink,
  type DraftsState,
  type LastAttempt,
  type UnsavedWork,
} from './draftsSlice';
import { draftWords } from './words';

interface EndOfSignIn {
  endedBy: SignOutReason | null;
  endedUnanswered: boolean;
}
type DraftAccess = AccessState & { auth: EndOfSignIn; drafts: DraftsState };

/** Unsaved edits and the stored record they are based on. */
export interface Unsaved<Work extends object, Base> {
  readonly work: Partial<Work>;
  readonly base: Base;
  readonly attempt?: LastAttempt;
}

/** `words`: the texts of drafts that only name a record. */
type DraftLabel<Work> = string | ((work: Partial<Work>, words: (typeof draftWords)['en']) => string);

export interface DraftOptions<Work> {
  /** identifies the form */
  readonly name: string;
  /** The address of the form; with the navigation state for a screen that requires one. */
  readonly resumeAt: string | DraftLink;
  /** The text of the draft on the dashboard. */
  readonly label: DraftLabel<Work>;
  /** The text while the result of the last save is unknown; without it, `label` with a remark. */
  readonly unknownLabel?: string;
}

export interface Draft<Work extends object, Base> extends DraftOptions<Work> {
  readonly owner: string | null;
  /** The draft of the same user with this name, from an expired sign-in. */
  readonly found: Unsaved<Work, Base> | undefined;
}

/** Edits without values that cannot be serialised, such as chosen files. */
const plain = (work: object) =>
  Object.fromEntries(Object.entries(work).filter(([, value]) => !(value instanceof Blob)));

/** The draft of the user under a name, read once. */
export const useFoundDraft = <Work extends object, Base>(name: string): Unsaved<Work, Base> | undefined =>
  useRead<Work, Base>(name).found;

/** Reads the draft of a form once; pass the result to `useKeptDraft`. */
export function useDraft<Work extends object, Base>(options: DraftOptions<Work>): Draft<Work, Base> {
  return { ...options, ...useRead<Work, Base>(options.name) };
}

/** An attempt that is too old is not repeated: the provider may not know its key any more. */
function repeatable(draft: UnsavedWork | undefined): UnsavedWork | undefined {
  const { attempt } = draft ?? {};
  if (!draft || !attempt?.tried || isRepeatable(attempt.tried.at)) return draft;
  const outdated = attempt.undecided || attempt.outdated === true;
  return { ...draft, attempt: { edits: attempt.edits, tried: undefined, undecided: false, outdated } };
}

function useRead<Work extends object, Base>(name: string): Pick<Draft<Work, Base>, 'owner' | 'found'> {
  const store = useStore<DraftAccess>();
  const [owner] = useState(() => store.getState().auth.user?.userId ?? null);
  const [found] = useState(() => repeatable(draftOf(store.getState().drafts, owner, name)));
  return { owner, found: found as Unsaved<Work, Base> | undefined };
}

/** A running attempt is undecided, unless the sign-in ended because the provider rejected the tokens of this attempt itself. */
const closed = ({ running, ...attempt }: LastAttempt, { endedBy, endedUnanswered }: EndOfSignIn): LastAttempt => ({
  ...attempt,
  undecided: attempt.undecided || (running === true && (endedBy !== 'expired' || endedUnanswered)),
});

/** Keeps the result of `read` as a draft when the sign-in expires, or another user signs in, while the form is dirty. */
export function useKeptDraft<Work extends object, Base>(
  { name, owner, resumeAt, label, unknownLabel }: Draft<Work, Base>,
  dirty: boolean,
  read: () => Unsaved<Work, Base>,
): void {
  const store = useStore<DraftAccess>();
  const dispatch = useDispatch();
  const words = useWords(draftWords);
  const keep = (): UnsavedWork => {
    const { work, base, attempt: last } = read();
    const attempt = last && closed(last, store.getState().auth);
    const text = typeof label === 'string' ? label : label(work, words);
    return {
      work: plain(work),
      base,
      ...(attempt && { attempt }),
      link: typeof resumeAt === 'string' ? { to: resumeAt } : resumeAt,
      label: isUnknown(attempt) ? (unknownLabel ?? words.notConfirmed(text)) : text,
    };
  };
  const latest = useRef({ dirty, keep });
  useEffect(() => {
    latest.current = { dirty, keep };
  });
  useEffect(() => {
    if (owner === null) return undefined;
    dispatch(draftDropped({ owner, form: name }));
    return () => {
      const { auth } = store.getState();
      const hasOtherUser = auth.status === 'signed-in' && auth.user?.userId !== owner;
      const lost = hasOtherUser || (auth.status === 'signed-out' && auth.endedBy !== 'asked');
      if (!latest.current.dirty || !lost) return;
      dispatch(draftKept({ owner, form: name, unsaved: latest.current.keep() }));
    };
  }, [dispatch, name, owner, store]);
}
