import { toAsciiDigits } from '@common/digits';

/** The digits of a text, Devanagari ones as 0-9 (SCHOOL-34). */
export const keepDigits = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');

/** What a phone number may be written with: digits, space, plus and minus (SCHOOL-30). */
export const keepPhone = (text: string): string => toAsciiDigits(text).replace(/[^0-9 +-]/g, '');
