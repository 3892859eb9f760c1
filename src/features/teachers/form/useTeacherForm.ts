import { Form, type FormInstance } from 'antd';
import { reloadBy } from '@/api/reload';
import {
  teachersApi,
  useCreateAdministratorMutation,
  useCreateTeacherMutation,
  useUpdateTeacherMutation,
  type Teacher,
} from '@/api/teachers';
import { useOwnSchool } from '@/shared/access';
import { addressIn } from '@/shared/domain';
import { type DraftOptions } from '@/shared/drafts';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { paths, useDelayedNavigate, teacherAddress } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { changeOf, newTeacher, requestOf, teacherChangeFields, valuesOf, type TeacherValues } from './teacherForm';

/** Delay between the success message and the list, in milliseconds (CONST-10). */
export const REDIRECT_MS = 1500;

interface TeacherFormState extends RecordForm<TeacherValues> {
  readonly form: FormInstance<TeacherValues>;
  readonly typed: (changed: Partial<TeacherValues>) => void;
}

/** The drafts of new administrators, each by its school. */
export const ADMINISTRATOR_DRAFTS = 'teachers/administrator/';

function draftOf(stored: Teacher | undefined, administratorOf: number | undefined): DraftOptions<TeacherValues> {
  if (stored)
    return {
      name: `teachers/edit/${stored.teacherId}`,
      resumeAt: teacherAddress('edit', stored.teacherId),
      label: ({ teacherName }, { changes }) => changes(teacherName),
    };
  return {
    ...(administratorOf === undefined
      ? { name: 'teachers/register', resumeAt: paths.registerTeacher }
      : { name: `${ADMINISTRATOR_DRAFTS}${administratorOf}`, resumeAt: addressIn(paths.teachers, administratorOf) }),
    label: ({ teacherName }, { registration }) => registration(teacherName),
  };
}

const createdText = (words: (typeof teacherWords)['en'], administratorOf: number | undefined): string =>
  administratorOf === undefined ? words.createdDone : words.administratorSaved;

/** `administratorOf`: the school of a new teacher who gets every permission. */
export function useTeacherForm(
  stored: Teacher | undefined,
  onRegistered: (teacher: Teacher) => void,
  administratorOf?: number,
): TeacherFormState {
  const words = useWords(teacherWords);
  const [form] = Form.useForm<TeacherValues>();
  const [createTeacher] = useCreateTeacherMutation();
  const [createAdministrator] = useCreateAdministratorMutation();
  const [update] = useUpdateTeacherMutation();
  const [load] = teachersApi.useLazyGetTeacherQuery();
  const goLater = useDelayedNavigate();
  const own = useOwnSchool();
  const editor = useRecordForm<TeacherValues, Teacher>({
    form,
    stored,
    fields: teacherChangeFields,
    start: stored === undefined ? newTeacher(own ?? administratorOf) : valuesOf(stored),
    draft: draftOf(stored, administratorOf),
    keep: ({ password: _password, confirmation: _confirmation, ...typed }) => typed,
    save: (values, version, requestKey) => {
      const key = { 'Idempotency-Key': requestKey };
      if (stored)
        return update({ ...key, id: stored.teacherId, teacherChangeForm: changeOf(values, version) }).unwrap();
      const form = { ...key, teacherForm: requestOf(values) };
      return administratorOf === undefined ? createTeacher(form).unwrap() : createAdministrator(form).unwrap();
    },
    load: ({ teacherId }) => reloadBy(load, { id: teacherId }),
    toValues: valuesOf,
    words: {
      success: stored === undefined ? createdText(words, administratorOf) : words.updatedDone,
      fallback: words.saveFailed,
      loadFailed: words.loadOneFailed,
      restored: stored === undefined ? words.restoredNew : words.restoredEdit,
    },
    onSaved: (saved) => {
      if (stored === undefined) onRegistered(saved);
      else goLater(paths.teachers, REDIRECT_MS);
      return 'leaving';
    },
  });
  const typed = (changed: Partial<TeacherValues>) => {
    // A school alone is no unsaved edit, because the selector preselects the last one.
    if (Object.keys(changed).some((name) => name !== 'schoolId')) editor.changed();
  };
  return { ...editor, form, typed };
}
