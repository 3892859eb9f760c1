import { useGetSchoolQuery, type School } from '@/api/schools';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';

/** The stored record of the school, refetched. */
export function useHandedSchool(schoolId: number): { school: School | undefined; state: PageState } {
  const words = useWords(schoolWords);
  const query = useGetSchoolQuery({ id: schoolId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadOneFailed);
  return { school: found, state };
}
