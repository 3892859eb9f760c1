/** Characters that no file name may have: separators, quotes, control characters, changes of direction, invisible blanks. */
const UNSAFE =
  /[\\/:*?"<>|\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]+/gu;
const LENGTH = 120;

/** A name for a file to be saved, made of free text (yardstick D12). */
export function fileNameOf(words: readonly string[], extension: string): string {
  const name = words.join(' ').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  // By whole characters: half of one can be written into no header.
  return `${[...name].slice(0, LENGTH).join('')}.${extension}`;
}
