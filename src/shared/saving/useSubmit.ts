/** A form that creates a record or runs an action once: applied once by the provider, and its draft survives an expired sign-in. */
import type { Draft } from '../drafts';
import { useSend, type RequestOptions, type Sending, type SubmitWords } from './useSend';
import { useUnsaved } from './useUnsaved';

interface SubmitOptions<Values extends object, Response> extends RequestOptions<Response> {
  draft: Draft<Values, null>;
  dirty: boolean;
  /** False for a closed dialog, whose values are discarded. */
  open?: boolean;
  /** The values that are stored as a draft. */
  keep: () => Partial<Values>;
  send: (requestKey: string) => Promise<Response>;
  words: SubmitWords;
}

export interface Submit extends Sending {
  readonly submit: () => Promise<void>;
}

export function useSubmit<Values extends object, Response>(options: SubmitOptions<Values, Response>): Submit {
  const { draft, dirty, open = true, keep, ...request } = options;
  const {
    send,
    last,
    reset: _reset,
    ...sending
  } = useSend<null, Response>({
    ...request,
    last: draft.found?.attempt,
    send: (_base, requestKey) => options.send(requestKey),
  });
  // Without edits too, a draft repeats the request whose result is not known.
  useUnsaved(
    draft,
    open && (dirty || sending.unconfirmed),
    () => ({ work: keep(), base: null, attempt: last() }),
    options.words,
  );
  return { ...sending, submit: () => send(null) };
}
