import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useListActiveSchoolsQuery } from '@/api/schools';
import { ChoiceSelect, classChoices, type Lookups } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useSnackbar } from '@/shared/feedback';
import { useFields } from '@/shared/forms';
import { FormDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { filled, submitRules } from './fieldRules';
import { siblingFields, type SiblingValues } from './siblingForm';
import { SiblingSearch } from './SiblingSearch';

/** The values of the dialog; the sibling is a selected student, never a typed name (SIBLING-06). */
interface DialogValues {
  schoolId: number | undefined;
  classId: number | undefined;
  siblingStudentId: SiblingValues | undefined;
}

/** The scope of the search: the whole school until a class is chosen. */
type SearchScope = Pick<DialogValues, 'schoolId' | 'classId'>;

const Item = Form.Item<DialogValues>;

interface SiblingDialogProps {
  readonly open: boolean;
  readonly stored: SiblingValues | undefined;
  readonly schoolId: number;
  readonly lookups: Lookups;
  /** students who cannot be selected: the student itself and the other siblings */
  readonly taken: readonly number[];
  readonly onSave: (sibling: SiblingValues) => void;
  readonly onClose: () => void;
}

/** Searches the whole school, or a chosen class; a selected student fills in the class (SIBLING-03 to SIBLING-06). */
export function SiblingDialog({ open, stored, schoolId, lookups, taken, onSave, onClose }: SiblingDialogProps) {
  const words = useWords(studentWords);
  const fields = useFields(siblingFields);
  const [form] = Form.useForm<DialogValues>();
  const [scope, setScope] = useState<SearchScope>({ schoolId, classId: undefined });
  return (
    <FormDialog<DialogValues>
      form={form}
      open={open}
      title={stored ? words.editSibling : words.addSibling}
      saveLabel={stored ? words.save : words.add}
      initialValues={{ schoolId, classId: stored?.classId, siblingStudentId: stored }}
      discardQuestion={words.discardTyped}
      guard="record"
      onValuesChange={(changed) => {
        const { siblingStudentId: picked } = changed;
        if (picked) form.setFieldsValue({ classId: picked.classId });
        if (!('schoolId' in changed || 'classId' in changed)) return;
        const chosen = { classId: undefined, ...changed };
        form.setFieldsValue({ ...chosen, siblingStudentId: undefined });
        setScope((before) => ({ ...before, ...chosen }));
      }}
      onSave={({ siblingStudentId }) => {
        if (siblingStudentId) onSave(siblingStudentId);
      }}
      onClose={onClose}
    >
      <Item
        name="siblingStudentId"
        label={fields.siblingStudentId.title}
        required
        rules={[filled(fields.siblingStudentId.message.required)]}
      >
        <SiblingSearch {...scope} taken={taken} />
      </Item>
      <div className="portal-form-grid">
        <Item name="schoolId" label={fields.schoolId.title} required rules={submitRules(fields.schoolId)}>
          <OwnSchool schoolId={schoolId} />
        </Item>
        <Item name="classId" label={fields.classId.title} required rules={submitRules(fields.classId)}>
          <ChoiceSelect
            allowClear
            placeholder={words.choose}
            loading={lookups.loading}
            disabled={scope.schoolId === undefined}
            options={classChoices(lookups.classes)}
          />
        </Item>
      </div>
    </FormDialog>
  );
}

interface OwnSchoolProps {
  readonly schoolId: number;
  readonly value?: number;
  readonly onChange?: (schoolId: number | undefined) => void;
  readonly id?: string;
}

/** Siblings are students of the same school. */
function OwnSchool({ schoolId, ...field }: OwnSchoolProps) {
  const words = useWords(studentWords);
  const failureText = useFailureText();
  const snackbar = useSnackbar();
  const { data: schools = [], isFetching, error } = useListActiveSchoolsQuery();
  useEffect(() => {
    if (error) snackbar.error(failureText(asFailure(error), { fallback: words.fetchSchoolsFailed }));
  }, [error, snackbar, words, failureText]);
  const own = schools.filter((school) => school.schoolId === schoolId);
  return (
    <ChoiceSelect
      {...field}
      allowClear
      loading={isFetching}
      options={own.map(({ schoolName }) => ({ value: schoolId, label: schoolName }))}
    />
  );
}
