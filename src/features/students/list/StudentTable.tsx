import { useHolds } from '@/shared/access';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { studentColumns } from './studentColumns';
import type { StudentFilters } from './studentListSlice';
import type { StudentActions } from './useStudentActions';
import { useStudentList } from './useStudentList';

interface StudentTableProps {
  readonly applied: StudentFilters;
  readonly actions: StudentActions;
}

/** The pages of one search; each search mounts a new table, which asks the provider again. */
export function StudentTable({ applied, actions }: StudentTableProps) {
  const words = useWords(studentWords);
  const holds = useHolds();
  const list = useStudentList();
  const rights = { edit: holds('EDIT_STUDENT'), remove: holds('REMOVE_STUDENT') };
  return (
    <DataTable
      label={words.students}
      columns={studentColumns(words, applied, rights, actions)}
      rows={list.students}
      rowKey="studentId"
      paging={list.paging}
      state={list.state}
      onRefresh={list.refresh}
      onSort={list.sort}
      emptyText={words.empty}
    />
  );
}
