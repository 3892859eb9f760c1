import { Form, Input } from 'antd';
import { useFields } from '@/shared/forms';
import { AlphanumericInput, DigitsInput } from '@/shared/ui';
import { submitRules } from './fieldRules';
import { studentFields, type StudentValues } from './studentForm';

type TextName = {
  [Name in keyof StudentValues & keyof typeof studentFields.en]: StudentValues[Name] extends string ? Name : never;
}[keyof StudentValues & keyof typeof studentFields.en];

interface TextItemProps {
  readonly name: TextName;
  /** the accepted characters, if not all */
  readonly takes?: 'digits' | 'alphanumeric';
  /** Typing stops at this length. */
  readonly typedLength?: number;
  readonly rows?: number;
}

const Item = Form.Item<StudentValues>;

/** A text field of the student with title, limits and rules of the contract. */
export function TextItem({ name, takes, typedLength, rows }: TextItemProps) {
  const fields = useFields(studentFields);
  const facts = fields[name];
  return (
    <Item name={name} label={facts.title} required={facts.required} rules={submitRules(facts)}>
      {takes === 'digits' ? (
        <DigitsInput typedLength={typedLength} />
      ) : takes === 'alphanumeric' ? (
        <AlphanumericInput typedLength={typedLength} />
      ) : rows !== undefined ? (
        <Input.TextArea autoSize={{ minRows: rows, maxRows: 4 }} />
      ) : (
        <Input autoComplete="off" />
      )}
    </Item>
  );
}
