import { useState } from 'react';
import type { PageState } from '../ui';
import { asFailure } from './failureText';
import { useFailureText } from './useFailureText';
import { isRefusal, useRefusal } from './useRefusal';

interface RecordQuery<T> {
  readonly currentData?: T | undefined;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * The result of a query since the screen opened, and the page's state until then. Never returns cached data, because saving over an old
 * version would be rejected.
 */
export function useFresh<T>(query: RecordQuery<T>, fallback: string): { found: T | undefined; state: PageState } {
  const failureText = useFailureText();
  const refusal = useRefusal();
  const [openedAt] = useState(() => Date.now());
  const { currentData, isFetching, fulfilledTimeStamp = 0, error, refetch } = query;
  if (currentData !== undefined && fulfilledTimeStamp >= openedAt)
    return { found: currentData, state: { kind: 'ready' } };
  if (isFetching || error === undefined) return { found: undefined, state: { kind: 'loading' } };
  const failure = asFailure(error);
  const message = failureText(failure, { fallback });
  if (isRefusal(failure)) return { found: undefined, state: refusal(message) };
  return { found: undefined, state: { kind: 'failed', message, onRetry: () => void refetch() } };
}
