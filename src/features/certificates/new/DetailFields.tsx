import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import type { CertificateType } from '@/api/certificates';
import { contractRules, useFields } from '@/shared/forms';
import { DateItem, DigitsInput } from '@/shared/ui';
import {
  certificateFields,
  dependentProblem,
  DETAILS,
  isDate,
  isNumber,
  isRequired,
  type CertificateValues,
  type DetailName,
} from './certificateForm';

interface DetailFieldsProps {
  readonly type: CertificateType;
  /** yyyy-MM-dd */
  readonly admissionDate: string;
  readonly locked: boolean;
}

/** The fields of a type of certificate. */
export const DetailFields = ({ type, ...field }: DetailFieldsProps) =>
  DETAILS[type].map((name) => <DetailField key={name} type={type} name={name} {...field} />);

interface DetailFieldProps extends DetailFieldsProps {
  readonly name: DetailName;
}

const WIDE: readonly DetailName[] = ['reason', 'purpose', 'remarks'];
const DEPENDS = { lastResult: 'lastExam', daysPresent: 'workingDays' } as const;

type Dependent = keyof typeof DEPENDS;

/** The result without an examination, and the days present without or beyond the working days, are rejected. */
const dependentRule =
  (name: Dependent, message: Readonly<Record<string, string>>): Rule =>
  ({ getFieldsValue }) => ({
    validator: () => {
      const problem = dependentProblem(name, getFieldsValue() as Partial<CertificateValues>);
      return problem === null ? Promise.resolve() : Promise.reject(new Error(message[problem]));
    },
  });

function DetailField({ type, name, admissionDate, locked }: DetailFieldProps) {
  const fields = useFields(certificateFields);
  const required = isRequired(type, name);
  const facts = { ...fields[name], required, ...(isNumber(name) && { type: 'integer' }) };
  if (isDate(name)) {
    const { beforeAdmission } = fields.leavingDate.message;
    return (
      <DateItem<CertificateValues>
        name={name}
        label={facts.title}
        required={required}
        facts={fields[name]}
        rules={contractRules(facts)}
        disabled={locked}
        {...(name === 'leavingDate' && {
          problem: (date: string) => (date < admissionDate ? beforeAdmission : null),
        })}
      />
    );
  }
  const dependent = name === 'lastResult' || name === 'daysPresent' ? name : undefined;
  return (
    <Form.Item<CertificateValues>
      name={name}
      label={facts.title}
      required={required}
      {...(WIDE.includes(name) && { className: 'certificate-wide' })}
      {...(dependent && { dependencies: [DEPENDS[dependent]] })}
      rules={[...contractRules(facts), ...(dependent ? [dependentRule(dependent, fields[dependent].message)] : [])]}
    >
      {isNumber(name) ? <DigitsInput disabled={locked} /> : <Input disabled={locked} autoComplete="off" />}
    </Form.Item>
  );
}
