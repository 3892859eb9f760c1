/** Changes to a stored record: saved over the version that was edited, with a choice after a conflict (code 205). */
import { useRef, useState } from 'react';
import { CODES, type ApiFailure, type RecordChange } from '@/api/catalogue';
import type { Draft } from '../drafts';
import { useFeedback, type CallOutcome } from '../feedback';
import { useSend, type RequestOptions, type Sending, type SubmitWords } from './useSend';
import { useUnsaved } from './useUnsaved';

export interface SavingWords extends SubmitWords {
  /** Shown when the stored record cannot be reloaded after a conflict. */
  loadFailed: string;
}

/** `Base` is the state that was edited: a version, or the values stored at that time; plain data. */
export interface SavingOptions<Work extends object, Base, Response> extends RequestOptions<Response> {
  /** The stored state when the screen opened. */
  base: Base;
  draft: Draft<Work, Base>;
  dirty: (base: Base) => boolean;
  /** False for a closed dialog, whose edits are discarded. */
  open?: boolean;
  /** The parts of the edits that are stored as a draft. */
  keep: () => Partial<Work>;
  save: (base: Base, requestKey: string) => Promise<Response>;
  /** Reloads the stored record. */
  load: () => Promise<Response>;
  baseOf: (response: Response) => Base;
  /** The base after a save of some edits, where others may have been made during it; without it `baseOf` the response. */
  baseAfterSave?: (before: Base, response: Response) => Base;
  /** Replaces the edits by the version of the other user. `before`: the base of the edits */
  onLoaded: (theirs: Response, before: Base) => void;
  /** Called before the edits are saved over a stored state; false does not send them, because they are incomplete over it. */
  onSaveOver?: (theirs: Response) => boolean;
  /** The state that the user saw in a conflict, over which the edits are saved; without it the state at that time is loaded. */
  baseOver?: ((base: Base) => Base | undefined) | undefined;
  words: SavingWords;
}

/** The choice after a conflict, for the ConflictDialog. */
interface Conflict {
  readonly open: boolean;
  readonly busy: boolean;
  /** The other user's change, as far as the provider reports it. */
  readonly change: RecordChange | undefined;
  readonly onLoadTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}

export interface Saving<Base, Response = unknown> extends Sending {
  readonly base: Base;
  /** Loads the stored record and reports a failure. */
  readonly latest: () => Promise<CallOutcome<Response>>;
  /** Bases the edits on another stored state. */
  readonly rebase: (change: (base: Base) => Base) => void;
  readonly submit: () => Promise<void>;
  readonly conflict: Conflict;
}

const isStale = ({ responseCode }: ApiFailure) => responseCode === CODES.STALE_VERSION;

/** The base of the edits, also as it is before the next render: a response may change it twice. */
function useBase<Base>(initial: Base) {
  const [base, set] = useState(initial);
  const latest = useRef(base);
  const setBase = (next: Base) => {
    latest.current = next;
    set(() => next);
    return next;
  };
  return { base, latestBase: () => latest.current, setBase };
}

export function useSaving<Work extends object, Base, Response>(
  options: SavingOptions<Work, Base, Response>,
): Saving<Base, Response> {
  const { draft, open = true, words } = options;
  const { base, latestBase, setBase } = useBase(draft.found ? draft.found.base : options.base);
  const [conflict, setConflict] = useState<{ change: RecordChange | undefined } | null>(null);
  const feedback = useFeedback();
  const { send, reset, last, ...sending } = useSend<Base, Response>({
    request: options.request,
    last: draft.found?.attempt,
    send: options.save,
    words,
    onSaved: (response) => {
      setConflict(null);
      setBase(options.baseAfterSave?.(latestBase(), response) ?? options.baseOf(response));
      return options.onSaved(response);
    },
    onFailure: (failure) => {
      const stale = isStale(failure);
      setConflict(stale ? { change: failure.change } : null);
      return stale || (options.onFailure?.(failure) ?? false);
    },
  });
  // Without edits too, a draft repeats the request whose result is not known.
  const isUnsaved = options.dirty(base) || sending.unconfirmed;
  useUnsaved(draft, open && isUnsaved, () => ({ work: options.keep(), base, attempt: last() }), words);

  const latest = () => feedback(options.load(), { fallback: words.loadFailed });
  const loadTheirs = async () => {
    const found = await latest();
    if (!found.ok) return;
    reset();
    const before = latestBase();
    setBase(options.baseOf(found.data));
    setConflict(null);
    options.onLoaded(found.data, before);
  };
  const saveMine = async () => {
    const seen = options.baseOver?.(base);
    // The base also of a save after a further conflict, which names only what has changed since.
    if (seen !== undefined) return send(setBase(seen));
    const found = await latest();
    if (!found.ok) return undefined;
    const theirs = setBase(options.baseOf(found.data));
    return (options.onSaveOver?.(found.data) ?? true) ? send(theirs) : setConflict(null);
  };
  return {
    ...sending,
    base,
    latest,
    rebase: (change) => setBase(change(latestBase())),
    submit: () => send(base),
    conflict: {
      open: conflict !== null,
      change: conflict?.change,
      busy: sending.busy,
      onLoadTheirs: () => void loadTheirs(),
      onSaveMine: () => void saveMine(),
      onClose: () => setConflict(null),
    },
  };
}
