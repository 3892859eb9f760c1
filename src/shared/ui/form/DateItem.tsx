import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { isDate } from '@common/calendar';
import { daysOf, outsideRange, type DateRange } from '@common/dateRange';
import { showDate } from '../../lib/dates';
import { useToday } from '../../lib/useToday';
import { readTypedDate } from '../../lib/typedDate';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { DateInput, type DateInputProps } from './DateInput';

interface DateFacts {
  readonly title: string;
  readonly range?: DateRange;
  readonly message?: Readonly<Record<string, string>>;
}

interface DateItemProps<V> extends Pick<DateInputProps, 'min' | 'max' | 'disabled' | 'onChange' | 'aria-label'> {
  /** of the field, or its path in a list of rows */
  readonly name: (keyof V & string) | (string | number)[];
  readonly label?: string;
  readonly required?: boolean;
  /** the facts of the field in the contract, whose range limits the date */
  readonly facts?: DateFacts;
  /** Rules for any value, such as that it is required. */
  readonly rules?: readonly Rule[];
  /** The reason to reject a date; only called for `yyyy-MM-dd`. */
  readonly problem?: (date: string) => string | null;
  readonly dependencies?: string[];
  /** A hint below the field. */
  readonly extra?: ReactNode;
}

/** The selectable days: those of the contract's range, within the field's own `min` and `max`. */
function daysBetween(facts: DateFacts | undefined, { min, max }: Pick<DateInputProps, 'min' | 'max'>, today: string) {
  if (!facts?.range) return { min, max };
  const { first, last } = daysOf(facts.range, today);
  return { min: min !== undefined && min > first ? min : first, max: max !== undefined && max < last ? max : last };
}

function rangeProblem(
  date: string,
  facts: DateFacts | undefined,
  today: string,
  words: typeof uiWords.en,
): string | null {
  const outside = facts?.range ? outsideRange(date, facts.range, today, facts.message) : null;
  if (!facts || outside === null) return null;
  const say = outside.side === 'early' ? words.dateTooEarly : words.dateTooLate;
  return outside.message ?? say(facts.title, showDate(outside.limit));
}

/** A date field of a form: an invalid or rejected text is kept and reported when the field is left. */
export function DateItem<V>({
  name,
  label,
  required,
  facts,
  rules = [],
  problem,
  dependencies,
  extra,
  ...input
}: DateItemProps<V>) {
  const words = useWords(uiWords);
  const today = useToday();
  const days = daysBetween(facts, input, today);
  const path: string | (string | number)[] = name;
  const wrongWith = (value: unknown): string | null => {
    if (typeof value !== 'string' || value === '') return null;
    if (isDate(value)) return problem?.(value) ?? rangeProblem(value, facts, today, words);
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
      <DateInput {...input} {...days} />
    </Form.Item>
  );
}
