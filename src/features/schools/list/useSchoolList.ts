import { useListSchoolsQuery, type School } from '@/api/schools';
import { asFailure, failureText } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';

/** The schools this user sees, asked for anew each time the screen opens. */
export function useSchoolList(): { schools: readonly School[] | undefined; state: LoadState; refresh: () => void } {
  const words = useWords(schoolWords);
  const { data, isFetching, isError, error, refetch } = useListSchoolsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const refresh = () => void refetch();
  if (isFetching) return { schools: data, state: { kind: 'loading' }, refresh };
  if (isError) {
    const message = failureText(asFailure(error), { fallback: words.loadFailed });
    return { schools: data, state: { kind: 'failed', message, onRetry: refresh }, refresh };
  }
  return { schools: data, state: { kind: 'ready' }, refresh };
}
