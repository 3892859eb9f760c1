import { useCallback } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { asFailure, failureText, type FailureWords } from '../errors';
import { useSnackbar } from './useSnackbar';

export interface FeedbackWords extends FailureWords {
  success?: string;
  /** Takes the failure over, e.g. puts its problems at their fields; true when there is nothing left to say. */
  onFailure?: (failure: ApiFailure) => boolean;
}

export type Outcome<T> = { ok: true; data: T } | { ok: false; failure: ApiFailure };

/** Turns a mutation into feedback: the feature's words on success, the provider's or the fallback on failure. */
export function useFeedback(): <T>(call: Promise<T>, words: FeedbackWords) => Promise<Outcome<T>> {
  const snackbar = useSnackbar();
  return useCallback(
    async (call, words) => {
      try {
        const data = await call;
        if (words.success !== undefined) snackbar.success(words.success);
        return { ok: true, data };
      } catch (error) {
        const failure = asFailure(error);
        if (!words.onFailure?.(failure)) snackbar.error(failureText(failure, words));
        return { ok: false, failure };
      }
    },
    [snackbar],
  );
}
