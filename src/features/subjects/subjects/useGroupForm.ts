import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { reloadBy } from '@/api/reload';
import { subjectsApi, useSaveSubjectGroupMutation, type ClassSubject, type SubjectGroup } from '@/api/subjects';
import type { ClassSelection } from '@/shared/domain';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { groupFields, newGroup, requestOf, subjectsFor, valuesOf, type GroupValues } from './groupForm';
import { NEW } from './useSubjectForm';

export const GROUP = 'group/';

export interface GroupFormOptions {
  readonly selection: ClassSelection;
  /** the first part of the names of drafts */
  readonly draftPrefix: string;
  /** undefined for a new group */
  readonly stored: SubjectGroup | undefined;
  readonly subjects: readonly ClassSubject[];
  readonly onClose: () => void;
}

interface GroupFormState extends RecordForm<GroupValues> {
  readonly form: FormInstance<GroupValues>;
  readonly typed: (changed: Partial<GroupValues>) => void;
}

export function useGroupForm({ selection, draftPrefix, stored, subjects, onClose }: GroupFormOptions): GroupFormState {
  const words = useWords(subjectWords);
  const [form] = Form.useForm<GroupValues>();
  const [saveGroup] = useSaveSubjectGroupMutation();
  const [load] = subjectsApi.useLazyListSubjectGroupsQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newGroup));
  const editor = useRecordForm<GroupValues, SubjectGroup>({
    form,
    stored,
    fields: groupFields,
    start,
    draft: {
      name: `${draftPrefix}/${GROUP}${stored?.groupId ?? NEW}`,
      resumeAt: `/${draftPrefix}`,
      label: ({ groupName }, { entry }) => entry(groupName),
    },
    save: (values, version, requestKey) =>
      saveGroup({
        'Idempotency-Key': requestKey,
        subjectGroupForm: requestOf(selection, values, stored && { groupId: stored.groupId, version }),
      }).unwrap(),
    load: async () => {
      const groups = await reloadBy(load, {
        classId: selection.class.classId,
        sessionId: selection.session.sessionId,
      });
      const found = groups.find(({ groupId }) => groupId === stored?.groupId);
      if (!found) throw new Error('The group no longer exists.');
      return found;
    },
    toValues: valuesOf,
    words: { success: words.groupSaved, fallback: words.groupSaveFailed, loadFailed: words.loadFailed },
    onSaved: () => {
      onClose();
      return 'leaving';
    },
  });
  const typed = (changed: Partial<GroupValues>) => {
    editor.changed();
    if (changed.stream === undefined) return;
    // Subjects of another stream are removed (SUBJECT-27).
    const offered = subjectsFor(subjects, changed.stream).map(({ subjectId }) => subjectId);
    const chosen = form.getFieldValue('subjectIds') as number[];
    form.setFieldsValue({ subjectIds: chosen.filter((id) => offered.includes(id)) });
  };
  return { ...editor, form, typed };
}
