import { toAsciiDigits } from '@common/digits';
import { tidyMobile, withoutSeparators } from '@common/mobile';

const ONLY_DIGITS = /^\d*$/;

/** The digits of a text, Devanagari ones as 0-9 (SCHOOL-34). */
export const keepDigits = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '');

/** The characters of a text that are allowed in a phone number: digits, space, plus and minus (SCHOOL-30). */
export const keepPhone = (text: string): string => toAsciiDigits(text).replace(/[^0-9 +-]/g, '');

/** The letters and digits of a text. */
export const keepAlphanumeric = (text: string): string => toAsciiDigits(text).replace(/[^0-9A-Za-z]/g, '');

/** The first accepted reading of a text, otherwise the unchanged text. */
const readingOf = (text: string, readings: readonly string[], accepted: RegExp): string =>
  readings.find((reading) => accepted.test(reading)) ?? text;

/** An identification number without separators: '2000-0000 0009' → '200000000009'. */
export const tidyDigits = (text: string): string => readingOf(text, [withoutSeparators(text)], ONLY_DIGITS);

/** A mobile number without separators and, if it is complete, without the prefix +91, 0091, 91 or 0. */
export const tidyMobileDigits = (text: string): string => tidyDigits(tidyMobile(text));

/** A phone number of any kind: a leading 0 may belong to an area code, so that only the +91 of a mobile number is removed. */
export const tidyContact = (text: string): string => readingOf(text, [tidyDigits(text), tidyMobile(text)], ONLY_DIGITS);

/** A whole number in spreadsheet notation: '5,000.00' → '5000'. A point is never a separator. */
export const tidyWhole = (text: string): string =>
  readingOf(
    text,
    [
      toAsciiDigits(text)
        .replaceAll(/[\s,\p{Cf}]/gu, '')
        .replace(/\.0*$/, ''),
    ],
    ONLY_DIGITS,
  );

/** A code of letters and digits, without separators. */
export const tidyAlphanumeric = (text: string): string => readingOf(text, [withoutSeparators(text)], /^[0-9A-Za-z]*$/);

/** A phone number of digits, space, plus and minus: other blanks and dashes are converted, other separators are removed. */
export const tidyPhone = (text: string): string =>
  readingOf(
    text,
    [
      toAsciiDigits(text.normalize('NFKC'))
        .replaceAll(/[\p{Pd}\u2212]/gu, '-')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[.\u00b7()\p{Cf}]/gu, '')
        .trimStart(),
    ],
    /^[0-9 +-]*$/,
  );
