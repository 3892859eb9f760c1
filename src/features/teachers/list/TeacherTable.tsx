import { genderWords } from '@/shared/labels';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { teacherColumns, type Rights } from './teacherColumns';
import type { TeacherActions } from './useTeacherActions';
import type { TeacherList } from './useTeacherList';

interface TeacherTableProps {
  readonly list: TeacherList;
  readonly rights: Rights;
  readonly actions: TeacherActions;
}

export function TeacherTable({ list, rights, actions }: TeacherTableProps) {
  const words = useWords(teacherWords);
  const genders = useWords(genderWords);
  return (
    <DataTable
      label={words.teachers}
      columns={teacherColumns(words, genders, rights, actions)}
      rows={list.teachers}
      rowKey="teacherId"
      paging="client"
      state={list.state}
      onRefresh={list.refresh}
      emptyText={words.empty}
    />
  );
}
