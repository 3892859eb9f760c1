import { asFailure } from './failureText';
import { useFailureText } from './useFailureText';

interface ListQuery {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** How far a query is, as a table shows it; a failure in the provider's words, else in `fallback`. */
export function useLoadState({ isFetching, isError, error, refetch }: ListQuery, fallback: string) {
  const failureText = useFailureText();
  if (isFetching) return { kind: 'loading' } as const;
  if (!isError) return { kind: 'ready' } as const;
  return {
    kind: 'failed',
    message: failureText(asFailure(error), { fallback }),
    onRetry: () => void refetch(),
  } as const;
}
