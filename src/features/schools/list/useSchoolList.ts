import { useListSchoolsQuery, type School } from '@/api/schools';
import { useLoadState } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';

/** The schools this user sees, asked for anew each time the screen opens. */
export function useSchoolList(): { schools: readonly School[] | undefined; state: LoadState; refresh: () => void } {
  const words = useWords(schoolWords);
  const query = useListSchoolsQuery(undefined, { refetchOnMountOrArgChange: true });
  return { schools: query.data, state: useLoadState(query, words.loadFailed), refresh: () => void query.refetch() };
}
