import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { isDate } from '@common/calendar';
import { readTypedDate } from '../../lib/typedDate';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { DateInput, type DateInputProps } from './DateInput';

interface DateItemProps<V> extends Pick<DateInputProps, 'min' | 'max' | 'disabled' | 'onChange' | 'aria-label'> {
  /** of the field, or the way to it in a list of rows */
  readonly name: (keyof V & string) | (string | number)[];
  readonly label?: string;
  readonly required?: boolean;
  /** What is asked of any value, such as that there is one. */
  readonly rules?: readonly Rule[];
  /** Why a date is refused; asked of `yyyy-MM-dd` alone. */
  readonly problem?: (date: string) => string | null;
  readonly dependencies?: string[];
  /** A hint below the field. */
  readonly extra?: ReactNode;
}

/** A date field of a form: what is no date, or is refused, stays as it was typed and is said when the field is left. */
export function DateItem<V>({
  name,
  label,
  required,
  rules = [],
  problem,
  dependencies,
  extra,
  ...input
}: DateItemProps<V>) {
  const words = useWords(uiWords);
  const path: string | (string | number)[] = name;
  const wrongWith = (value: unknown): string | null => {
    if (typeof value !== 'string' || value === '') return null;
    if (isDate(value)) return problem?.(value) ?? null;
    const read = readTypedDate(value);
    return read.date === null && read.why === 'noSuchDay' ? words.noSuchDay(value) : words.dateForm;
  };
  const validator = async (_rule: unknown, value: unknown): Promise<void> => {
    const wrong = wrongWith(value);
    if (wrong !== null) throw new Error(wrong);
    return Promise.resolve();
  };
  return (
    <Form.Item
      name={path}
      label={label}
      extra={extra}
      validateTrigger="onTaken"
      rules={[...rules, { validator }]}
      {...(required !== undefined && { required })}
      {...(dependencies && { dependencies })}
    >
      <DateInput {...input} />
    </Form.Item>
  );
}
