const STARTS_LIKE_A_FORMULA = /^[=+\-@\t\r\0]/;

/** A text that no spreadsheet takes for a formula, however the file is passed on (ASVS 1.2.10). */
export const neutral = (text: string): string => (STARTS_LIKE_A_FORMULA.test(text) ? `'${text}` : text);
