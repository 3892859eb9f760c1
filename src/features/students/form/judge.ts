import type { RuleObject } from 'antd/es/form';

/** A rule that says what `problem` finds in a text; nothing is asked of a blank one. */
export const judge = (problem: (text: string) => string | null): RuleObject => ({
  validator: (_rule, value: unknown) => {
    const found = typeof value === 'string' && value !== '' ? problem(value) : null;
    return found === null ? Promise.resolve() : Promise.reject(new Error(found));
  },
});

/** The same as a word of caution, which keeps nothing from being saved. */
export const caution = (problem: (text: string) => string | null): RuleObject => ({
  ...judge(problem),
  warningOnly: true,
});
