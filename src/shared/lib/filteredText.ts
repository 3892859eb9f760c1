/** The text of a field that accepts only some characters, during input. */

export interface TextFilter {
  /** '' for a character that the field ignores */
  readonly keep: (character: string) => string;
  /** Removes the separators of a text; returns an invalid text unchanged, so that the form can report it. */
  readonly tidy: (text: string) => string;
  /** Typing stops at this length; a longer pasted text is kept. */
  readonly typedLength?: number | undefined;
}

/** The part of `after` that was inserted into `before`. */
export function insertedText(before: string, after: string): string {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.slice(head, after.length - tail);
}

/** Whether typing `character` does not change a field. `replaces`: a selection is replaced. */
export const isRefused = ({ keep, typedLength }: TextFilter, value: string, character: string, replaces: boolean) =>
  keep(character) === '' || (!replaces && typedLength !== undefined && value.length >= typedLength);

/** The value of the field after its text was edited from `value` to `text`. */
export function editFiltered(filter: TextFilter, value: string, text: string): string {
  const added = insertedText(value, text);
  if ([...added].length === 1 && isRefused(filter, value, added, text.length <= value.length)) return value;
  return filter.tidy(text);
}
