/** The text of a field that takes only some characters, while it is edited. */

export interface TextFilter {
  /** '' for a character that typing does not put into the field */
  readonly keep: (character: string) => string;
  /** Removes the separators of a text; a text that the field does not accept stays whole, for the form to report. */
  readonly tidy: (text: string) => string;
  /** Typing ends at this length; a longer text that is pasted stays whole. */
  readonly typedLength?: number | undefined;
}

/** The part of `after` that replaced something in `before`. */
export function insertedText(before: string, after: string): string {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.slice(head, after.length - tail);
}

/** Whether typing `character` leaves a field as it is. `replaces`: a selection is typed over. */
export const isRefused = ({ keep, typedLength }: TextFilter, value: string, character: string, replaces: boolean) =>
  keep(character) === '' || (!replaces && typedLength !== undefined && value.length >= typedLength);

/** The value of the field whose text was edited from `value` to `text`. */
export function editFiltered(filter: TextFilter, value: string, text: string): string {
  const added = insertedText(value, text);
  if ([...added].length === 1 && isRefused(filter, value, added, text.length <= value.length)) return value;
  return filter.tidy(text);
}
