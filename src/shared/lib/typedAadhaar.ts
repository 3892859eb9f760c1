/** What a person types as an Aadhaar number, and what is typed over a mask. */
import { grouped } from '@common/aadhaar';
import { toAsciiDigits } from '@common/digits';
import { keepDigits, tidyDigits } from './digits';
import { insertedText } from './filteredText';

const LENGTH = 12;

/** A complete number with something else around it, such as 'UID:'. */
const LABELLED = /^[^\d]*(\d{4}[\s\p{Pd}]*\d{4}[\s\p{Pd}]*\d{4})[^\d]*$/u;

export const isDigits = (text: string): boolean => /^\d*$/.test(text);

/** The digits of a pasted number, without separators and without a label; another text stays whole, as does one that is too long. */
export const tidyAadhaar = (text: string): string => {
  const digits = tidyDigits(text);
  return isDigits(digits) ? digits : (LABELLED.exec(toAsciiDigits(text))?.[1]?.replaceAll(/\D/g, '') ?? text);
};

/** A number as its field shows it: in groups of four, or the text itself where it is none. */
export const shownAadhaar = (value: string): string => (isDigits(value) ? grouped(value) : value);

/** The place in a grouped number behind so many of its digits. */
export const placeBehind = (digits: number): number => digits + Math.max(0, Math.ceil(digits / 4) - 1);

/**
 * The value of a field after its number (digits without blanks) was edited to `text` with the caret at `caret`, and the number of
 * digits before the caret, null where the value is no number. A deleted blank takes the digit beside it along; a full number
 * takes no further typed digit. A pasted text stays whole.
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

/** What was typed or pasted where a masked number stood, whether into, behind or over it; a touched mask is gone. */
export function typedOver(mask: string, text: string): string {
  if (!text.includes('XX')) return text;
  let head = 0;
  while (head < mask.length && mask[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(mask.length, text.length) - head && mask.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  return text.slice(head, text.length - tail);
}
