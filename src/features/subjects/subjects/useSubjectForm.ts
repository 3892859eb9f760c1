import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { subjectsApi, useSaveClassSubjectMutation, type ClassSubject, type SubjectGroup } from '@/api/subjects';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { groupsFor, newSubject, requestOf, subjectFields, valuesOf, type SubjectValues } from './subjectForm';
import type { SubjectPlace } from './useSubjectPlace';

export const SUBJECT = 'subject/';
export const NEW = 'new';

export interface SubjectFormOptions {
  readonly place: SubjectPlace;
  /** the place as its address names it */
  readonly named: string;
  /** undefined for a new subject */
  readonly stored: ClassSubject | undefined;
  readonly groups: readonly SubjectGroup[];
  readonly onClose: () => void;
}

interface SubjectFormState extends RecordForm<SubjectValues> {
  readonly form: FormInstance<SubjectValues>;
  readonly typed: (changed: Partial<SubjectValues>) => void;
  /** What was added since the dialog was opened: it stays open for the next one. */
  readonly added: readonly ClassSubject[];
}

export function useSubjectForm({ place, named, stored, groups, onClose }: SubjectFormOptions): SubjectFormState {
  const words = useWords(subjectWords);
  const [form] = Form.useForm<SubjectValues>();
  const [saveSubject] = useSaveClassSubjectMutation();
  const [reload] = subjectsApi.useLazyListClassSubjectsQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newSubject));
  const [added, setAdded] = useState<readonly ClassSubject[]>([]);
  const editor = useRecordForm<SubjectValues, ClassSubject>({
    form,
    stored,
    fields: subjectFields,
    start,
    draft: `${named}/${SUBJECT}${stored?.subjectId ?? NEW}`,
    save: (values, version, requestKey) =>
      saveSubject({
        'Idempotency-Key': requestKey,
        classSubjectForm: requestOf(place, values, stored && version),
      }).unwrap(),
    load: async () => {
      const subjects = await reload({ classId: place.class.classId, sessionId: place.session.sessionId }).unwrap();
      const found = subjects.find(({ subjectId }) => subjectId === stored?.subjectId);
      if (!found) throw new Error('The subject is gone.');
      return found;
    },
    toValues: valuesOf,
    words: { success: words.subjectSaved, fallback: words.subjectSaveFailed, loadFailed: words.loadFailed },
    onSaved: (saved) => {
      if (stored) onClose();
      else {
        setAdded((before) => [...before, saved]);
        form.setFieldsValue(newSubject);
        form.scrollToField('subjectId', { focus: true });
      }
      return 'staying';
    },
  });
  const typed = (changed: Partial<SubjectValues>) => {
    editor.changed();
    if (changed.stream === undefined) return;
    const offered = groupsFor(groups, changed.stream).map(({ groupId }) => groupId);
    const chosen = form.getFieldValue('groupIds') as number[];
    form.setFieldsValue({ groupIds: chosen.filter((id) => offered.includes(id)) });
  };
  return { ...editor, form, typed, added };
}
