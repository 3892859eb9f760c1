/** Validation rules for an AmountInput: the contract's limits are in rupees, the value of the input is in paise. */
import type { Rule } from 'antd/es/form';
import { fromPaise } from '@common/money';
import type { FieldFacts } from './contractRules';
import { problemWords } from './words';

const NEGATIVE = /^[-−]/;

/** The message of the first rule that an amount breaks; null for a valid amount. A text is input that is not an amount. */
export function amountProblem(facts: FieldFacts, value: unknown): string | null {
  const { title, message, minimum, maximum, problems = problemWords.en } = facts;
  const words = (rule: string) => message?.[rule] ?? message?.['invalid'] ?? problems.invalid(title);
  if (value === null || value === undefined || value === '')
    return facts.required ? (message?.['required'] ?? problems.required(title)) : null;
  if (typeof value !== 'number')
    return words(typeof value === 'string' && NEGATIVE.test(value.trim()) ? 'minimum' : 'invalid');
  const rupees = fromPaise(value);
  if (minimum !== undefined && rupees < minimum) return words('minimum');
  if (maximum !== undefined && rupees > maximum) return words('maximum');
  return null;
}

export const amountRules = (facts: FieldFacts): Rule[] => [
  {
    validator: (_rule, value: unknown) => {
      const problem = amountProblem(facts, value);
      return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  },
];
