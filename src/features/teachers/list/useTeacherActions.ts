import { useNavigate } from 'react-router-dom';
import { useDeleteTeacherMutation, useSetTeacherStatusMutation, type Teacher } from '@/api/teachers';
import { useFeedback, useToggle, type Toggle } from '@/shared/feedback';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { wayTo } from '../wayTo';
import { teacherWords } from '../words';

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
  const open = (screen: 'edit' | 'permission', teacher: Teacher) => {
    const { to, state } = wayTo(screen, teacher);
    void navigate(to, { state });
  };
  return {
    deleting,
    edit: (teacher) => open('edit', teacher),
    manage: (teacher) => open('permission', teacher),
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
