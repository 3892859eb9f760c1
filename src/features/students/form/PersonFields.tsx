import { Form, Input, Select, Switch } from 'antd';
import { genderWords } from '@/shared/labels';
import { passesCheck } from '@/shared/lib/aadhaar';
import { ageAt, showDate, today } from '@/shared/lib/dates';
import { AadhaarInput, DateInput, DigitsInput, FormSection, FormWide, ImageUpload } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { caution, judge, submitRules } from './judge';
import { fields, type StudentValues } from './studentForm';
import { TextItem } from './TextItem';

const Item = Form.Item<StudentValues>;
const MOBILE_LENGTH = 10;

interface PersonFieldsProps {
  readonly isNew: boolean;
  /** of the chosen session, yyyy-MM-dd */
  readonly sessionStart: string | undefined;
  readonly onReveal: (() => void) | undefined;
}

/** Student details: who the pupil is (STUDENT-37 to STUDENT-46). */
export function PersonFields({ isNew, sessionStart, onReveal }: PersonFieldsProps) {
  const words = useWords(studentWords);
  const genders = useWords(genderWords);
  const form = Form.useFormInstance<StudentValues>();
  return (
    <FormSection title={words.studentDetails}>
      <FormWide>
        <Item name="studentImage" label={words.image}>
          <ImageUpload removable />
        </Item>
      </FormWide>
      <TextItem name="studentName" />
      <Item name="gender" label={fields.gender.title} required rules={submitRules(fields.gender)}>
        <Select
          placeholder={words.choose}
          options={fields.gender.enum.map((gender) => ({ value: gender, label: genders[gender] }))}
        />
      </Item>
      <BirthFields sessionStart={sessionStart} />
      <Item
        name="admissionDate"
        label={fields.admissionDate.title}
        required
        rules={[
          ...submitRules(fields.admissionDate),
          judge((date) => (date > today() ? fields.admissionDate.message.upToToday : null)),
          judge((date) =>
            date <= (form.getFieldValue('dateOfBirth') ?? '') ? fields.admissionDate.message.afterBirth : null,
          ),
        ]}
      >
        <DateInput max={today()} />
      </Item>
      <Item
        name="studentSrNo"
        label={fields.studentSrNo.title}
        extra={isNew ? words.srNoHint : undefined}
        rules={submitRules(fields.studentSrNo)}
      >
        <Input autoComplete="off" maxLength={fields.studentSrNo.maxLength} />
      </Item>
      <Item name="mobileNo" label={fields.mobileNo.title} required rules={submitRules(fields.mobileNo)}>
        <DigitsInput inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Item>
      <Item
        name="aadharNo"
        label={fields.aadharNo.title}
        rules={[...submitRules(fields.aadharNo), caution((typed) => checkDigit(typed, words.aadhaarCheck))]}
      >
        <AadhaarInput onReveal={onReveal} revealLabel={words.show(fields.aadharNo.title)} />
      </Item>
      <RteField />
    </FormSection>
  );
}

/** Said of a whole number alone: what is too short has its own message. */
const checkDigit = (typed: string, text: string): string | null =>
  /^\d{12}$/.test(typed) && !passesCheck(typed) ? text : null;

function RteField() {
  const words = useWords(studentWords);
  return (
    <Item name="rte" label={fields.rte.title} valuePropName="checked" extra={words.rteHint}>
      <Switch />
    </Item>
  );
}

function BirthFields({ sessionStart }: { readonly sessionStart: string | undefined }) {
  const words = useWords(studentWords);
  const form = Form.useFormInstance<StudentValues>();
  const birth = Form.useWatch<string | null | undefined>('dateOfBirth');
  const age = birth && sessionStart ? ageAt(birth, sessionStart) : null;
  const text = age && words.ageText(age.years, age.months);
  return (
    <>
      <Item
        name="dateOfBirth"
        label={fields.dateOfBirth.title}
        required
        rules={[
          ...submitRules(fields.dateOfBirth),
          judge((date) => (date >= today() ? fields.dateOfBirth.message.past : null)),
        ]}
      >
        <DateInput onChange={() => form.setFields([{ name: 'admissionDate', errors: [] }])} />
      </Item>
      <Item label={sessionStart ? words.ageAsOf(showDate(sessionStart)) : words.age} htmlFor="student-age">
        <Input id="student-age" readOnly variant="filled" tabIndex={-1} value={text ?? ''} placeholder="–" />
      </Item>
    </>
  );
}
