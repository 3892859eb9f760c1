// What a spreadsheet holds of a text: only what XML can carry, and nothing that a program takes for a formula or decodes.
/** And U+007F, which the writer of the sheets leaves out, so that it cannot hide what stands behind it. */
const NOT_IN_XML = /[^\t\n\r\u0020-\u007e\u0080-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Full-width signs count where an East Asian program opens the file. */
const STARTS_LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** OOXML reads `_x003D_` as the sign of that number. */
const ENCODED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text without what XML 1.0 cannot hold (section 2.2): a file with one such character opens in no program. */
export const inXml = (text: string): string => text.replaceAll(NOT_IN_XML, '');

/** A text that no spreadsheet takes for a formula, however the file is passed on (ASVS 1.2.10). */
export const neutral = (text: string): string => {
  const clean = inXml(text);
  return STARTS_LIKE_A_FORMULA.test(clean) ? `'${clean}` : clean;
};

/** A text cell. A text that looks encoded is written as a rich text of one part: only those are decoded by every reader. */
export function textCell(text: string): string | { richText: { text: string }[] } {
  const safe = neutral(text);
  const literal = safe.replaceAll(ENCODED, '_x005F_');
  return literal === safe ? safe : { richText: [{ text: literal }] };
}

const NOT_IN_SHEET_NAME = /[*?:\\/[\]]|_(?=x[0-9A-Fa-f]{4}_)/g;
const SHEET_NAME_LENGTH = 31;

/** The name of a sheet, as Excel takes one; nothing in it can be decoded into another. */
export function sheetName(text: string): string {
  const allowed = inXml(text).replaceAll(NOT_IN_SHEET_NAME, ' ').replaceAll(/\s+/g, ' ');
  return inXml(allowed.slice(0, SHEET_NAME_LENGTH)).replaceAll(/^[' ]+|[' ]+$/g, '') || 'Sheet';
}
