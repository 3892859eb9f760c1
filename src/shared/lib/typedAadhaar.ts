/** What a person types as an Aadhaar number, and what is typed over a mask. */
import { grouped } from '@common/aadhaar';
import { keepDigits } from './digits';

const LENGTH = 12;

/** The 12 digits at most that a typed or pasted text holds. */
export const keepAadhaar = (text: string): string => keepDigits(text).slice(0, LENGTH);

/** The place in a grouped number behind so many of its digits. */
export const placeBehind = (digits: number): number => digits + Math.max(0, Math.ceil(digits / 4) - 1);

/**
 * What stands in a field after its number (digits without blanks) was edited to `text` with the caret at `caret`, and how many
 * digits stand before it. A blank that is deleted takes the digit beside it along; a full number takes no further digit.
 */
export function editAadhaar(
  number: string,
  text: string,
  caret: number,
  forward = false,
): { digits: string; before: number } {
  const digits = keepDigits(text);
  const before = keepDigits(text.slice(0, caret)).length;
  if (digits === number && text.length < grouped(number).length) {
    const gone = forward ? before : Math.max(0, before - 1);
    return { digits: number.slice(0, gone) + number.slice(gone + 1), before: gone };
  }
  if (number.length === LENGTH && digits.length === LENGTH + 1) return { digits: number, before: before - 1 };
  return { digits: digits.slice(0, LENGTH), before: Math.min(before, LENGTH) };
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
