import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { useHolds, useSignedInUser } from '@/shared/access';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { studentColumns } from './studentColumns';
import { filtersChanged, isWidest, WIDEST, type StudentFilters } from './studentListSlice';
import type { StudentActions } from './useStudentActions';
import { useStudentList } from './useStudentList';

interface StudentTableProps {
  readonly filters: StudentFilters;
  /** for the session that is chosen to begin with */
  readonly waiting: boolean;
  readonly actions: StudentActions;
}

/** The pages of one search; each search mounts a new table, which asks the provider again. */
export function StudentTable({ filters, waiting, actions }: StudentTableProps) {
  const words = useWords(studentWords);
  const dispatch = useDispatch();
  const holds = useHolds();
  const user = useSignedInUser();
  const list = useStudentList(waiting ? undefined : filters);
  const rights = { edit: holds('EDIT_STUDENT'), fees: user?.isPlatform === true, remove: holds('REMOVE_STUDENT') };
  const wider = filters.searchText.trim() !== '' && !isWidest(filters);
  return (
    <DataTable
      label={words.students}
      columns={studentColumns(words, filters, rights, actions)}
      rows={list.rows}
      rowKey="studentId"
      paging={list.paging}
      state={list.state}
      onRefresh={list.refresh}
      onSort={list.sort}
      emptyText={words.empty}
      emptyAction={wider && <Button onClick={() => dispatch(filtersChanged(WIDEST))}>{words.searchWider}</Button>}
    />
  );
}
