/** Characters not allowed in file names: separators, quotes, control and bidirectional characters, invisible blanks. */
const UNSAFE =
  /[\\/:*?"<>|\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]+/gu;
const LENGTH = 120;

/** A file name from free text (yardstick D12). */
export function fileNameOf(words: readonly string[], extension: string): string {
  const name = words.join(' ').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  // Cuts between code points, because a lone surrogate cannot be sent in a header.
  return `${[...name].slice(0, LENGTH).join('')}.${extension}`;
}
