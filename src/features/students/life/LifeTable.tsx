import { Button } from 'antd';
import type { StudentLife } from '@/api/students';
import { useHolds } from '@/shared/access';
import { ALL } from '@/shared/domain';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { Sorting, ServerList } from '../list/useServerList';
import { lifeWords } from '../lifeWords';
import { studentWords } from '../words';
import { lifeColumns } from './lifeColumns';
import type { LifeActions } from './useLifeActions';

interface LifeTableProps {
  readonly label: string;
  readonly list: ServerList<StudentLife>;
  readonly applied: Sorting & {
    readonly sessionId?: number | undefined;
    readonly classId: number;
    readonly searchText: string;
  };
  readonly actions: LifeActions;
  /** Looks in all classes. */
  readonly onWiden: () => void;
}

/** Students who left; the bar at its top runs too while a re-admission looks for its session. */
export function LifeTable({ label, list, applied, actions, onWiden }: LifeTableProps) {
  const words = { ...useWords(studentWords), ...useWords(lifeWords) };
  const holds = useHolds();
  const opens = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  const wider = applied.searchText.trim() !== '' && applied.classId !== ALL;
  return (
    <DataTable
      label={label}
      columns={lifeColumns({ words, applied, opens, actions })}
      rows={list.rows}
      rowKey={({ studentDetail }) => studentDetail.studentId}
      paging={list.paging}
      state={actions.busy ? { kind: 'loading' } : list.state}
      onRefresh={list.refresh}
      onSort={list.sort}
      emptyText={words.empty}
      emptyAction={wider && <Button onClick={onWiden}>{words.searchWider}</Button>}
    />
  );
}
