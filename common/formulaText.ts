// The mark of texts that a spreadsheet would read as a formula: an apostrophe, which spreadsheets themselves use (ASVS 1.2.10).

/** Includes full-width characters, which East Asian programs read as formulas. */
const STARTS_LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const MARK = "'";

export const withFormulaMark = (text: string): string => (STARTS_LIKE_A_FORMULA.test(text) ? MARK + text : text);

/** The text without the mark that this portal or a spreadsheet added. */
export const withoutFormulaMark = (text: string): string =>
  text.startsWith(MARK) && STARTS_LIKE_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
