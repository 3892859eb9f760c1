import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { useListStudentsQuery, type StudentRow } from '@/api/students';
import { useLoadState } from '@/shared/errors';
import type { LoadState, ServerPaging, TableSort } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { filtersChanged, pageChanged, requestOf, selectStudentList, type StudentFilters } from './studentListSlice';

interface StudentList {
  readonly students: readonly StudentRow[] | undefined;
  readonly state: LoadState;
  readonly paging: ServerPaging;
  readonly sort: (sort: TableSort | null) => void;
  readonly refresh: () => void;
}

const WAITING = { kind: 'loading' } as const;

/** The filters' page of students, asked for anew each time the screen opens (STUDENT-15); without filters it waits for them. */
export function useStudentList(filters: StudentFilters | undefined): StudentList {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const { page, size } = useSelector(selectStudentList);
  const at = { page: page - 1, size };
  const query = useListStudentsQuery(
    filters === undefined ? skipToken : { pages: at.page, size, studentFilter: { ...requestOf(filters), ...at } },
    { refetchOnMountOrArgChange: true },
  );
  const state = useLoadState(query, words.loadFailed);
  return {
    students: query.data?.content,
    state: filters === undefined ? WAITING : state,
    paging: {
      page,
      size,
      total: query.data?.totalElements ?? 0,
      onChange: (next, nextSize) => dispatch(pageChanged({ page: next, size: nextSize })),
    },
    sort: (sort) =>
      dispatch(
        filtersChanged(
          sort === null
            ? { sortBy: undefined, sortOrder: undefined }
            : {
                sortBy: sort.column as StudentFilters['sortBy'],
                sortOrder: sort.order === 'descend' ? 'desc' : 'asc',
              },
        ),
      ),
    refresh: () => void (filters && query.refetch()),
  };
}
