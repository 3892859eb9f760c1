/** Rules of the student form: errors are shown on submit until the field is edited, warnings at once. */
import type { Rule, RuleObject } from 'antd/es/form';
import { contractRules, type FieldFacts } from '@/shared/forms';

const ON_SUBMIT = 'onSubmit';

/** The rules of the contract, checked on submit (STUDENT-38). */
export const submitRules = (facts: FieldFacts): Rule[] =>
  contractRules(facts).map((rule) => ({ ...rule, validateTrigger: ON_SUBMIT }));

/** The message for an empty choice or list. */
export const filled = (message: string): RuleObject => ({
  validator: (_rule, value: unknown) => {
    const empty = Array.isArray(value) ? value.length === 0 : value === undefined || value === null;
    return empty ? Promise.reject(new Error(message)) : Promise.resolve();
  },
  validateTrigger: ON_SUBMIT,
});

/** A warning during input, which does not prevent a save. */
export const warning = (problem: (text: string) => string | null): RuleObject => ({
  validator: (_rule, value: unknown) => {
    const found = typeof value === 'string' && value !== '' ? problem(value) : null;
    return found === null ? Promise.resolve() : Promise.reject(new Error(found));
  },
  warningOnly: true,
});
