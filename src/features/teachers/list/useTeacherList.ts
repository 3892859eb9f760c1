import { useListTeachersQuery, type Teacher } from '@/api/teachers';
import { ofSchool } from '@/api/ofSchool';
import { useLoadState } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';

export interface TeacherList {
  readonly teachers: readonly Teacher[] | undefined;
  readonly state: LoadState;
  readonly refresh: () => void;
}

/** The teachers of a school, asked for anew each time the screen opens; nothing without a school. */
export function useTeacherList(schoolId: number | undefined): TeacherList {
  const words = useWords(teacherWords);
  const query = useListTeachersQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  return {
    teachers: query.currentData,
    state: useLoadState(query, words.loadFailed),
    refresh: () => void query.refetch(),
  };
}
