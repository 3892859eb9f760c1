import { useNavigate } from 'react-router-dom';
import { useDeleteTeacherMutation, useSetTeacherStatusMutation, type Teacher } from '@/api/teachers';
import { useFeedback } from '@/shared/feedback';
import { paths, type TeacherHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';

const handover = ({ teacherId, userId, teacherName }: Teacher): { state: TeacherHandover } => ({
  state: { teacher: { teacherId, userId, teacherName } },
});

export interface TeacherActions {
  readonly deleting: DialogState<Teacher>;
  readonly edit: (teacher: Teacher) => void;
  readonly manage: (teacher: Teacher) => void;
  readonly toggle: (teacher: Teacher) => void;
  readonly remove: () => Promise<unknown>;
}

export function useTeacherActions(): TeacherActions {
  const words = useWords(teacherWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [setStatus, { isLoading: toggling }] = useSetTeacherStatusMutation();
  const [deleteTeacher] = useDeleteTeacherMutation();
  const deleting = useDialog<Teacher>();
  return {
    deleting,
    edit: (teacher) => void navigate(paths.editTeacher, handover(teacher)),
    manage: (teacher) => void navigate(paths.teacherPermissions, handover(teacher)),
    toggle: ({ teacherId, disabled }) => {
      if (toggling) return;
      void feedback(setStatus({ id: teacherId, flag: disabled ? 'false' : 'true' }).unwrap(), {
        success: disabled ? words.enabledDone : words.disabledDone,
        fallback: words.statusFailed,
      });
    },
    remove: async () => {
      if (!deleting.target) return;
      await feedback(deleteTeacher({ id: deleting.target.teacherId }).unwrap(), {
        success: words.removedDone,
        fallback: words.removeFailed,
      });
    },
  };
}
