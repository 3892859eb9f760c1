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

/** What was typed where a masked number stood: what follows it, or what took its place; a touched mask is gone. */
export function typedOver(mask: string, text: string): string {
  if (text.startsWith(mask)) return text.slice(mask.length);
  return text.includes('XX') ? '' : text;
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
