import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { reloadBy } from '@/api/reload';
import { subjectsApi, useSaveClassSubjectMutation, type ClassSubject, type SubjectGroup } from '@/api/subjects';
import type { ClassSelection } from '@/shared/domain';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { groupsFor, newSubject, requestOf, subjectFields, valuesOf, type SubjectValues } from './subjectForm';

export const SUBJECT = 'subject/';
export const NEW = 'new';

export interface SubjectFormOptions {
  readonly selection: ClassSelection;
  /** the first part of the names of drafts */
  readonly draftPrefix: string;
  /** undefined for a new subject */
  readonly stored: ClassSubject | undefined;
  readonly groups: readonly SubjectGroup[];
  readonly onClose: () => void;
}

interface SubjectFormState extends RecordForm<SubjectValues> {
  readonly form: FormInstance<SubjectValues>;
  readonly typed: (changed: Partial<SubjectValues>) => void;
  /** The subjects added since the dialog was opened. */
  readonly added: readonly ClassSubject[];
}

export function useSubjectForm({
  selection,
  draftPrefix,
  stored,
  groups,
  onClose,
}: SubjectFormOptions): SubjectFormState {
  const words = useWords(subjectWords);
  const [form] = Form.useForm<SubjectValues>();
  const [saveSubject] = useSaveClassSubjectMutation();
  const [load] = subjectsApi.useLazyListClassSubjectsQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newSubject));
  const [added, setAdded] = useState<readonly ClassSubject[]>([]);
  const editor = useRecordForm<SubjectValues, ClassSubject>({
    form,
    stored,
    fields: subjectFields,
    start,
    draft: {
      name: `${draftPrefix}/${SUBJECT}${stored?.subjectId ?? NEW}`,
      resumeAt: `/${draftPrefix}`,
      label: (_work, { entry }) => entry(''),
    },
    save: (values, version, requestKey) =>
      saveSubject({
        'Idempotency-Key': requestKey,
        classSubjectForm: requestOf(selection, values, stored && version),
      }).unwrap(),
    load: async () => {
      const subjects = await reloadBy(load, {
        classId: selection.class.classId,
        sessionId: selection.session.sessionId,
      });
      const found = subjects.find(({ subjectId }) => subjectId === stored?.subjectId);
      if (!found) throw new Error('The subject no longer exists.');
      return found;
    },
    toValues: valuesOf,
    words: { success: words.subjectSaved, fallback: words.subjectSaveFailed, loadFailed: words.loadFailed },
    onSaved: (saved) => {
      if (stored) {
        onClose();
        return 'leaving';
      }
      setAdded((before) => [...before, saved]);
      form.setFieldsValue(newSubject);
      form.scrollToField('subjectId', { focus: true });
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
