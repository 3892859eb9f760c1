// Rejects a password that is a common word, or a name known from its owner's record, modified to meet the composition rule.
import { createRequire } from 'node:module';
import { textKey } from '../../common/names.ts';
import { failField } from './fail.ts';

const require = createRequire(import.meta.url);
const { dictionary } = require('@zxcvbn-ts/language-common') as {
  dictionary: Record<'passwords-common' | 'diceware-common', string[]>;
};

/** Common passwords and English words in lower case. */
export const commonWords = (): string[] => Object.values(dictionary).flat();

/** Number of common passwords to reject, from a list ordered by frequency. */
const COMMON = 10_000;
/** Shorter words occur in passwords by chance. */
const SHORTEST_WORD = 4;

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Replaces signs and digits used for a letter by that letter; the length is unchanged. */
export const readAsLetters = (text: string): string => [...text].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');
const lettersIn = (text: string): string => text.replace(/[^a-z]/g, '');

/** The word in a password: without the characters before its first and after its last letter, look-alikes read as letters. */
export const wordIn = (password: string): string =>
  readAsLetters(password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, ''));

/** Maximum number of letters beside the word of a password that do not make it harder to guess. */
const MAX_EXTRA_LETTERS = 2;

/** Every word that a password may represent, with look-alikes read as letters and as signs. */
function wordsIn(password: string): string[] {
  const lower = password.toLowerCase();
  const runs = [lower, readAsLetters(lower)].flatMap((text) =>
    (text.match(/[a-z]+/g) ?? []).filter((run) => run.length >= lettersIn(text).length - MAX_EXTRA_LETTERS),
  );
  return [wordIn(password), ...runs];
}

const common = new Set(
  dictionary['passwords-common']
    .slice(0, COMMON)
    .map(wordIn)
    .filter((word) => word.length >= SHORTEST_WORD),
);

/** Words that are easy to guess for anyone who knows the owner: of the school, the user name, the name. */
const contextWords = (context: readonly (string | null)[]): string[] =>
  context
    .flatMap((text) => textKey(text ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD);

/** Whether a password is easy to guess. `context`: names from the owner's record. */
export function isEasyToGuess(password: string, context: readonly (string | null)[]): boolean {
  if (wordsIn(password).some((word) => common.has(word))) return true;
  const lower = password.toLowerCase();
  return contextWords(context).some((word) => lower.includes(word) || readAsLetters(lower).includes(word));
}

/** 109 at its field for a password that is easy to guess (ASVS 6.2.4, 6.2.11). */
export function rejectEasyPassword(path: string, password: string, context: readonly (string | null)[]): void {
  if (isEasyToGuess(password, context))
    failField(
      path,
      'This password is too easy to guess. Avoid common words, and the names of the school and the user.',
    );
}
