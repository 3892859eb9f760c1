import { useListTeachersQuery, type Teacher } from '@/api/teachers';
import { genderWords } from '@/shared/labels';
import { REFETCH, useClientList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { teacherColumns, type Rights } from './teacherColumns';
import type { TeacherActions } from './useTeacherActions';

interface TeacherTableProps {
  readonly schoolId: number;
  readonly rights: Rights;
  readonly actions: TeacherActions;
}

export function TeacherTable({ schoolId, rights, actions }: TeacherTableProps) {
  const words = useWords(teacherWords);
  const genders = useWords(genderWords);
  const rows = useClientList<Teacher>(useListTeachersQuery({ schoolId }, REFETCH), words.loadFailed);
  return (
    <DataTable<Teacher>
      {...rows}
      label={words.teachers}
      columns={teacherColumns(words, genders, rights, actions)}
      rowKey="teacherId"
      emptyText={words.empty}
    />
  );
}
