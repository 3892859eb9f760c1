import { useListSchoolsQuery, type School } from '@/api/schools';
import { REFETCH, useClientList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { schoolColumns } from './schoolColumns';
import type { SchoolActions } from './useSchoolActions';

interface SchoolTableProps {
  /** True for platform users, who may delete and disable schools. */
  readonly managesAll: boolean;
  readonly actions: SchoolActions;
}

export function SchoolTable({ managesAll, actions }: SchoolTableProps) {
  const words = useWords(schoolWords);
  const rows = useClientList<School>(useListSchoolsQuery(undefined, REFETCH), words.loadFailed);
  return (
    <DataTable<School>
      {...rows}
      label={words.schools}
      columns={schoolColumns(words, managesAll, actions)}
      rowKey="schoolId"
    />
  );
}
