// Aadhaar numbers: 12 digits; the first is 2 to 9, the last is a Verhoeff check digit. A masked number is 'XXXX XXXX 1234'.

const TURN = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** The operation of the dihedral group D5, which Verhoeff's check uses. */
function sum(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b - 5) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const turned = (digit: number, times: number): number => (times === 0 ? digit : turned(TURN[digit] ?? 0, times - 1));

/** The Verhoeff sum of the digits from the last to the first; `times` is the number of permutations of the last one. */
const sumOf = (digits: string, times: number): number =>
  [...digits].reverse().reduce((at, digit, place) => sum(at, turned(Number(digit), (place + times) % 8)), 0);

/** Whether 12 digits begin with 2 to 9 and end with their Verhoeff check digit. A failure is a warning, never an error. */
export const passesCheck = (digits: string): boolean => /^[2-9]\d{11}$/.test(digits) && sumOf(digits, 0) === 0;

/** `eleven` digits and their check digit. */
export function withCheckDigit(eleven: string): string {
  const rest = sumOf(eleven, 1);
  return `${eleven}${rest < 5 ? (5 - rest) % 5 : rest}`;
}

/** In groups of four: '200000000009' → '2000 0000 0009' (STUDENT-46). */
export const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** The mask of the last four digits, in the format of UIDAI: '0009' → 'XXXX XXXX 0009'. */
export const aadhaarMask = (last4: string): string => `XXXX XXXX ${last4}`;

/** '200000000009' → 'XXXX XXXX 0009'; a text that is no complete number is returned unchanged. */
export const masked = (value: string): string => (/^\d{12}$/.test(value) ? aadhaarMask(value.slice(-4)) : value);

/** Whether only the last four digits are known. */
export const isMasked = (value: string): boolean => value.startsWith('X');
