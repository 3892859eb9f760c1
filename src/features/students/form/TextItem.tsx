import { Form, Input } from 'antd';
import type { InputEvent } from 'react';
import { useFields } from '@/shared/forms';
import { DigitsInput } from '@/shared/ui';
import { submitRules } from './judge';
import { studentFields, type StudentValues } from './studentForm';

type TextName = {
  [Name in keyof StudentValues & keyof typeof studentFields.en]: StudentValues[Name] extends string ? Name : never;
}[keyof StudentValues & keyof typeof studentFields.en];

interface TextItemProps {
  readonly name: TextName;
  /** Takes digits alone, so many at most. */
  readonly digits?: number;
  /** Takes letters and digits alone, so many at most. */
  readonly alphanumeric?: number;
  readonly rows?: number;
}

const Item = Form.Item<StudentValues>;
const keepAlphanumeric = (text: string) => text.replace(/[^0-9A-Za-z]/g, '');

/** A refused key is stopped before it arrives: correcting the text afterwards would move the caret to the end. */
const stopRefusedKey = (event: InputEvent<HTMLInputElement>) => {
  if (keepAlphanumeric(event.data) === '') event.preventDefault();
};

/** A text field of the student, named, limited and judged by the contract. */
export function TextItem({ name, digits, alphanumeric, rows }: TextItemProps) {
  const fields = useFields(studentFields);
  const facts = fields[name];
  return (
    <Item
      name={name}
      label={facts.title}
      required={facts.required}
      rules={submitRules(facts)}
      {...(alphanumeric === undefined
        ? {}
        : { normalize: (text: string) => keepAlphanumeric(text).slice(0, alphanumeric) })}
    >
      {digits !== undefined ? (
        <DigitsInput maxLength={digits} />
      ) : rows !== undefined ? (
        <Input.TextArea autoSize={{ minRows: rows, maxRows: 4 }} />
      ) : (
        <Input autoComplete="off" {...(alphanumeric !== undefined && { onBeforeInput: stopRefusedKey })} />
      )}
    </Item>
  );
}
