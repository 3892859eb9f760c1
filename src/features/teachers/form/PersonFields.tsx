import { Form, Input, Select } from 'antd';
import { addDays } from '@common/calendar';
import { contractRules, useFields } from '@/shared/forms';
import { genderWords } from '@/shared/labels';
import { today } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { DateItem, FormSection, MobileInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { birthProblem, teacherFields, type TeacherValues } from './teacherForm';

const Item = Form.Item<TeacherValues>;

export function PersonalFields() {
  const words = useWords(teacherWords);
  const genders = useWords(genderWords);
  const fields = useFields(teacherFields);
  return (
    <FormSection title={words.personal}>
      <Item name="teacherName" label={fields.teacherName.title} required rules={contractRules(fields.teacherName)}>
        <Input autoComplete="off" />
      </Item>
      <Item name="gender" label={fields.gender.title} required rules={contractRules(fields.gender)}>
        <Select
          placeholder={words.chooseGender}
          options={fields.gender.enum.map((gender) => ({ value: gender, label: genders[gender] }))}
        />
      </Item>
      <DateItem<TeacherValues>
        name="dateOfBirth"
        label={fields.dateOfBirth.title}
        required
        max={addDays(useToday(), -1)}
        facts={fields.dateOfBirth}
        rules={contractRules(fields.dateOfBirth)}
        problem={(date) => birthProblem(date, today(), fields.dateOfBirth)}
      />
    </FormSection>
  );
}

export function ContactFields() {
  const words = useWords(teacherWords);
  const fields = useFields(teacherFields);
  return (
    <FormSection title={words.contact}>
      <Item name="contactEmail" label={fields.contactEmail.title} required rules={contractRules(fields.contactEmail)}>
        <Input inputMode="email" autoComplete="off" />
      </Item>
      <Item name="contactPhone" label={fields.contactPhone.title} required rules={contractRules(fields.contactPhone)}>
        <MobileInput />
      </Item>
    </FormSection>
  );
}
