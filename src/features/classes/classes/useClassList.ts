import { useListClassesQuery, type Class } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { useLoadState } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';

export interface ClassList {
  /** In their order, the class outside of it last. */
  readonly classes: readonly Class[] | undefined;
  readonly state: LoadState;
}

/** The classes of a school with their sections, refetched each time the screen opens; not loaded without a school. */
export function useClassList(schoolId: number | undefined): ClassList {
  const words = useWords(classWords);
  const query = useListClassesQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  return { classes: query.currentData, state: useLoadState(query, words.loadFailed) };
}
