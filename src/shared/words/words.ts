import { createContext, useContext } from 'react';

/** The languages a set of words may be written in; English is always there. */
export type Language = 'en' | 'hi';

/** A text, or a function of parameters that returns one. A method's shape, so that any parameter list fits. */
type Entry = string | { bivarianceHack(...parameters: readonly unknown[]): string }['bivarianceHack'];

/** The same keys in another language: plain texts may differ, functions keep their parameters. */
export type Translation<W> = { readonly [K in keyof W]: W[K] extends string ? string : W[K] };

export interface WordSet<W> {
  readonly en: W;
  readonly others: Partial<Record<Language, Translation<W>>>;
}

/** Declares the words of a screen or part. A second language is a second file passed as `others`. */
export const defineWords = <W extends Readonly<Record<string, Entry>>>(
  en: W,
  others: Partial<Record<Language, Translation<W>>> = {},
): WordSet<W> => ({ en, others });

/** The language of everything below it; English when nobody says otherwise. */
export const LanguageContext = createContext<Language>('en');

/** The one way to read words. */
export function useWords<W>(words: WordSet<W>): W | Translation<W> {
  return words.others[useContext(LanguageContext)] ?? words.en;
}
