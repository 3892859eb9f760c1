import type { Rule } from 'antd/es/form';
import { fieldProblem, type FieldFacts } from './contractRules';

type PasswordFacts = FieldFacts & { readonly message: { readonly invalid: string } };

/** The error of a new password. It is sent unchanged, so blanks at its ends count too. */
export const passwordProblem = (facts: PasswordFacts, password: string): string | null =>
  /\s/.test(password) ? facts.message.invalid : fieldProblem(facts, password);

export const passwordRules = (facts: PasswordFacts): Rule[] => [
  {
    validator: (_rule, value: unknown) => {
      const problem = passwordProblem(facts, typeof value === 'string' ? value : '');
      return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  },
];
