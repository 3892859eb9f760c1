import { Form, Input, Select } from 'antd';
import { useFields } from '@/shared/forms';
import { tidyContact } from '@/shared/lib/digits';
import { DigitsInput, Folded, FoldedSection, FormSection, FormWide } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { submitRules } from './fieldRules';
import { lastSchoolFields, studentFields, type StudentValues } from './studentForm';
import { TextItem } from './TextItem';

const Item = Form.Item<StudentValues>;
/** STUDENT-55 */
const SHORT_NUMBER = 10;

/** Fields that are filled for few students. */
const SELDOM = ['municipalBoard', 'municipalWard', 'guardianAddress'] as const;

export function AddressFields() {
  const words = useWords(studentWords);
  return (
    <FormSection title={words.address} className="student-address">
      <FormWide>
        <TextItem name="address1" rows={1} />
      </FormWide>
      <TextItem name="district" />
      <TextItem name="block" />
      <TextItem name="pinCode" takes="digits" />
      <FormWide>
        <Folded title={words.moreAddress} names={SELDOM} heading="h3">
          <TextItem name="municipalBoard" />
          <TextItem name="municipalWard" />
          <FormWide>
            <TextItem name="guardianAddress" rows={1} />
          </FormWide>
        </Folded>
      </FormWide>
    </FormSection>
  );
}

/** An optional choice with the options of the contract. */
function OptionalChoice({ name }: { readonly name: 'category' | 'bloodGroup' }) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  const options = fields[name].enum.filter((value) => value !== null);
  return (
    <Item name={name} label={fields[name].title}>
      <Select allowClear placeholder={words.choose} options={options.map((value) => ({ value, label: value }))} />
    </Item>
  );
}

export const FURTHER = [
  'category',
  'caste',
  'religion',
  'bloodGroup',
  'janAadharNo',
  'nicNo',
  'bplCardNo',
  'ewsCardNo',
] as const;

export function OtherDetailFields() {
  const words = useWords(studentWords);
  return (
    <FoldedSection title={words.further} names={FURTHER}>
      <OptionalChoice name="category" />
      <TextItem name="caste" />
      <TextItem name="religion" />
      <OptionalChoice name="bloodGroup" />
      <TextItem name="janAadharNo" takes="digits" typedLength={SHORT_NUMBER} />
      <TextItem name="nicNo" takes="alphanumeric" typedLength={SHORT_NUMBER} />
      <TextItem name="bplCardNo" />
      <TextItem name="ewsCardNo" />
    </FoldedSection>
  );
}

export const LAST_SCHOOL = ['name', 'className', 'marks', 'attendance', 'result', 'contactNo'] as const;
const LAST_SCHOOL_NAMES = LAST_SCHOOL.map((name) => ['lastSchoolDetails', name]);

export function LastSchoolFields() {
  const words = useWords(studentWords);
  const lastSchool = useFields(lastSchoolFields);
  const results = lastSchool.result.enum.filter((value) => value !== null);
  return (
    <FoldedSection title={words.lastSchool} names={LAST_SCHOOL_NAMES}>
      {(['name', 'className', 'marks', 'attendance'] as const).map((name) => (
        <Form.Item
          key={name}
          name={['lastSchoolDetails', name]}
          label={lastSchool[name].title}
          rules={submitRules(lastSchool[name])}
        >
          <Input autoComplete="off" />
        </Form.Item>
      ))}
      <Item name={['lastSchoolDetails', 'result']} label={lastSchool.result.title}>
        <Select allowClear placeholder={words.choose} options={results.map((value) => ({ value, label: value }))} />
      </Item>
      <Item
        name={['lastSchoolDetails', 'contactNo']}
        label={lastSchool.contactNo.title}
        rules={submitRules(lastSchool.contactNo)}
      >
        <DigitsInput inputMode="tel" tidy={tidyContact} />
      </Item>
    </FoldedSection>
  );
}
