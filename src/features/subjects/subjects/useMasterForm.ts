import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { reloadBy } from '@/api/reload';
import { subjectsApi, useSaveMasterSubjectMutation, type MasterSubject } from '@/api/subjects';
import { paths } from '@/shared/navigation';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { masterFields, requestOf, valuesOf, type MasterValues } from './masterForm';
import { NEW } from './useSubjectForm';

/** The prefix of the drafts of a school's list, with its address. */
export const masterDrafts = (schoolId: number): string => `subjects#schoolId=${schoolId}/master/`;

export interface MasterFormOptions {
  readonly schoolId: number;
  /** undefined for a new subject */
  readonly stored: MasterSubject | undefined;
  readonly onTyped: () => void;
  /** called after each save; a rename closes the form, a new subject clears it */
  readonly onDone: () => void;
}

interface MasterFormState extends RecordForm<MasterValues> {
  readonly form: FormInstance<MasterValues>;
}

export function useMasterForm({ schoolId, stored, onDone }: MasterFormOptions): MasterFormState {
  const words = useWords(subjectWords);
  const [form] = Form.useForm<MasterValues>();
  const [saveMaster] = useSaveMasterSubjectMutation();
  const [load] = subjectsApi.useLazyListMasterSubjectsQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : { subjectName: '' }));
  const editor = useRecordForm<MasterValues, MasterSubject>({
    form,
    stored,
    fields: masterFields,
    start,
    draft: {
      name: `${masterDrafts(schoolId)}${stored?.subjectId ?? NEW}`,
      resumeAt: `${paths.subjects}#schoolId=${schoolId}`,
      label: ({ subjectName }, { entry }) => entry(subjectName),
    },
    save: (values, version, requestKey) =>
      saveMaster({
        'Idempotency-Key': requestKey,
        schoolId,
        masterSubjectForm: requestOf(values, stored && { subjectId: stored.subjectId, version }),
      }).unwrap(),
    load: async () => {
      const found = (await reloadBy(load, { schoolId })).find(({ subjectId }) => subjectId === stored?.subjectId);
      if (!found) throw new Error('The subject is gone.');
      return found;
    },
    toValues: valuesOf,
    words: { success: words.subjectSaved, fallback: words.subjectSaveFailed, loadFailed: words.loadFailed },
    onSaved: () => {
      if (!stored) form.setFieldsValue({ subjectName: '' });
      onDone();
      return 'staying';
    },
  });
  return { ...editor, form };
}
