import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { ApiFailure } from '@/api/catalogue';
import { selectStatus, type AccessState } from '../access';
import { asFailure, useFailureText, type FailureWords } from '../errors';
import type { SnackbarLink } from './MessageLink';
import { useSnackbar } from './useSnackbar';

interface FeedbackWords<T> extends FailureWords {
  /** a text, or a function of the response; no message for undefined */
  success?: string | ((data: T) => string | undefined);
  /** the link beside the text of a failure */
  link?: (failure: ApiFailure) => SnackbarLink | undefined;
  /** Handles the failure, e.g. shows its problems at their fields; true suppresses the message. */
  onFailure?: (failure: ApiFailure) => boolean;
  /** Completes the text of a failure. */
  around?: (text: string, failure: ApiFailure) => string;
}

export type CallOutcome<T> = { ok: true; data: T } | { ok: false; failure: ApiFailure };

/** Reports the result of a mutation: the feature's text after a success, the provider's message or the fallback after a failure. */
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
        // If the request ended the sign-in, the login page shows the message, because the screen is closed.
        const gone = selectStatus(store.getState()) === 'signed-out';
        if (!gone && !words.onFailure?.(failure)) {
          const text = failureText(failure, words);
          snackbar.error(words.around?.(text, failure) ?? text, words.link?.(failure));
        }
        return { ok: false, failure };
      }
    },
    [snackbar, store, failureText],
  );
}
