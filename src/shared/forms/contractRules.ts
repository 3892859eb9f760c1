/** A form field's facts from the contract, as rules of antd's Form. */
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
  /** what is said where `message` says nothing; English when absent */
  readonly problems?: typeof problemWords.en;
}

/** The first rule a value breaks, in its own words; null when it breaks none. Text is judged without blanks around it. */
export function fieldProblem(facts: FieldFacts, value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const { title, message, problems = problemWords.en } = facts;
  const words = (rule: string) => message?.[rule] ?? message?.['invalid'] ?? problems.invalid(title);
  if (text === '') return facts.required ? (message?.['required'] ?? problems.required(title)) : null;
  if (facts.type === 'integer') {
    const number = Number(text);
    if (!/^-?\d+$/.test(text)) return words('type');
    if (facts.minimum !== undefined && number < facts.minimum) return words('minimum');
    if (facts.maximum !== undefined && number > facts.maximum) return words('maximum');
    return null;
  }
  const characters = characterProblem(facts.text ?? 'line', text);
  if (characters !== null) return problems[characters](title);
  // Characters are counted as the provider counts them.
  const { length } = [...text];
  if (facts.maxLength !== undefined && length > facts.maxLength) return words('maxLength');
  if (facts.minLength !== undefined && length < facts.minLength) return words('minLength');
  if (facts.pattern !== undefined && !new RegExp(facts.pattern, 'u').test(text)) return words('pattern');
  return null;
}

/** `required` marks the label; the validator says everything, so that one message stands at a field. */
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
