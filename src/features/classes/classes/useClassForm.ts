import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { classesApi, useCreateClassMutation, useUpdateClassMutation, type Class } from '@/api/classes';
import { reloadBy } from '@/api/reload';
import { addressIn } from '@/shared/domain';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { classFields, newClass, requestOf, valuesOf, type ClassValues } from './classForm';

export const CLASS_DRAFTS = 'classes/';
export const NEW = 'new';

interface ClassFormState extends RecordForm<ClassValues> {
  readonly form: FormInstance<ClassValues>;
  readonly typed: (changed: Partial<ClassValues>) => void;
}

export function useClassForm(
  stored: Class | undefined,
  schoolId: number | undefined,
  onAdded: (added: Class) => void,
  onClose: () => void,
): ClassFormState {
  const words = useWords(classWords);
  const [form] = Form.useForm<ClassValues>();
  const [create] = useCreateClassMutation();
  const [update] = useUpdateClassMutation();
  const [load] = classesApi.useLazyGetClassQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newClass(schoolId)));
  const editor = useRecordForm<ClassValues, Class>({
    form,
    stored,
    fields: classFields,
    start,
    draft: {
      name: `${CLASS_DRAFTS}${stored?.classId ?? NEW}`,
      resumeAt: addressIn(paths.classes, stored?.schoolId ?? schoolId),
      label: ({ className }, { entry }) => entry(className),
    },
    save: (values, version, requestKey) =>
      stored === undefined
        ? create({ 'Idempotency-Key': requestKey, classForm: requestOf(values) }).unwrap()
        : update({ 'Idempotency-Key': requestKey, id: stored.classId, classForm: requestOf(values, version) }).unwrap(),
    load: ({ classId }) => reloadBy(load, { id: classId }),
    toValues: valuesOf,
    words: {
      success: stored === undefined ? words.classCreated : words.classUpdated,
      fallback: words.classSaveFailed,
      loadFailed: words.classLoadFailed,
    },
    onSaved: (saved) => {
      if (stored === undefined) onAdded(saved);
      onClose();
      return 'leaving';
    },
  });
  const typed = (changed: Partial<ClassValues>) => {
    editor.changed();
    // Teachers belong to one school.
    if (changed.schoolId !== undefined) form.setFieldsValue({ teacherId: null, ownTeacher: null });
  };
  return { ...editor, form, typed };
}
