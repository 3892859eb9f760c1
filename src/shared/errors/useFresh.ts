import { useEffect, useState } from 'react';
import type { PageState } from '../ui';
import { asFailure } from './failureText';
import { useFailureText } from './useFailureText';
import { isRefusal, useRefusal } from './useRefusal';

interface RecordQuery<T> {
  readonly currentData?: T | undefined;
  readonly isFetching: boolean;
  /** of the latest request */
  readonly requestId?: string | undefined;
  readonly startedTimeStamp?: number | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * Whether the query waits for the first response to a request that was sent after the screen opened. RTK Query sends none while an older
 * request is pending, so it is sent afterwards.
 */
export function useJoinsOlder(query: RecordQuery<unknown>, openedAt: number): boolean {
  const { isFetching, requestId, startedTimeStamp = 0, refetch } = query;
  const [joins, setJoins] = useState(false);
  const isOlder = requestId !== undefined && startedTimeStamp < openedAt;
  if (!joins && isOlder && isFetching) setJoins(true);
  if (joins && requestId !== undefined && !isOlder && !isFetching) setJoins(false);
  const isOver = joins && isOlder && !isFetching;
  useEffect(() => {
    if (isOver) refetch();
  }, [isOver, refetch]);
  return joins;
}

/**
 * The result of a query since the screen opened, and the page's state until then. Never returns data that was cached or requested before,
 * because saving over an old version would be rejected.
 */
export function useFresh<T>(query: RecordQuery<T>, fallback: string): { found: T | undefined; state: PageState } {
  const failureText = useFailureText();
  const refusal = useRefusal();
  const [openedAt] = useState(() => Date.now());
  const { currentData, isFetching, fulfilledTimeStamp = 0, error, refetch } = query;
  const joinsOlder = useJoinsOlder(query, openedAt);
  if (currentData !== undefined && fulfilledTimeStamp >= openedAt && !joinsOlder)
    return { found: currentData, state: { kind: 'ready' } };
  if (isFetching || error === undefined || joinsOlder) return { found: undefined, state: { kind: 'loading' } };
  const failure = asFailure(error);
  const message = failureText(failure, { fallback });
  if (isRefusal(failure)) return { found: undefined, state: refusal(message) };
  return { found: undefined, state: { kind: 'failed', message, onRetry: () => void refetch() } };
}
