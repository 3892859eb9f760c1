import { useCallback, useState } from 'react';
import { isKeyUsed, isUndecided } from '@/api/attempt';
import type { CallOutcome } from './useFeedback';

interface NotSavedState {
  /** A save was not decided, and since then none has succeeded or is known to be stored with other values. */
  readonly notSaved: boolean;
  readonly follow: (outcome: CallOutcome<unknown>) => void;
}

/** Whether a form must show that it is not saved; a rejection in between does not change that. */
/** @param wasUndecided of a form that is resumed */
export function useNotSaved(wasUndecided = false): NotSavedState {
  const [notSaved, setNotSaved] = useState(wasUndecided);
  const follow = useCallback((outcome: CallOutcome<unknown>) => {
    if (outcome.ok || isKeyUsed(outcome.failure)) setNotSaved(false);
    else if (isUndecided(outcome.failure)) setNotSaved(true);
  }, []);
  return { notSaved, follow };
}
