/** Sends one request at a time under an idempotency key and reports the result. `useSubmit` and `useSaving` build on it. */
import { useRef, useState } from 'react';
import { isUndecided } from '@/api/attempt';
import type { ApiFailure } from '@/api/catalogue';
import type { LastAttempt } from '../drafts';
import type { FailureWords } from '../errors';
import { feedbackWords, useFeedback, useSnackbar, type SnackbarLink } from '../feedback';
import { useIsOpen } from '../lib/useIsOpen';
import { useWords } from '../words';
import { useLastAttempt } from './useLastAttempt';

export interface SubmitWords extends FailureWords {
  success: string;
  /** The link shown beside the text of a failure. */
  link?: (failure: ApiFailure) => SnackbarLink | undefined;
  /** Replaces the general message that a draft was restored. */
  restored?: string;
  /** Names the values that a draft does not contain, such as a file. */
  notKept?: string;
  /** Names the record in a message after the form was closed. */
  record?: string;
}

export interface RequestOptions<Response> {
  /**
   * Attempts with equal text are one request with one idempotency key; without a text, every change makes another request. A
   * new record has one text until it is stored, whatever is typed later. A function is called at each attempt.
   */
  request?: string | (() => string) | undefined;
  /** 'leaving' sends nothing more until the next edit: the screen or dialog closes. */
  onSaved: (response: Response) => 'leaving' | 'staying';
  /** Handles a failure itself, e.g. shows its problems at their fields; true suppresses the general message. */
  onFailure?: (failure: ApiFailure) => boolean;
}

interface SendOptions<Base, Response> extends RequestOptions<Response> {
  send: (base: Base, requestKey: string) => Promise<Response>;
  words: SubmitWords;
  /** of a form that is resumed */
  last?: LastAttempt | undefined;
}

export interface Sending {
  readonly busy: boolean;
  /** The result of the last request, until the next edit. */
  readonly outcome: 'none' | 'saved' | 'failed';
  /** True from an attempt without a response of the provider until one succeeds, or the first one is known to be stored. */
  readonly notSaved: boolean;
  /** `notSaved`, or an attempt is running. */
  readonly unconfirmed: boolean;
  readonly changed: () => void;
}

type Phase = 'editing' | 'saving' | 'leaving';

interface Sender<Base> extends Sending {
  readonly send: (base: Base) => Promise<void>;
  /** The edits were replaced by the stored state. */
  readonly reset: () => void;
  /** The last attempt, to be stored with a draft. */
  readonly last: () => LastAttempt;
}

/** The words of an attempt. After the form was closed, the message names its record: another one may be on the screen. */
function useAttemptWords<Base, Response>({ words, onFailure }: SendOptions<Base, Response>) {
  const isOpen = useIsOpen();
  const { late, lateUndecided } = useWords(feedbackWords);
  const { success, record } = words;
  return {
    ...words,
    success: () => (isOpen() || record === undefined ? success : late(record, success)),
    onFailure: (failure: ApiFailure) => isOpen() && (onFailure?.(failure) ?? false),
    around: (text: string, failure: ApiFailure) => {
      if (isOpen() || record === undefined) return text;
      return isUndecided(failure) ? lateUndecided(record) : late(record, text);
    },
  };
}

export function useSend<Base, Response>(options: SendOptions<Base, Response>): Sender<Base> {
  const [phase, setPhase] = useState<Phase>('editing');
  const [outcome, setOutcome] = useState<Sending['outcome']>('none');
  // A ref, because a second click may come before the first one is rendered.
  const current = useRef<Phase>('editing');
  const editedSince = useRef(false);
  const attempt = useLastAttempt(options.last);
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const { outdated } = useWords(feedbackWords);
  const words = useAttemptWords(options);
  const { notSaved } = attempt;

  const enter = (next: Phase) => {
    current.current = next;
    setPhase(next);
  };
  const leave = (isOutdated: boolean) => {
    attempt.leave(isOutdated);
    setOutcome('none');
  };
  const send = async (base: Base) => {
    if (current.current !== 'editing') return;
    if (attempt.isTooOld()) {
      // The next attempt is another request, so the user checks first whether this one is stored.
      leave(true);
      return snackbar.warning(outdated);
    }
    editedSince.current = false;
    enter('saving');
    const request = typeof options.request === 'function' ? options.request() : options.request;
    const result = await feedback(options.send(base, attempt.keyOf(request, base)), words);
    attempt.decide(result);
    setOutcome(result.ok ? 'saved' : 'failed');
    const leaving = result.ok && options.onSaved(result.data) === 'leaving';
    // Edits that the request did not contain need another save.
    enter(leaving && !editedSince.current ? 'leaving' : 'editing');
  };
  return {
    busy: phase !== 'editing',
    outcome,
    notSaved,
    unconfirmed: notSaved || phase === 'saving',
    send,
    last: () => ({ ...attempt.read(), running: current.current === 'saving' }),
    changed: () => {
      attempt.edited();
      editedSince.current = true;
      if (current.current === 'leaving') enter('editing');
      setOutcome('none');
    },
    reset: () => leave(false),
  };
}
