import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { ApiFailure } from '@/api/catalogue';
import { selectStatus, type AccessState } from '../access';
import { asFailure, useFailureText, type FailureWords } from '../errors';
import { useSnackbar } from './useSnackbar';

interface FeedbackWords extends FailureWords {
  success?: string;
  /** Takes the failure over, e.g. puts its problems at their fields; true when there is nothing left to say. */
  onFailure?: (failure: ApiFailure) => boolean;
}

export type CallOutcome<T> = { ok: true; data: T } | { ok: false; failure: ApiFailure };

/** Turns a mutation into feedback: the feature's words on success, the provider's or the fallback on failure. */
export function useFeedback(): <T>(call: Promise<T>, words: FeedbackWords) => Promise<CallOutcome<T>> {
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const store = useStore<AccessState>();
  return useCallback(
    async (call, words) => {
      try {
        const data = await call;
        if (words.success !== undefined) snackbar.success(words.success);
        return { ok: true, data };
      } catch (error) {
        const failure = asFailure(error);
        // Where the call ended the sign-in, the login page says so: the screen and its messages are gone.
        const gone = selectStatus(store.getState()) === 'signed-out';
        if (!gone && !words.onFailure?.(failure)) snackbar.error(failureText(failure, words));
        return { ok: false, failure };
      }
    },
    [snackbar, store, failureText],
  );
}
