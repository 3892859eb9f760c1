import { Form, Input } from 'antd';
import { contractRules } from '@/shared/forms';
import { DigitsInput } from '@/shared/ui';
import { fields, type StudentValues } from './studentForm';

type TextName = {
  [Name in keyof StudentValues & keyof typeof fields]: StudentValues[Name] extends string ? Name : never;
}[keyof StudentValues & keyof typeof fields];

interface TextItemProps {
  readonly name: TextName;
  readonly autoFocus?: boolean;
  /** Takes digits alone, so many at most. */
  readonly digits?: number;
  /** Takes letters and digits alone, so many at most. */
  readonly alphanumeric?: number;
  readonly rows?: number;
}

const Item = Form.Item<StudentValues>;
const keepAlphanumeric = (text: string) => text.replace(/[^0-9A-Za-z]/g, '');

/** A text field of the student, named, limited and judged by the contract. */
export function TextItem({ name, autoFocus = false, digits, alphanumeric, rows }: TextItemProps) {
  const facts = fields[name];
  return (
    <Item
      name={name}
      label={facts.title}
      required={facts.required}
      rules={contractRules(facts)}
      {...(alphanumeric === undefined
        ? {}
        : { normalize: (text: string) => keepAlphanumeric(text).slice(0, alphanumeric) })}
    >
      {digits !== undefined ? (
        <DigitsInput maxLength={digits} />
      ) : rows !== undefined ? (
        <Input.TextArea autoSize={{ minRows: rows, maxRows: 4 }} />
      ) : (
        <Input autoComplete="off" autoFocus={autoFocus} />
      )}
    </Item>
  );
}
