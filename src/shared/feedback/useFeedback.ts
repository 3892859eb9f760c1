import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { ApiFailure } from '@/api/catalogue';
import { selectStatus, type AccessState } from '../access';
import { asFailure, useFailureText, type FailureWords } from '../errors';
import type { SnackbarLink } from './MessageLink';
import { useSnackbar } from './useSnackbar';

interface FeedbackWords<T> extends FailureWords {
  /** a text, or what is said of the answer; nothing where it is undefined */
  success?: string | ((data: T) => string | undefined);
  /** what a failure leads to, beside its text */
  link?: (failure: ApiFailure) => SnackbarLink | undefined;
  /** Takes the failure over, e.g. puts its problems at their fields; true when there is nothing left to say. */
  onFailure?: (failure: ApiFailure) => boolean;
}

export type CallOutcome<T> = { ok: true; data: T } | { ok: false; failure: ApiFailure };

/** Turns a mutation into feedback: the feature's words on success, the provider's or the fallback on failure. */
export function useFeedback(): <T>(call: Promise<T>, words: FeedbackWords<T>) => Promise<CallOutcome<T>> {
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const store = useStore<AccessState>();
  return useCallback(
    async (call, words) => {
      try {
        const data = await call;
        const success = typeof words.success === 'function' ? words.success(data) : words.success;
        if (success !== undefined) snackbar.success(success);
        return { ok: true, data };
      } catch (error) {
        const failure = asFailure(error);
        // Where the call ended the sign-in, the login page says so: the screen and its messages are gone.
        const gone = selectStatus(store.getState()) === 'signed-out';
        if (!gone && !words.onFailure?.(failure)) snackbar.error(failureText(failure, words), words.link?.(failure));
        return { ok: false, failure };
      }
    },
    [snackbar, store, failureText],
  );
}
