/** A form that creates a record or runs an action once: applied once by the provider, and its draft survives an expired sign-in. */
import type { Draft } from '../drafts';
import { useSend, type RequestOptions, type Sending, type SubmitWords } from './useSend';
import { useUnsaved } from './useUnsaved';

interface SubmitOptions<Values extends object, Response> extends RequestOptions<Response> {
  draft: Draft<Values, null>;
  dirty: boolean;
  /** The values that are stored as a draft. */
  keep: () => Partial<Values>;
  send: (requestKey: string) => Promise<Response>;
  words: SubmitWords;
}

export interface Submit extends Sending {
  readonly submit: () => Promise<void>;
}

export function useSubmit<Values extends object, Response>(options: SubmitOptions<Values, Response>): Submit {
  const { draft, dirty, keep, ...request } = options;
  const { busy, outcome, notSaved, changed, send } = useSend<null, Response>({
    ...request,
    send: (_base, requestKey) => options.send(requestKey),
  });
  useUnsaved(draft, dirty, () => ({ work: keep(), base: null }), options.words.restored);
  return { busy, outcome, notSaved, changed, submit: () => send(null) };
}
