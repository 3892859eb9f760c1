/** Converts a form field of the contract to rules of antd's Form. */
import type { Rule } from 'antd/es/form';
import type { DateRange } from '@common/dateRange';
import { characterProblem, type TextKind } from './characters';
import { problemWords } from './words';

export interface FieldFacts {
  readonly title: string;
  readonly required: boolean;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly range?: DateRange;
  readonly text?: TextKind;
  readonly message?: Readonly<Record<string, string>>;
  /** messages of rules without an entry in `message`; English by default */
  readonly problems?: typeof problemWords.en;
}

/** The message of the first rule that a value breaks; null for a valid value. Trims texts before the check. */
export function fieldProblem(facts: FieldFacts, value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const { title, message, problems = problemWords.en } = facts;
  const words = (rule: string) => message?.[rule] ?? message?.['invalid'] ?? problems.invalid(title);
  if (text === '') return facts.required ? (message?.['required'] ?? problems.required(title)) : null;
  if (facts.type === 'integer') {
    const number = Number(text);
    if (!/^-?\d+$/.test(text)) return words('type');
    // Leading zeros count as digits.
    if (facts.maximum !== undefined && text.length > String(facts.maximum).length + Number(text.startsWith('-')))
      return words('maximum');
    if (facts.minimum !== undefined && number < facts.minimum) return words('minimum');
    if (facts.maximum !== undefined && number > facts.maximum) return words('maximum');
    return null;
  }
  const characters = characterProblem(facts.text ?? 'line', text);
  if (characters !== null) return problems[characters](title);
  // Counts code points, as the provider does.
  const { length } = [...text];
  if (facts.maxLength !== undefined && length > facts.maxLength) return words('maxLength');
  if (facts.minLength !== undefined && length < facts.minLength) return words('minLength');
  if (facts.pattern !== undefined && !new RegExp(facts.pattern, 'u').test(text)) return words('pattern');
  return null;
}

/** One validator for all rules, so that a field shows one message; `required` only marks the label. */
export function contractRules(facts: FieldFacts): Rule[] {
  return [
    {
      validator: (_rule, value: unknown) => {
        const problem = fieldProblem(facts, value);
        return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
      },
    },
  ];
}
