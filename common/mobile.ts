import { toAsciiDigits } from './digits.ts';

/** Blanks, dashes, dots, parentheses and characters that nobody sees: what a number is grouped with. */
const SEPARATORS = /[\s\p{Pd}\u2212.\u00b7()\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** +91, 0091 or 91, the 0 dialled within India, or both, in front of the ten digits. */
const MOBILE = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

/** A number without its separators: '+91 (98290) 12-345' → '+919829012345'; Devanagari and wide digits as 0-9. */
export const withoutSeparators = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC')).replaceAll(SEPARATORS, '');

/**
 * The ten digits of an Indian mobile number, without separators and without country code or leading 0. A text that is no such
 * number stays as it is, for the caller to report: nothing is cut.
 */
export const tidyMobile = (text: string): string => MOBILE.exec(withoutSeparators(text))?.[1] ?? text;
