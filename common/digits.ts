const DEVANAGARI_ZERO = 0x0966;

/** A text with its Devanagari digits as 0-9. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

const grouping = new Intl.NumberFormat('en-IN');

/** A whole number with Indian grouping: 12,34,567. */
export const groupDigits = (count: number): string => grouping.format(count);
