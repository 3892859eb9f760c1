/** Input of an Aadhaar number, also over a masked one. */
import { grouped } from '@common/aadhaar';
import { toAsciiDigits } from '@common/digits';
import { keepDigits, tidyDigits } from './digits';
import { insertedText } from './filteredText';

const LENGTH = 12;

/** A complete number with other text around it, such as 'UID:'. */
const LABELLED = /^[^\d]*(\d{4}[\s\p{Pd}]*\d{4}[\s\p{Pd}]*\d{4})[^\d]*$/u;

export const isDigits = (text: string): boolean => /^\d*$/.test(text);

/** The digits of a pasted number, without separators and label; other texts and longer numbers are returned unchanged. */
export const tidyAadhaar = (text: string): string => {
  const digits = tidyDigits(text);
  return isDigits(digits) ? digits : (LABELLED.exec(toAsciiDigits(text))?.[1]?.replaceAll(/\D/g, '') ?? text);
};

/** The displayed number: in groups of four, or the unchanged text if it is no number. */
export const shownAadhaar = (value: string): string => (isDigits(value) ? grouped(value) : value);

/** The index in a grouped number after this number of digits. */
export const indexAfter = (digits: number): number => digits + Math.max(0, Math.ceil(digits / 4) - 1);

/**
 * The value of a field after its number (digits without blanks) was edited to `text` with the caret at `caret`, and the number of digits
 * before the caret, null if the value is no number. Deleting a blank deletes the digit beside it; typing into a complete number has no
 * effect. A pasted text is kept.
 */
export function editAadhaar(
  number: string,
  text: string,
  caret: number,
  forward = false,
): { digits: string; before: number | null } {
  const pasted = tidyAadhaar(text);
  const refused = [...insertedText(shownAadhaar(number), text)].length === 1 && keepDigits(text) === keepDigits(number);
  if (!refused && !isDigits(pasted)) return { digits: pasted, before: null };
  if (!isDigits(number)) return { digits: refused ? number : pasted, before: null };
  const digits = keepDigits(text);
  const before = keepDigits(text.slice(0, caret)).length;
  if (digits === number && text.length < grouped(number).length) {
    const gone = forward ? before : Math.max(0, before - 1);
    return { digits: number.slice(0, gone) + number.slice(gone + 1), before: gone };
  }
  if (number.length >= LENGTH && digits.length === number.length + 1) return { digits: number, before: before - 1 };
  return { digits, before };
}

/** The text that was typed or pasted into, before or after a masked number; an edited mask is removed. */
export function typedOver(mask: string, text: string): string {
  if (!text.includes('XX')) return text;
  let head = 0;
  while (head < mask.length && mask[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(mask.length, text.length) - head && mask.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  return text.slice(head, text.length - tail);
}
