/** What no file system, header or reader's eye is given: separators, quotes, control characters, changes of direction. */
const UNSAFE = /[\\/:*?"<>|\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A name for a file to be saved, made of free text (yardstick D12). */
export function fileNameOf(words: readonly string[], extension: string): string {
  const name = words.join(' ').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return `${name}.${extension}`;
}
