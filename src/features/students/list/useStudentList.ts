import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useListStudentsQuery, type StudentRow } from '@/api/students';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { filtersChanged, pageChanged, requestOf, selectStudentList, type StudentFilters } from './studentListSlice';
import { useServerList, type ServerList } from './useServerList';

/** The filters' page of students, asked for anew each time the screen opens (STUDENT-15); without filters it waits for them. */
export function useStudentList(filters: StudentFilters | undefined): ServerList<StudentRow> {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const { page, size } = useSelector(selectStudentList);
  const at = { page: page - 1, size };
  const query = useListStudentsQuery(
    filters === undefined ? skipToken : { pages: at.page, size, studentFilter: { ...requestOf(filters), ...at } },
    { refetchOnMountOrArgChange: true },
  );
  return useServerList(query, {
    page,
    size,
    waiting: filters === undefined,
    failed: words.loadFailed,
    onPage: (next) => dispatch(pageChanged(next)),
    onSort: (sorting) => dispatch(filtersChanged(sorting)),
  });
}
