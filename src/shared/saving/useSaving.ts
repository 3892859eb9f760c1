/** Unsaved work over what is stored: sent once, over the state it was done on, and kept when the sign-in expires. */
import { useEffect, useRef, useState } from 'react';
import { CODES, type ApiFailure, type RecordChange } from '@/api/catalogue';
import { useKeptDraft, type Draft } from '../drafts';
import type { FailureWords } from '../errors';
import { feedbackWords, useFeedback, useNotSaved, useSnackbar, type SnackbarLink } from '../feedback';
import { useWords } from '../words';
import { useRequestKey } from './useRequestKey';

export interface SavingWords extends FailureWords {
  success: string;
  /** what a failure leads to, beside its text */
  link?: (failure: ApiFailure) => SnackbarLink | undefined;
  /** when what is stored cannot be read again after somebody else changed it */
  loadFailed: string;
  /** said when unsaved work of before is put back, where there is more to say than that */
  restored?: string;
}

/** `Base` is what the work was done on: a version, or what was stored then; plain data. */
export interface SavingOptions<Work extends object, Base, Answer> {
  /** What was stored when the screen opened. */
  base: Base;
  draft: Draft<Work, Base>;
  dirty: (base: Base) => boolean;
  /** The parts of the work that may outlive an expired sign-in. */
  keep: () => Partial<Work>;
  /**
   * Two tries with the same text are one request, under one key. Without it every change makes another request. A new
   * record has one text until it is stored, whatever is typed later. A function is called at each try.
   */
  request?: string | (() => string) | undefined;
  save: (base: Base, requestKey: string) => Promise<Answer>;
  /** What is stored now. */
  load: () => Promise<Answer>;
  baseOf: (answer: Answer) => Base;
  /** Shows what somebody else saved in place of the own work. */
  onLoaded: (theirs: Answer) => void;
  /** 'leaving' keeps the screen busy until it is gone. */
  onSaved: (answer: Answer) => 'leaving' | 'staying';
  /** Takes a failure over, e.g. puts its problems at their fields; true when there is nothing left to say. */
  onFailure?: (failure: ApiFailure) => boolean;
  words: SavingWords;
}

/** The choice after somebody else saved first, for the ConflictDialog. */
interface Conflict {
  readonly open: boolean;
  readonly busy: boolean;
  /** what was changed, as far as the provider knows */
  readonly change: RecordChange | undefined;
  readonly onLoadTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}

export interface Saving<Base> {
  readonly base: Base;
  readonly busy: boolean;
  /** How the last save ended, until something is changed again. */
  readonly outcome: 'none' | 'saved' | 'failed';
  /** After a save that was not decided on, until one succeeds. */
  readonly notSaved: boolean;
  readonly changed: () => void;
  readonly submit: () => Promise<void>;
  readonly conflict: Conflict;
}

/** Sends what was done, one request at a time. */
function useSend<Work extends object, Base, Answer>(
  options: SavingOptions<Work, Base, Answer>,
  setBase: (base: Base) => void,
) {
  const [phase, setPhase] = useState<'editing' | 'saving' | 'leaving'>('editing');
  const [outcome, setOutcome] = useState<Saving<Base>['outcome']>('none');
  const [conflict, setConflict] = useState<{ change: RecordChange | undefined } | null>(null);
  // Read at once: two clicks may come before the first is drawn.
  const sending = useRef(false);
  const requestKey = useRequestKey();
  const feedback = useFeedback();
  const { notSaved, follow } = useNotSaved();

  const send = async (base: Base) => {
    if (sending.current) return;
    sending.current = true;
    setPhase('saving');
    const request = typeof options.request === 'function' ? options.request() : options.request;
    const result = await feedback(options.save(base, requestKey.keyOf(request, base)), {
      ...options.words,
      onFailure: (failure) => isStale(failure) || (options.onFailure?.(failure) ?? false),
    });
    follow(result);
    setConflict(!result.ok && isStale(result.failure) ? { change: result.failure.change } : null);
    setOutcome(result.ok ? 'saved' : 'failed');
    if (result.ok) {
      requestKey.done();
      setBase(options.baseOf(result.data));
    }
    const leaving = result.ok && options.onSaved(result.data) === 'leaving';
    sending.current = leaving;
    setPhase(leaving ? 'leaving' : 'editing');
  };
  const changed = () => {
    requestKey.edited();
    setOutcome('none');
  };
  return { busy: phase !== 'editing', outcome, setOutcome, notSaved, follow, conflict, setConflict, send, changed };
}

const isStale = ({ responseCode }: ApiFailure) => responseCode === CODES.CHANGED_MEANWHILE;

/** Says once that unsaved work of before was put back. */
function useRestoredWord(restored: boolean, text: string | undefined): void {
  const snackbar = useSnackbar();
  const general = useWords(feedbackWords).restored;
  useEffect(() => {
    if (restored) snackbar.info(text ?? general);
  }, [general, restored, snackbar, text]);
}

export function useSaving<Work extends object, Base, Answer>(options: SavingOptions<Work, Base, Answer>): Saving<Base> {
  const { draft, words } = options;
  const [base, setBase] = useState<Base>(() => (draft.found ? draft.found.base : options.base));
  const { setOutcome, follow, setConflict, conflict, send, ...sent } = useSend(options, setBase);
  const feedback = useFeedback();
  useKeptDraft(draft, options.dirty(base), () => ({ work: options.keep(), base }));
  useRestoredWord(draft.found !== undefined, words.restored);

  const latest = () => feedback(options.load(), { fallback: words.loadFailed });
  const loadTheirs = async () => {
    const found = await latest();
    if (!found.ok) return;
    follow(found);
    setBase(options.baseOf(found.data));
    setOutcome('none');
    setConflict(null);
    options.onLoaded(found.data);
  };
  const saveMine = async () => {
    const found = await latest();
    if (found.ok) await send(options.baseOf(found.data));
  };
  return {
    ...sent,
    base,
    submit: () => send(base),
    conflict: {
      open: conflict !== null,
      change: conflict?.change,
      busy: sent.busy,
      onLoadTheirs: () => void loadTheirs(),
      onSaveMine: () => void saveMine(),
      onClose: () => setConflict(null),
    },
  };
}
