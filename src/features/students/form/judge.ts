/** The rules of the student's form: mistakes are said on submit and go when the field is touched, cautions come at once. */
import type { Rule, RuleObject } from 'antd/es/form';
import { contractRules, type FieldFacts } from '@/shared/forms';

const ON_SUBMIT = 'onSubmit';

/** The rules of the contract, asked on submit (STUDENT-38). */
export const submitRules = (facts: FieldFacts): Rule[] =>
  contractRules(facts).map((rule) => ({ ...rule, validateTrigger: ON_SUBMIT }));

/** What is missing when a choice or a list is empty. */
export const filled = (message: string): RuleObject => ({
  validator: (_rule, value: unknown) => {
    const empty = Array.isArray(value) ? value.length === 0 : value === undefined || value === null;
    return empty ? Promise.reject(new Error(message)) : Promise.resolve();
  },
  validateTrigger: ON_SUBMIT,
});

/** A word of caution while one types, which keeps nothing from being saved. */
export const caution = (problem: (text: string) => string | null): RuleObject => ({
  validator: (_rule, value: unknown) => {
    const found = typeof value === 'string' && value !== '' ? problem(value) : null;
    return found === null ? Promise.resolve() : Promise.reject(new Error(found));
  },
  warningOnly: true,
});
