import { useGetTeacherQuery, type Teacher } from '@/api/teachers';
import { useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';

/** The stored record of the teacher, refetched. */
export function useHandedTeacher(teacherId: number): { teacher: Teacher | undefined; state: PageState } {
  const words = useWords(teacherWords);
  const query = useGetTeacherQuery({ id: teacherId }, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadOneFailed);
  return { teacher: found, state };
}
