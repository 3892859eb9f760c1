/** Sends one request at a time under an idempotency key and reports the result. `useSubmit` and `useSaving` build on it. */
import { useRef, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import type { LastAttempt } from '../drafts';
import type { FailureWords } from '../errors';
import { useFeedback, useNotSaved, type SnackbarLink } from '../feedback';
import { useRequestKey } from './useRequestKey';

export interface SubmitWords extends FailureWords {
  success: string;
  /** The link shown beside the text of a failure. */
  link?: (failure: ApiFailure) => SnackbarLink | undefined;
  /** Replaces the general message that a draft was restored. */
  restored?: string;
}

export interface RequestOptions<Response> {
  /**
   * Attempts with equal text are one request with one idempotency key; without a text, every change makes another request. A
   * new record has one text until it is stored, whatever is typed later. A function is called at each attempt.
   */
  request?: string | (() => string) | undefined;
  /** 'leaving' keeps the screen busy until it is closed. */
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
  /** True from an attempt without a response of the provider until one succeeds. */
  readonly notSaved: boolean;
  readonly changed: () => void;
}

interface Sender<Base> extends Sending {
  readonly send: (base: Base) => Promise<void>;
  /** The edits were replaced by the stored state. */
  readonly reset: () => void;
  /** The last attempt, to be stored with a draft. */
  readonly last: () => LastAttempt;
}

export function useSend<Base, Response>(options: SendOptions<Base, Response>): Sender<Base> {
  const [phase, setPhase] = useState<'editing' | 'saving' | 'leaving'>('editing');
  const [outcome, setOutcome] = useState<Sending['outcome']>('none');
  // A ref, because a second click may come before the first one is rendered.
  const sending = useRef(false);
  const requestKey = useRequestKey(options.last);
  const feedback = useFeedback();
  const { notSaved, follow } = useNotSaved(options.last?.undecided);

  const send = async (base: Base) => {
    if (sending.current) return;
    sending.current = true;
    setPhase('saving');
    const request = typeof options.request === 'function' ? options.request() : options.request;
    const result = await feedback(options.send(base, requestKey.keyOf(request, base)), {
      ...options.words,
      ...(options.onFailure && { onFailure: options.onFailure }),
    });
    follow(result);
    setOutcome(result.ok ? 'saved' : 'failed');
    if (result.ok) requestKey.done();
    const leaving = result.ok && options.onSaved(result.data) === 'leaving';
    sending.current = leaving;
    setPhase(leaving ? 'leaving' : 'editing');
  };
  return {
    busy: phase !== 'editing',
    outcome,
    notSaved,
    send,
    last: () => ({ ...requestKey.last(), undecided: notSaved }),
    changed: () => {
      requestKey.edited();
      setOutcome('none');
    },
    reset: () => {
      follow({ ok: true, data: null });
      setOutcome('none');
    },
  };
}
