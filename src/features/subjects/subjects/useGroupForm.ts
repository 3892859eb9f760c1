import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { subjectsApi, useSaveSubjectGroupMutation, type ClassSubject, type SubjectGroup } from '@/api/subjects';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { groupFields, newGroup, requestOf, subjectsFor, valuesOf, type GroupValues } from './groupForm';
import { NEW } from './useSubjectForm';
import type { SubjectPlace } from './useSubjectPlace';

export const GROUP = 'group/';

export interface GroupFormOptions {
  readonly place: SubjectPlace;
  /** the place as its address names it */
  readonly named: string;
  /** undefined for a new group */
  readonly stored: SubjectGroup | undefined;
  readonly subjects: readonly ClassSubject[];
  readonly onClose: () => void;
}

interface GroupFormState extends RecordForm<GroupValues> {
  readonly form: FormInstance<GroupValues>;
  readonly typed: (changed: Partial<GroupValues>) => void;
}

export function useGroupForm({ place, named, stored, subjects, onClose }: GroupFormOptions): GroupFormState {
  const words = useWords(subjectWords);
  const [form] = Form.useForm<GroupValues>();
  const [saveGroup] = useSaveSubjectGroupMutation();
  const [reload] = subjectsApi.useLazyListSubjectGroupsQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newGroup));
  const editor = useRecordForm<GroupValues, SubjectGroup>({
    form,
    stored,
    fields: groupFields,
    start,
    draft: `${named}/${GROUP}${stored?.groupId ?? NEW}`,
    save: (values, version, requestKey) =>
      saveGroup({
        'Idempotency-Key': requestKey,
        subjectGroupForm: requestOf(place, values, stored && { groupId: stored.groupId, version }),
      }).unwrap(),
    load: async () => {
      const groups = await reload({ classId: place.class.classId, sessionId: place.session.sessionId }).unwrap();
      const found = groups.find(({ groupId }) => groupId === stored?.groupId);
      if (!found) throw new Error('The group is gone.');
      return found;
    },
    toValues: valuesOf,
    words: { success: words.groupSaved, fallback: words.groupSaveFailed, loadFailed: words.loadFailed },
    onSaved: () => {
      onClose();
      return 'staying';
    },
  });
  const typed = (changed: Partial<GroupValues>) => {
    editor.changed();
    if (changed.stream === undefined) return;
    // What was chosen of another stream goes (SUBJECT-27).
    const offered = subjectsFor(subjects, changed.stream).map(({ subjectId }) => subjectId);
    const chosen = form.getFieldValue('subjectIds') as number[];
    form.setFieldsValue({ subjectIds: chosen.filter((id) => offered.includes(id)) });
  };
  return { ...editor, form, typed };
}
