import { Form, Input, Select, Switch } from 'antd';
import { passesCheck } from '@common/aadhaar';
import { addDays, ageAt, isDate } from '@common/calendar';
import { useFields } from '@/shared/forms';
import { genderWords } from '@/shared/labels';
import { showDate, today } from '@/shared/lib/dates';
import { useToday } from '@/shared/lib/useToday';
import { AadhaarInput, DateItem, FormSection, ImageUpload, MobileInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { warning, submitRules } from './fieldRules';
import { studentFields, uploadFields, type StudentValues } from './studentForm';
import { TextItem } from './TextItem';

const Item = Form.Item<StudentValues>;

interface PersonFieldsProps {
  readonly isNew: boolean;
  /** of the chosen session, yyyy-MM-dd */
  readonly sessionStart: string | undefined;
  /** whether the admission fee applies in the chosen session */
  readonly admission: string | undefined;
  readonly onReveal: (() => void) | undefined;
}

/** The personal details of the student (STUDENT-37 to STUDENT-46). */
export function PersonFields({ isNew, sessionStart, admission, onReveal }: PersonFieldsProps) {
  const words = useWords(studentWords);
  const genders = useWords(genderWords);
  const fields = useFields(studentFields);
  const upload = useFields(uploadFields);
  return (
    <FormSection title={words.studentDetails}>
      <div className="student-photo">
        <Item name="studentImage" label={words.image}>
          <ImageUpload removable facts={upload.studentImage} />
        </Item>
      </div>
      <TextItem name="studentName" />
      <Item name="gender" label={fields.gender.title} required rules={submitRules(fields.gender)}>
        <Select
          placeholder={words.choose}
          options={fields.gender.enum.map((gender) => ({ value: gender, label: genders[gender] }))}
        />
      </Item>
      <BirthFields sessionStart={sessionStart} />
      <AdmissionField result={admission} />
      <Item
        name="studentSrNo"
        label={fields.studentSrNo.title}
        extra={isNew ? words.srNoHint : undefined}
        rules={submitRules(fields.studentSrNo)}
      >
        <Input autoComplete="off" />
      </Item>
      <Item name="mobileNo" label={fields.mobileNo.title} required rules={submitRules(fields.mobileNo)}>
        <MobileInput />
      </Item>
      <Item
        name="aadharNo"
        label={fields.aadharNo.title}
        rules={[...submitRules(fields.aadharNo), warning((typed) => checkDigit(typed, words.aadhaarCheck))]}
      >
        <AadhaarInput onReveal={onReveal} revealLabel={words.show(fields.aadharNo.title)} />
      </Item>
      <RteField />
    </FormSection>
  );
}

/** Only for a complete number: a shorter one has its own message. */
const checkDigit = (typed: string, text: string): string | null =>
  /^\d{12}$/.test(typed) && !passesCheck(typed) ? text : null;

function RteField() {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  return (
    <Item name="rte" label={fields.rte.title} valuePropName="checked" extra={words.rteHint}>
      <Switch />
    </Item>
  );
}

function BirthFields({ sessionStart }: { readonly sessionStart: string | undefined }) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  const form = Form.useFormInstance<StudentValues>();
  const birth = Form.useWatch<string | null | undefined>('dateOfBirth');
  const age = birth && sessionStart ? ageAt(birth, sessionStart) : null;
  const text = age && words.ageText(age.years, age.months);
  return (
    <>
      <DateItem<StudentValues>
        name="dateOfBirth"
        label={fields.dateOfBirth.title}
        required
        max={addDays(useToday(), -1)}
        facts={fields.dateOfBirth}
        rules={submitRules(fields.dateOfBirth)}
        problem={(date) => (date >= today() ? fields.dateOfBirth.message.past : null)}
        onChange={() => form.setFields([{ name: 'admissionDate', errors: [] }])}
      />
      <Item label={sessionStart ? words.ageAsOf(showDate(sessionStart)) : words.age} htmlFor="student-age">
        <Input id="student-age" readOnly variant="filled" tabIndex={-1} value={text ?? ''} placeholder="–" />
      </Item>
    </>
  );
}

function AdmissionField({ result }: { readonly result: string | undefined }) {
  const fields = useFields(studentFields);
  const { message, title } = fields.admissionDate;
  const birth = Form.useWatch<string | null | undefined>('dateOfBirth');
  const first = isDate(birth) ? addDays(birth, 1) : undefined;
  const problem = (date: string) => {
    if (date > today()) return message.upToToday;
    return first !== undefined && date < first ? message.afterBirth : null;
  };
  return (
    <DateItem<StudentValues>
      name="admissionDate"
      label={title}
      required
      extra={<span aria-live="polite">{result}</span>}
      min={first}
      max={useToday()}
      facts={fields.admissionDate}
      rules={submitRules(fields.admissionDate)}
      problem={problem}
    />
  );
}
