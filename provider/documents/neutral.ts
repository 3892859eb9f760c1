// Prepares texts for a spreadsheet: only characters valid in XML, and nothing that a program reads as a formula or decodes.
import { withFormulaMark } from '../../common/formulaText.ts';

/** Includes U+007F, which the sheet writer drops, so that it cannot hide the character after it. */
const NOT_IN_XML = /[^\t\n\r\u0020-\u007e\u0080-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** OOXML decodes `_x003D_` as the character with that code. */
const ENCODED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Removes characters not valid in XML 1.0 (section 2.2): no program opens a file with one of them. */
export const inXml = (text: string): string => text.replaceAll(NOT_IN_XML, '');

/** A text that no spreadsheet program reads as a formula, also after the file is converted (ASVS 1.2.10). */
export const neutral = (text: string): string => withFormulaMark(inXml(text));

/** A text cell. A text that looks encoded is written as rich text of one part, which every reader decodes alike. */
export function textCell(text: string): string | { richText: { text: string }[] } {
  const safe = neutral(text);
  const literal = safe.replaceAll(ENCODED, '_x005F_');
  return literal === safe ? safe : { richText: [{ text: literal }] };
}

const NOT_IN_SHEET_NAME = /[*?:\\/[\]]|_(?=x[0-9A-Fa-f]{4}_)/g;
const SHEET_NAME_LENGTH = 31;

/** A valid sheet name for Excel, without text that would be decoded to another name. */
export function sheetName(text: string): string {
  const allowed = inXml(text).replaceAll(NOT_IN_SHEET_NAME, ' ').replaceAll(/\s+/g, ' ');
  return inXml(allowed.slice(0, SHEET_NAME_LENGTH)).replaceAll(/^[' ]+|[' ]+$/g, '') || 'Sheet';
}
