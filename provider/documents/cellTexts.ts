// The texts and numbers of cells.
import { withoutFormulaMark } from '../../common/formulaText.ts';
import type { ReadCell } from './workbook.ts';

/** Amounts are whole paise. */
export type CellValue = string | boolean | number;
export type CellRead = { value?: CellValue } | { problem: string };

/** A number of a spreadsheet has at most 15 digits. */
const MOST_DIGITS = 15;
export const clean = (text: string): string => withoutFormulaMark(text).normalize('NFC').trim();

/** A formula without a stored value, as shown in the annotated file. */
export const FORMULA_WITHOUT_VALUE = '#FORMULA!';
const ERROR_TEXT = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERROR|FORMULA!)$/i;

/** Whether a text is a spreadsheet error copied as a value. */
export const isErrorText = (text: string): boolean => ERROR_TEXT.test(text);

/** A number with all its digits: 9829012345, never 9.8E9. Undefined if the spreadsheet has lost digits. */
export function plainNumber(value: number): string | undefined {
  if (Math.abs(value) >= 10 ** MOST_DIGITS) return undefined;
  const text = String(value);
  return text.includes('e') ? value.toFixed(MOST_DIGITS).replace(/\.?0+$/, '') : text;
}

/** The text of a cell as displayed. */
export function textOf(cell: ReadCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return clean(cell);
  if (typeof cell === 'number') return plainNumber(cell) ?? String(cell);
  if ('shown' in cell) return cell.shown;
  if ('date' in cell) return cell.date.split('-').reverse().join('/');
  return 'error' in cell ? cell.error : '';
}

/** The number of a cell, independent of its format. */
export function numberOf(cell: ReadCell | undefined): number | undefined {
  const number = typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell;
  return typeof number === 'number' ? number : undefined;
}

/** A sign, or the word, also between dashes: -do-. */
const DITTO = /^[\s.\-–—_=]*(?:(?:["“”„‟″〃]\s*)+|['’‘`´′,]{2,}|do|ditto)[\s.\-–—_=]*$/i;
const LONGEST_DITTO = 20;

/** Whether a text only repeats the value above it. */
export const isDitto = (text: string): boolean => text.length <= LONGEST_DITTO && DITTO.test(text);
