import { toAsciiDigits } from './digits.ts';

/** Characters that group the digits of a number: blanks, dashes, dots, parentheses and invisible characters. */
const SEPARATORS = /[\s\p{Pd}\u2212.\u00b7()\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Ten digits after +91, 0091 or 91, after the trunk prefix 0, or after both. */
const MOBILE = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

/** A number without its separators: '+91 (98290) 12-345' → '+919829012345'; Devanagari and wide digits as 0-9. */
export const withoutSeparators = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC')).replaceAll(SEPARATORS, '');

/**
 * The ten digits of an Indian mobile number, without separators, country code and leading 0. Any other text is returned unchanged, so
 * that the caller can report it.
 */
export const tidyMobile = (text: string): string => MOBILE.exec(withoutSeparators(text))?.[1] ?? text;
