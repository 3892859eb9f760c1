import { useCallback, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import type { CallOutcome } from './useFeedback';

/** Whether a save ended without a decision of the provider: no response, an unreadable one, or a temporary failure. */
export const isUndecided = ({ status, responseCode }: Pick<ApiFailure, 'status' | 'responseCode'>): boolean =>
  responseCode === null || status === 429 || status >= 500;

interface NotSavedState {
  /** A save was not decided, and none has succeeded since. */
  readonly notSaved: boolean;
  readonly follow: (outcome: CallOutcome<unknown>) => void;
}

/** Whether a form must show that it is not saved; a rejection in between does not change that. */
export function useNotSaved(): NotSavedState {
  const [notSaved, setNotSaved] = useState(false);
  const follow = useCallback((outcome: CallOutcome<unknown>) => {
    if (outcome.ok) setNotSaved(false);
    else if (isUndecided(outcome.failure)) setNotSaved(true);
  }, []);
  return { notSaved, follow };
}
