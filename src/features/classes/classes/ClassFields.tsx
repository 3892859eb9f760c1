import { Form, type FormInstance } from 'antd';
import { useSignedInUser } from '@/shared/access';
import { SchoolSelect } from '@/shared/domain';
import { contractRules, useFields } from '@/shared/forms';
import { classFields, type ClassValues } from './classForm';
import { ClassNameInput } from './ClassNameInput';
import { TeacherSelect } from './TeacherSelect';

const Item = Form.Item<ClassValues>;

interface ClassFieldsProps {
  readonly form: FormInstance<ClassValues>;
  /** A stored class cannot change its school. */
  readonly schoolFixed: boolean;
}

export function ClassFields({ form, schoolFixed }: ClassFieldsProps) {
  const fields = useFields(classFields);
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const schoolId = Form.useWatch('schoolId', { form, preserve: true });
  const own = Form.useWatch('ownTeacher', { form, preserve: true });
  return (
    <>
      {isPlatform && (
        <Item name="schoolId" label={fields.schoolId.title} required rules={contractRules(fields.schoolId)}>
          <SchoolSelect disabled={schoolFixed} />
        </Item>
      )}
      <Item name="className" label={fields.className.title} required rules={contractRules(fields.className)}>
        <ClassNameInput schoolId={schoolId} />
      </Item>
      <Item
        name="teacherId"
        label={fields.teacherId.title}
        getValueFromEvent={(chosen: number | undefined) => chosen ?? null}
      >
        <TeacherSelect schoolId={schoolId} own={own ?? null} />
      </Item>
    </>
  );
}
