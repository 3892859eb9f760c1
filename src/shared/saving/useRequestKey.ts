import { useRef } from 'react';
import { isKeyUsed, isRepeatable } from '@/api/attempt';
import type { LastAttempt } from '../drafts';
import type { CallOutcome } from '../feedback';
import { newRequestKey } from '../lib/requestKey';

/** The idempotency key of a request: equal for retries of one request on the same base. */
export function useRequestKey(last?: Pick<LastAttempt, 'edits' | 'tried'>) {
  const edits = useRef(last?.edits ?? 0);
  const tried = useRef(last?.tried);
  const isOutdated = () => tried.current !== undefined && !isRepeatable(tried.current.at);
  return {
    last: () => ({ edits: edits.current, tried: tried.current }),
    edited: () => {
      edits.current += 1;
    },
    keyOf: (request: string | undefined, base: unknown): string => {
      const whole = JSON.stringify([request ?? edits.current, base]);
      if (tried.current?.request !== whole || isOutdated())
        tried.current = { request: whole, key: newRequestKey(), at: Date.now() };
      return tried.current.key;
    },
    /** Whether the last attempt is too old to be repeated. */
    isOutdated,
    /** After a success, or if the provider has stored other values under the key, the next attempt is another request. */
    settle: (result: CallOutcome<unknown>) => {
      if (result.ok || isKeyUsed(result.failure)) tried.current = undefined;
    },
  };
}
