import { useNavigate } from 'react-router-dom';
import type { Session } from '@/api/sessions';
import { useDeleteStudentMutation, type StudentRow } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import { paths, studentAddress, type StudentHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useFees, type Fees } from '../fees/useFees';
import { useCertificate } from '../useCertificate';
import { studentWords } from '../words';
import type { StudentFilters } from './studentListSlice';

export interface StudentActions {
  readonly deleting: DialogState<StudentRow>;
  readonly fees: Fees;
  /** The address of a student's screen and its navigation state. */
  readonly linkTo: (
    screen: 'view' | 'edit',
    student: StudentRow,
  ) => { to: string; state: StudentHandover<StudentFilters> };
  readonly view: (student: StudentRow) => void;
  readonly edit: (student: StudentRow) => void;
  readonly certify: (student: StudentRow) => void;
  readonly remove: () => Promise<unknown>;
}

/** The state contains a reference to the student and the filters, never the record (STUDENT-30). */
const handover = (student: StudentRow, applied: StudentFilters): { state: StudentHandover<StudentFilters> } => {
  const { studentId, studentCode, studentName } = student;
  return { state: { student: { studentId, studentCode, studentName }, filters: applied } };
};

export function useStudentActions(applied: StudentFilters, sessions: readonly Session[]): StudentActions {
  const words = useWords(studentWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const [deleteStudent] = useDeleteStudentMutation();
  const deleting = useDialog<StudentRow>();
  const fees = useFees(applied.sessionId, sessions);
  const linkTo: StudentActions['linkTo'] = (screen, student) => ({
    to: studentAddress(screen, student.studentId, applied.sessionId),
    ...handover(student, applied),
  });
  const open = (screen: 'view' | 'edit', student: StudentRow) => {
    const { to, state } = linkTo(screen, student);
    void navigate(to, { state });
  };
  return {
    deleting,
    fees,
    linkTo,
    view: (student) => open('view', student),
    edit: (student) => open('edit', student),
    certify: useCertificate(paths.students, applied),
    remove: async () => {
      if (!deleting.target) return;
      await feedback(deleteStudent({ id: deleting.target.studentId }).unwrap(), {
        success: words.removedDone,
        fallback: words.removeFailed,
      });
    },
  };
}
