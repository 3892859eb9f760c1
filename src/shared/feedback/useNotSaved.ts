import { useCallback, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import type { CallOutcome } from './useFeedback';

/** Whether a save ended without a decision of the provider: no response, an unreadable one, or a failure that may follow a commit. */
export const isUndecided = ({ status, responseCode }: Pick<ApiFailure, 'status' | 'responseCode'>): boolean =>
  responseCode === null || status >= 500;

interface NotSavedState {
  /** A save was not decided, and none has succeeded since. */
  readonly notSaved: boolean;
  readonly follow: (outcome: CallOutcome<unknown>) => void;
}

/** Whether a form must show that it is not saved; a rejection in between does not change that. */
/** @param wasUndecided of a form that is resumed */
export function useNotSaved(wasUndecided = false): NotSavedState {
  const [notSaved, setNotSaved] = useState(wasUndecided);
  const follow = useCallback((outcome: CallOutcome<unknown>) => {
    if (outcome.ok) setNotSaved(false);
    else if (isUndecided(outcome.failure)) setNotSaved(true);
  }, []);
  return { notSaved, follow };
}
