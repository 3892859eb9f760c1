/** The usual answers about a parent are shown as labels and stored as in the contract; free texts are unchanged. */
import type { answerWords } from '../words';

type Words = typeof answerWords.en;

const isUsual = (words: Words, text: string): text is keyof Words => Object.hasOwn(words, text);

export const shownAnswer = (words: Words, stored: string | null | undefined): string | undefined =>
  stored != null && isUsual(words, stored) ? words[stored] : (stored ?? undefined);

export const storedAnswer = (words: Words, shown: string | undefined): string | undefined =>
  Object.entries(words).find(([, word]) => word === shown)?.[0] ?? shown;
