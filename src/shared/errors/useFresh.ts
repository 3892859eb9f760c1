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
  readonly originalArgs?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** What the cache had when the screen opened, or when the arguments of its query changed. */
interface Opening {
  /** the arguments as text; undefined without a request */
  readonly args: string | undefined;
  readonly requestId: string | undefined;
  /** whether a later request has a response */
  readonly settled: boolean;
  /** whether one of these responses is a record: the cache keeps an older one beside the error of a later request */
  readonly loaded: boolean;
}

/**
 * Whether the query waits for the first response to a request that was sent after the screen opened, and whether it has a record of such
 * a request. RTK Query sends none while an older request is pending, so it is sent afterwards. Requests are compared by id, because the
 * clock of the computer may be set back.
 */
export function useOwnResponse(query: RecordQuery<unknown>): { waits: boolean; loaded: boolean } {
  const { currentData, isFetching, requestId, originalArgs, error, refetch } = query;
  const args = requestId === undefined ? undefined : JSON.stringify([originalArgs]);
  const [opening, setOpening] = useState<Opening>({ args, requestId, settled: false, loaded: false });
  const isSame = opening.args === args;
  // The first request of a query that was not cached is sent by this screen.
  const isFirst = opening.args === undefined && isFetching;
  const older = isSame ? opening.requestId : isFirst ? undefined : requestId;
  const isOlder = requestId === undefined || requestId === older;
  const isAnswered = !isOlder && !isFetching;
  const settled = (isSame && opening.settled) || isAnswered;
  const loaded = (isSame && opening.loaded) || (isAnswered && error === undefined && currentData !== undefined);
  if (!isSame || settled !== opening.settled || loaded !== opening.loaded)
    setOpening({ args, requestId: older, settled, loaded });
  const isOver = !settled && isOlder && requestId !== undefined && !isFetching;
  useEffect(() => {
    if (isOver) refetch();
  }, [isOver, refetch]);
  return { waits: !settled, loaded };
}

/**
 * The result of a query since the screen opened, and the page's state until then. Never returns data that was cached or requested before,
 * because saving over an old version would be rejected.
 */
export function useFresh<T>(query: RecordQuery<T>, fallback: string): { found: T | undefined; state: PageState } {
  const failureText = useFailureText();
  const refusal = useRefusal();
  const { currentData, isFetching, error, refetch } = query;
  const { waits, loaded } = useOwnResponse(query);
  if (currentData !== undefined && loaded) return { found: currentData, state: { kind: 'ready' } };
  if (waits || isFetching || error === undefined) return { found: undefined, state: { kind: 'loading' } };
  const failure = asFailure(error);
  const message = failureText(failure, { fallback });
  if (isRefusal(failure)) return { found: undefined, state: refusal(message) };
  return { found: undefined, state: { kind: 'failed', message, onRetry: () => void refetch() } };
}
