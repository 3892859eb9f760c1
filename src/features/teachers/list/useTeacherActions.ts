import { useNavigate } from 'react-router-dom';
import { useDeleteTeacherMutation, useSetTeacherStatusMutation, type Teacher } from '@/api/teachers';
import { useFeedback, useToggle, type Toggle } from '@/shared/feedback';
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
  readonly status: Toggle<Teacher>;
  readonly remove: () => Promise<unknown>;
}

export function useTeacherActions(): TeacherActions {
  const words = useWords(teacherWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [setStatus] = useSetTeacherStatusMutation();
  const [deleteTeacher] = useDeleteTeacherMutation();
  const deleting = useDialog<Teacher>();
  const status = useToggle<Teacher>({
    harms: () => true,
    set: ({ teacherId }, disabled) => setStatus({ id: teacherId, flag: disabled ? 'true' : 'false' }).unwrap(),
    words: { enabled: words.enabledDone, disabled: words.disabledDone, failed: words.statusFailed },
  });
  return {
    deleting,
    edit: (teacher) => void navigate(paths.editTeacher, handover(teacher)),
    manage: (teacher) => void navigate(paths.teacherPermissions, handover(teacher)),
    status,
    remove: async () => {
      if (!deleting.target) return;
      await feedback(deleteTeacher({ id: deleting.target.teacherId }).unwrap(), {
        success: words.removedDone,
        fallback: words.removeFailed,
      });
    },
  };
}
