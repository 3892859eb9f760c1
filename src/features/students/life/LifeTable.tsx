import { Button } from 'antd';
import type { StudentLife } from '@/api/students';
import { useHolds } from '@/shared/access';
import { ALL } from '@/shared/domain';
import { sortingOf, useServerList, type PageQuery, type SchoolList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { studentWords } from '../words';
import { lifeColumns } from './lifeColumns';
import { WIDEST, type LifeFilters } from './lifeFilters';
import type { LifeActions } from './useLifeActions';

interface LifeTableProps {
  readonly label: string;
  readonly list: SchoolList<LifeFilters & { readonly sessionId?: number | undefined }>;
  readonly query: PageQuery<StudentLife>;
  readonly actions: LifeActions;
}

/** Students with a TC or struck off. The progress bar also runs while a re-admission loads the sessions. */
export function LifeTable({ label, list, query, actions }: LifeTableProps) {
  const words = { ...useWords(studentWords), ...useWords(lifeWords) };
  const holds = useHolds();
  const opens = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  const rows = useServerList(query, list, words.loadFailed);
  const { filters: applied } = list;
  const wider = applied.searchText.trim() !== '' && applied.classId !== ALL;
  return (
    <DataTable
      {...rows}
      label={label}
      columns={lifeColumns({ words, applied, opens, actions })}
      rowKey={({ studentDetail }) => studentDetail.studentId}
      state={actions.busy ? { kind: 'loading' } : rows.state}
      onSort={(sort) => list.change(sortingOf(sort))}
      emptyText={words.empty}
      emptyAction={wider && <Button onClick={() => list.change(WIDEST)}>{words.searchWider}</Button>}
    />
  );
}
