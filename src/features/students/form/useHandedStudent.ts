import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetStudentQuery, type Student } from '@/api/students';
import { useFresh } from '@/shared/errors';
import { useHandedFilters } from '@/shared/navigation';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { filtersChanged, selectStudentList } from '../list/studentListSlice';
import { studentWords } from '../words';

/** A reload of this screen forgets the list's filters; those that were handed over take their place (STUDENT-30). */
function useKeptFilters(): void {
  const dispatch = useDispatch();
  const handed = useHandedFilters();
  const forgotten = useSelector(selectStudentList).filters.sessionId === undefined;
  useEffect(() => {
    if (forgotten && handed) dispatch(filtersChanged(handed));
  }, [dispatch, forgotten, handed]);
}

/** The record behind a handed-over student, as it is stored now; `sessionId`: whose enrolment comes first. */
export function useHandedStudent(
  studentId: number,
  sessionId: number | undefined,
): { student: Student | undefined; state: PageState } {
  const words = useWords(studentWords);
  useKeptFilters();
  const query = useGetStudentQuery(
    { id: studentId, ...(sessionId === undefined ? {} : { sessionId }) },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadOneFailed);
  return { student: found, state };
}
