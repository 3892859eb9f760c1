import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useListStruckOffStudentsQuery, type StudentLife } from '@/api/students';
import { useWords } from '@/shared/words';
import type { LifeFilters } from '../life/lifeFilters';
import { useServerList, type ServerList } from '../list/useServerList';
import { studentWords } from '../words';
import { filtersChanged, pageChanged, selectStrikeOffList, struckOffRequestOf } from './strikeOffSlice';

/** The filters' page of students struck off, asked for anew each time the screen opens (LIFECYCLE-12). */
export function useStruckOffList(filters: LifeFilters | undefined): ServerList<StudentLife> {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const { page, size } = useSelector(selectStrikeOffList);
  const at = { page: page - 1, size };
  const query = useListStruckOffStudentsQuery(
    filters === undefined ? skipToken : { ...at, studentFilter: { ...struckOffRequestOf(filters), ...at } },
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
