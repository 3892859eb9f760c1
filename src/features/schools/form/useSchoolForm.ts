import { Form, type FormInstance } from 'antd';
import { useDispatch } from 'react-redux';
import { reloadBy } from '@/api/reload';
import { schoolsApi, useCreateSchoolMutation, useUpdateSchoolMutation, type School } from '@/api/schools';
import { setupStarted } from '@/shared/domain';
import { useRecordForm, type RecordForm } from '@/shared/forms';
import { paths, useDelayedNavigate, schoolAddress } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { newSchool, requestOf, schoolFields, valuesOf, type SchoolValues } from './schoolForm';

/** Delay between the success message and the list, in milliseconds (CONST-10). */
export const REDIRECT_MS = 1500;

export function useSchoolForm(
  stored: School | undefined,
): RecordForm<SchoolValues> & { form: FormInstance<SchoolValues> } {
  const words = useWords(schoolWords);
  const [form] = Form.useForm<SchoolValues>();
  const [create] = useCreateSchoolMutation();
  const [update] = useUpdateSchoolMutation();
  const [load] = schoolsApi.useLazyGetSchoolQuery();
  const goLater = useDelayedNavigate();
  const dispatch = useDispatch();
  const editor = useRecordForm<SchoolValues, School>({
    form,
    stored,
    fields: schoolFields,
    start: stored === undefined ? newSchool : valuesOf(stored),
    draft:
      stored === undefined
        ? { name: 'schools/add', resumeAt: paths.addSchool, label: ({ schoolName }, { entry }) => entry(schoolName) }
        : {
            name: `schools/edit/${stored.schoolId}`,
            resumeAt: schoolAddress('edit', stored.schoolId),
            label: ({ schoolName }, { changes }) => changes(schoolName),
          },
    keep: ({ logo: _logo, ...typed }) => typed,
    save: (values, version, requestKey) =>
      stored === undefined
        ? create({ 'Idempotency-Key': requestKey, schoolForm: requestOf(values) }).unwrap()
        : update({
            'Idempotency-Key': requestKey,
            id: stored.schoolId,
            schoolForm: requestOf(values, version),
          }).unwrap(),
    load: ({ schoolId }) => reloadBy(load, { id: schoolId }),
    toValues: valuesOf,
    words: {
      success: stored === undefined ? words.createdDone : words.updatedDone,
      fallback: words.saveFailed,
      loadFailed: words.loadOneFailed,
      restored: words.restored,
    },
    onSaved: (saved) => {
      // The message in the list links to the next steps.
      if (stored === undefined) dispatch(setupStarted(saved));
      goLater(paths.schools, REDIRECT_MS);
      return 'leaving';
    },
  });
  return { ...editor, form };
}
