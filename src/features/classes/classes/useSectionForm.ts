import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import {
  classesApi,
  useCreateSectionMutation,
  useUpdateSectionMutation,
  type Class,
  type Section,
} from '@/api/classes';
import { reloadBy } from '@/api/reload';
import { addressIn } from '@/shared/domain';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { newSection, requestOf, sectionFields, valuesOf, type SectionValues } from './sectionForm';
import { NEW } from './useClassForm';

export const SECTION_DRAFTS = 'sections/';

interface SectionFormState extends RecordForm<SectionValues> {
  readonly form: FormInstance<SectionValues>;
}

export function useSectionForm(parent: Class, stored: Section | undefined, onClose: () => void): SectionFormState {
  const words = useWords(classWords);
  const [form] = Form.useForm<SectionValues>();
  const [create] = useCreateSectionMutation();
  const [update] = useUpdateSectionMutation();
  const [load] = classesApi.useLazyGetClassQuery();
  const [start] = useState(() => (stored ? valuesOf(stored) : newSection));
  const editor = useRecordForm<SectionValues, Section>({
    form,
    stored,
    fields: sectionFields,
    start,
    draft: {
      name: `${SECTION_DRAFTS}${parent.classId}/${stored?.sectionId ?? NEW}`,
      resumeAt: addressIn(paths.classes, parent.schoolId),
      label: ({ sectionName }, { entry }) => entry(sectionName),
    },
    save: (values, version, requestKey) =>
      stored === undefined
        ? create({ 'Idempotency-Key': requestKey, sectionForm: requestOf(parent, values) }).unwrap()
        : update({
            'Idempotency-Key': requestKey,
            id: stored.sectionId,
            sectionForm: requestOf(parent, values, version),
          }).unwrap(),
    load: async () => {
      // A section is loaded with its class.
      const { sections } = await reloadBy(load, { id: parent.classId });
      const found = sections.find(({ sectionId }) => sectionId === stored?.sectionId);
      if (!found) throw new Error('The section is gone.');
      return found;
    },
    toValues: valuesOf,
    words: {
      success: stored === undefined ? words.sectionCreated : words.sectionUpdated,
      fallback: words.sectionSaveFailed,
      loadFailed: words.sectionLoadFailed,
    },
    onSaved: () => {
      onClose();
      return 'leaving';
    },
  });
  return { ...editor, form };
}
