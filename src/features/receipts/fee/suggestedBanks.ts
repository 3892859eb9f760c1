import { searchKey } from '@common/names';

/** Words that abbreviations leave out. */
const SMALL = new Set(['of', 'and', 'the']);

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/**
 * The banks in which each typed word begins a word, or whose initials begin with the text ("sbi"), in their order. Empty without a text,
 * and if the text is already the name of a bank.
 */
export function suggestedBanks(banks: readonly string[], text: string): string[] {
  const typed = wordsOf(text);
  if (typed.length === 0 || banks.some((bank) => searchKey(bank) === searchKey(text))) return [];
  return banks.filter((bank) => {
    const words = wordsOf(bank);
    const initials = words.flatMap((word) => (SMALL.has(word) ? [] : [word[0]])).join('');
    return typed.every((word) => words.some((one) => one.startsWith(word))) || initials.startsWith(typed.join(''));
  });
}
