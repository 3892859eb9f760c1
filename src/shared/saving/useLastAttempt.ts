import { useRef } from 'react';
import { isKeyUsed, isUndecided } from '@/api/attempt';
import type { LastAttempt } from '../drafts';
import { useNotSaved, type CallOutcome } from '../feedback';
import { useRequestKey } from './useRequestKey';

/** What is known of the last attempt. `found`: that of a form that is resumed. */
export function useLastAttempt(found: LastAttempt | undefined) {
  // Refs, because an expired sign-in may close the form before a result is rendered.
  const undecided = useRef(found?.undecided ?? false);
  const outdated = useRef(found?.outdated ?? false);
  const requestKey = useRequestKey(found);
  const { notSaved, follow } = useNotSaved(found?.undecided);
  return {
    notSaved,
    keyOf: requestKey.keyOf,
    edited: requestKey.edited,
    /** The attempt, to be stored with a draft. */
    read: (): LastAttempt => ({
      ...requestKey.last(),
      undecided: undecided.current,
      outdated: outdated.current,
    }),
    /** Whether its result is unknown, and the provider may not know its key any more. */
    isTooOld: () => undecided.current && requestKey.isOutdated(),
    decide: (result: CallOutcome<unknown>) => {
      follow(result);
      const decided = result.ok || isKeyUsed(result.failure);
      outdated.current &&= !decided;
      undecided.current = !decided && (undecided.current || isUndecided(result.failure));
      requestKey.settle(result);
    },
    /** The attempt is not repeated. `isOutdated`: its result stays unknown. */
    leave: (isOutdated: boolean) => {
      follow({ ok: true, data: null });
      undecided.current = false;
      outdated.current = isOutdated;
    },
  };
}
