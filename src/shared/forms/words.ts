import { CHARACTERS } from '@/api/catalogue';
import { defineWords, type Language } from '../words';

const { unstorable, invisible, scripts, words } = CHARACTERS;

/** Errors of fields for which the contract has no message. */
export const problemWords = defineWords({
  required: (title: string) => `${title} is required`,
  invalid: (title: string) => `${title} is not valid`,
  unstorable: (title: string) => `${title} ${unstorable.message}`,
  invisible: (title: string) => `${title} ${invisible.message}`,
  scripts: (title: string) => `${title} ${scripts.message}`,
  words: (title: string) => `${title} ${words.message}`,
});

/** The dialog of an action with a reason. */
export const reasonWords = defineWords({
  first: (text: string) =>
    `${text.replace(/\.$/, '')}. The first reason is stored. A reason that you changed after the first attempt is not saved.`,
});

/** Title and messages of a field; the keys of `message` are those of the contract. */
type FieldWords<Facts> = { readonly title: string } & (Facts extends { readonly message: infer Messages }
  ? { readonly message: { readonly [Rule in keyof Messages]: string } }
  : unknown);

/** Titles and messages of a form by field, in another language. */
export type FormWords<Form> = { readonly [Name in keyof Form]: FieldWords<Form[Name]> };

/** A form of the contract, in English, and its texts in other languages. */
export interface FieldSet<Form> {
  readonly en: Form;
  readonly others: Partial<Record<Language, FormWords<Form>>>;
}

/** Declares the fields of a form. A second language is a second file passed as `others`. */
export const defineFields = <Form extends object>(
  en: Form,
  others: Partial<Record<Language, FormWords<Form>>> = {},
): FieldSet<Form> => ({ en, others });

/** The fields that `useFields` returns: rules of the contract, texts in the chosen language. */
export type Fields<Form> = {
  readonly [Name in keyof Form]: Omit<Form[Name], 'title' | 'message'> &
    FieldWords<Form[Name]> & { readonly problems: typeof problemWords.en };
};
