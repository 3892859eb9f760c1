import { createContext, useContext } from 'react';

/** Supported languages; every word set has English. */
export type Language = 'en' | 'hi';

/** A text, or a function that returns one. Declared as a method, so that any parameter list is assignable. */
type Entry = string | { bivarianceHack(...parameters: readonly unknown[]): string }['bivarianceHack'];

/** The same keys in another language; functions keep their parameters. */
export type Translation<W> = { readonly [K in keyof W]: W[K] extends string ? string : W[K] };

export interface WordSet<W> {
  readonly en: W;
  readonly others: Partial<Record<Language, Translation<W>>>;
}

/** Declares the words of a screen or component. A second language is a second file passed as `others`. */
export const defineWords = <W extends Readonly<Record<string, Entry>>>(
  en: W,
  others: Partial<Record<Language, Translation<W>>> = {},
): WordSet<W> => ({ en, others });

/** Language of the subtree; English by default. */
export const LanguageContext = createContext<Language>('en');

/** Returns the words in the chosen language, or in English. */
export function useWords<W>(words: WordSet<W>): W | Translation<W> {
  return words.others[useContext(LanguageContext)] ?? words.en;
}
