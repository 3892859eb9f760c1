import type { School } from '@/api/schools';
import { DataTable, type LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { schoolColumns } from './schoolColumns';
import type { SchoolActions } from './useSchoolActions';

interface SchoolTableProps {
  readonly schools: readonly School[] | undefined;
  readonly state: LoadState;
  readonly refresh: () => void;
  /** a platform user, who may delete and disable schools */
  readonly managesAll: boolean;
  readonly actions: SchoolActions;
}

export function SchoolTable({ schools, state, refresh, managesAll, actions }: SchoolTableProps) {
  const words = useWords(schoolWords);
  return (
    <DataTable
      label={words.schools}
      columns={schoolColumns(words, managesAll, actions)}
      rows={schools}
      rowKey="schoolId"
      paging="client"
      state={state}
      onRefresh={refresh}
    />
  );
}
