import { Button } from 'antd';
import { useListStudentsQuery, type StudentRow } from '@/api/students';
import { useHolds, useSignedInUser } from '@/shared/access';
import { pageArgument, REFETCH, sortingOf, useServerList, type SchoolList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { studentColumns } from './studentColumns';
import { isWidest, requestOf, WIDEST, type StudentFilters } from './studentListSlice';
import type { StudentActions } from './useStudentActions';

interface StudentTableProps {
  readonly list: SchoolList<StudentFilters>;
  readonly actions: StudentActions;
}

/** The filtered students, requested again each time the screen opens (STUDENT-15). */
export function StudentTable({ list, actions }: StudentTableProps) {
  const words = useWords(studentWords);
  const holds = useHolds();
  const user = useSignedInUser();
  const { filters } = list;
  const argument = pageArgument(list, (applied, { page, size }) => ({
    pages: page,
    size,
    studentFilter: { ...requestOf(applied), page, size },
  }));
  const rows = useServerList<StudentRow>(useListStudentsQuery(argument, REFETCH), list, words.loadFailed);
  const rights = {
    edit: holds('EDIT_STUDENT'),
    certificates: holds('LIST_STUDENT'),
    fees: user?.isPlatform === true,
    remove: holds('REMOVE_STUDENT'),
  };
  const wider = filters.searchText.trim() !== '' && !isWidest(filters);
  return (
    <DataTable<StudentRow>
      {...rows}
      label={words.students}
      columns={studentColumns(words, filters, rights, actions)}
      rowKey="studentId"
      onSort={(sort) => list.change(sortingOf(sort))}
      emptyText={words.empty}
      emptyAction={wider && <Button onClick={() => list.change(WIDEST)}>{words.searchWider}</Button>}
    />
  );
}
