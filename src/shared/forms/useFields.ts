import { useContext, useMemo } from 'react';
import { LanguageContext, useWords } from '../words';
import { problemWords, type Fields, type FieldSet } from './words';

/** The fields of a form of the contract, with titles and messages in the language of the screen. */
export function useFields<Form extends object>({ en, others }: FieldSet<Form>): Fields<Form> {
  const words: Readonly<Record<string, object>> | undefined = others[useContext(LanguageContext)];
  const problems = useWords(problemWords);
  return useMemo(() => {
    const fields = Object.entries<object>(en as Record<string, object>);
    return Object.fromEntries(
      fields.map(([name, facts]) => [name, { ...facts, ...words?.[name], problems }]),
    ) as Fields<Form>;
  }, [en, words, problems]);
}

/** The titles of a form's fields by their names, in the language of the screen. */
export function useTitles(fields: FieldSet<object>): Readonly<Record<string, string>> {
  const facts = useFields(fields) as Readonly<Record<string, { title: string }>>;
  return useMemo(() => Object.fromEntries(Object.entries(facts).map(([name, { title }]) => [name, title])), [facts]);
}
