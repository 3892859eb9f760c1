/** Aadhaar numbers as they are typed, shown and checked. A masked one is 'XXXX XXXX 1234'. */
import { keepDigits } from './digits';

const LENGTH = 12;
const MASKED = /^X{4} ?X{4} ?\d{4}$/;

/** Whether only the last four digits are known. */
export const isMasked = (value: string): boolean => value.startsWith('X');

/** In groups of four: '200000000009' → '2000 0000 0009' (STUDENT-46). */
export const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** '200000000009' → 'XXXX XXXX 0009'; what is no whole number stays as it is. */
export const masked = (value: string): string => (/^\d{12}$/.test(value) ? `XXXX XXXX ${value.slice(-4)}` : value);

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

const TURN = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Sum in the group of a pentagon's turns and reflections, on which Verhoeff's check rests. */
function sum(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b - 5) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const turned = (digit: number, times: number): number => (times === 0 ? digit : turned(TURN[digit] ?? 0, times - 1));

/** Whether 12 digits begin with 2 to 9 and end with their Verhoeff check digit (domain: a warning, never an error). */
export const passesCheck = (digits: string): boolean =>
  /^[2-9]\d{11}$/.test(digits) &&
  [...digits].reverse().reduce((at, digit, place) => sum(at, turned(Number(digit), place % 8)), 0) === 0;

/** Blank, masked, or 12 digits. */
export const isWritten = (value: string): boolean => value === '' || MASKED.test(value) || /^\d{12}$/.test(value);
