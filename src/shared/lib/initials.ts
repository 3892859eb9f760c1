const LETTER = /[\p{L}\p{N}]/u;
/** A letter with its marks, for browsers without Intl.Segmenter. */
const MARKED = /\P{M}\p{M}*/gu;

/** The letters as a reader sees them: in Devanagari a consonant with its vowel sign is one letter. */
const lettersOf = (word: string): string[] =>
  typeof Intl.Segmenter === 'function'
    ? Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
    : (word.match(MARKED) ?? []);

const firstOf = (word: string | undefined): string =>
  lettersOf(word ?? '')
    .find((letter) => LETTER.test(letter))
    ?.toUpperCase() ?? '';

/** The initials of the first and last word of a name, for a person without a photograph. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => LETTER.test(word));
  return firstOf(words[0]) + (words.length > 1 ? firstOf(words.at(-1)) : '');
}

/** A number below `count` that is always the same for a name. */
export function toneOf(name: string, count: number): number {
  const key = name.normalize('NFKC').toLowerCase();
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 9973;
  return sum % count;
}
