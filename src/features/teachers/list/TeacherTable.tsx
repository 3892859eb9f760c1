import { genderWords } from '@/shared/labels';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { teacherColumns } from './teacherColumns';
import type { TeacherActions } from './useTeacherActions';
import type { TeacherList } from './useTeacherList';

interface TeacherTableProps {
  readonly list: TeacherList;
  /** whether the user manages permissions (TEACHER-03) */
  readonly mayManage: boolean;
  readonly actions: TeacherActions;
}

export function TeacherTable({ list, mayManage, actions }: TeacherTableProps) {
  const words = useWords(teacherWords);
  const genders = useWords(genderWords);
  return (
    <DataTable
      label={words.teachers}
      columns={teacherColumns(words, genders, mayManage, actions)}
      rows={list.teachers}
      rowKey="teacherId"
      paging="client"
      state={list.state}
      onRefresh={list.refresh}
      emptyText={words.empty}
    />
  );
}
