import type { LoadState } from '../ui';
import { asFailure } from './failureText';
import { useFailureText } from './useFailureText';
import { isRefusal, useRefusal } from './useRefusal';

interface ListQuery {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The state of a query for a table; a failure shows the provider's message, otherwise `fallback`. */
export function useLoadState({ isFetching, isError, error, refetch }: ListQuery, fallback: string): LoadState {
  const failureText = useFailureText();
  const refusal = useRefusal();
  if (isFetching) return { kind: 'loading' };
  if (!isError) return { kind: 'ready' };
  const failure = asFailure(error);
  const message = failureText(failure, { fallback });
  return isRefusal(failure) ? refusal(message) : { kind: 'failed', message, onRetry: () => void refetch() };
}
