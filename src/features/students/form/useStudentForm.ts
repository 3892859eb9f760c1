import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { reloadBy } from '@/api/reload';
import { studentsApi, useRegisterStudentMutation, useUpdateStudentMutation, type Student } from '@/api/students';
import { type DraftOptions } from '@/shared/drafts';
import { useHolds } from '@/shared/access';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { paths, studentAddress, useDelayedNavigate } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { requestOf, studentFields, valuesOf, type Registered, type StudentValues } from './studentForm';

/** Delay between the success message of a change and the list, in milliseconds (STUDENT-59). */
export const REDIRECT_MS = 3000;

export interface StudentFormState extends RecordForm<StudentValues> {
  readonly form: FormInstance<StudentValues>;
}

const draftOf = (stored: Student | undefined): DraftOptions<StudentValues> =>
  stored === undefined
    ? {
        name: 'students/register',
        resumeAt: paths.registerStudent,
        label: ({ studentName }, { registration }) => registration(studentName),
      }
    : {
        name: `students/edit/${stored.studentId}`,
        resumeAt: studentAddress('edit', stored.studentId, undefined),
        label: ({ studentName }, { changes }) => changes(studentName),
      };

/** `start`: the initial values of a new student; `onRegistered` resets the form (STUDENT-58). */
export function useStudentForm(
  schoolId: number,
  stored: Student | undefined,
  start: StudentValues,
  onRegistered: (registered: Registered) => void,
): StudentFormState {
  const words = useWords(studentWords);
  const [form] = Form.useForm<StudentValues>();
  const [register] = useRegisterStudentMutation();
  const [update] = useUpdateStudentMutation();
  const [load] = studentsApi.useLazyGetStudentQuery();
  const holds = useHolds();
  const mayView = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  const goLater = useDelayedNavigate();
  const sessionId = stored?.enrollments[0]?.sessionId;
  // The record on which the values are based: `stored` may be loaded again before the result of a save is known.
  const edited = useRef(stored);
  const editor = useRecordForm<StudentValues, Student>({
    form,
    stored,
    fields: studentFields,
    start: stored === undefined ? start : valuesOf(stored),
    draft: draftOf(stored),
    // A chosen file cannot be kept.
    keep: ({ studentImage, ...typed }) =>
      stored?.image != null && studentImage === null ? { ...typed, studentImage } : typed,
    save: (values, version, requestKey) => {
      const studentUpload = requestOf(values, schoolId, edited.current, version);
      return stored === undefined
        ? register({ 'Idempotency-Key': requestKey, studentUpload }).unwrap()
        : update({ 'Idempotency-Key': requestKey, id: stored.studentId, studentUpload }).unwrap();
    },
    load: async ({ studentId }) => {
      const found = await reloadBy(load, { id: studentId, ...(sessionId === undefined ? {} : { sessionId }) });
      edited.current = found;
      return found;
    },
    toValues: valuesOf,
    words: {
      success: stored === undefined ? words.registeredDone : words.updatedDone,
      fallback: words.saveFailed,
      loadFailed: words.loadOneFailed,
      notKept: words.chooseImageAgain,
      link: ({ student }) =>
        student && mayView
          ? {
              text: words.viewOf(student.studentName, student.studentCode),
              address: studentAddress('view', student.studentId, undefined),
            }
          : undefined,
    },
    onSaved: (student) => {
      if (stored === undefined) onRegistered({ student, values: form.getFieldsValue(true) as StudentValues });
      else goLater(paths.students, REDIRECT_MS);
      return 'leaving';
    },
  });
  return { ...editor, form };
}
