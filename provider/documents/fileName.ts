/** Characters not allowed in file names: separators, quotes, control and bidirectional characters, invisible blanks. */
const UNSAFE =
  /[\\/:*?"<>|\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]+/gu;
const LENGTH = 120;

/**
 * A file name from free texts (yardstick D12). Where they are too long together, only the longest ones are cut, such as the name of a
 * school: the others distinguish the files.
 */
export function fileNameOf(words: readonly string[], extension: string): string {
  // Cuts between code points, because a lone surrogate cannot be sent in a header.
  const texts = words
    .map((word) => [...word.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim()])
    .filter(({ length }) => length > 0);
  const cutTo = (most: number) => texts.map((text) => text.slice(0, most).join('').trimEnd()).join(' ');
  let most = LENGTH;
  while (most > 1 && [...cutTo(most)].length > LENGTH) most -= 1;
  return `${[...cutTo(most)].slice(0, LENGTH).join('')}.${extension}`;
}
