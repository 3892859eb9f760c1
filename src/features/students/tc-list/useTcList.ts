import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useListTcStudentsQuery, type StudentLife } from '@/api/students';
import { useWords } from '@/shared/words';
import { useServerList, type ServerList } from '../list/useServerList';
import { studentWords } from '../words';
import { filtersChanged, pageChanged, selectTcList, tcRequestOf, type TcFilters } from './tcListSlice';

/** The filters' page of students with a TC, asked for anew each time the screen opens (LIFECYCLE-04). */
export function useTcList(filters: TcFilters | undefined): ServerList<StudentLife> {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const { page, size } = useSelector(selectTcList);
  const at = { page: page - 1, size };
  const query = useListTcStudentsQuery(
    filters === undefined ? skipToken : { ...at, studentFilter: { ...tcRequestOf(filters), ...at } },
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
