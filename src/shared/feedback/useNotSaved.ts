import { useCallback, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import type { CallOutcome } from './useFeedback';

/** Whether a save ended without the provider's decision on it: no answer, none that can be read, or "not now". */
export const isUndecided = ({ status, responseCode }: Pick<ApiFailure, 'status' | 'responseCode'>): boolean =>
  responseCode === null || status === 429 || status >= 500;

interface NotSavedState {
  /** There was a save that was not decided on, and none since that succeeded. */
  readonly notSaved: boolean;
  readonly follow: (outcome: CallOutcome<unknown>) => void;
}

/** Whether a form has to say that it is not saved; a refusal in between changes nothing of it. */
export function useNotSaved(): NotSavedState {
  const [notSaved, setNotSaved] = useState(false);
  const follow = useCallback((outcome: CallOutcome<unknown>) => {
    if (outcome.ok) setNotSaved(false);
    else if (isUndecided(outcome.failure)) setNotSaved(true);
  }, []);
  return { notSaved, follow };
}
