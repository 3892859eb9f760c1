// Reads the value of a cell by the kind of its column, or the reason why it is not valid.
import { toAsciiDigits } from '../../common/digits.ts';
import { tidyMobile, withoutSeparators } from '../../common/mobile.ts';
import { textKey } from '../../common/names.ts';
import { readTypedDate } from '../../common/typedDate.ts';
import { readAmount } from './amountCells.ts';
import {
  clean,
  FORMULA_WITHOUT_VALUE,
  isDitto,
  isErrorText,
  numberOf,
  plainNumber,
  textOf,
  type CellRead,
} from './cellTexts.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

export {
  FORMULA_WITHOUT_VALUE,
  isErrorText,
  numberOf,
  plainNumber,
  textOf,
  type CellRead,
  type CellValue,
} from './cellTexts.ts';
export { isShownCredit, owedNumber, shownAsOther, shownDebit, shownUnfit } from './amountCells.ts';

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', words.yes.toLowerCase()].map(textKey));
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', words.no.toLowerCase()].map(textKey));

/** An Aadhaar or PAN number of which only the last four characters are shown. */
export const isMaskedNumber = (text: string): boolean =>
  /^(?:[x*]{4}[\s-]?[x*]{4}[\s-]?\d{4}|[x*]{6}\d{3}[a-z])$/i.test(text);

function readDate(cell: ReadCell, { title, upToToday }: TableColumn, today: string): CellRead {
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return { value: cell.date };
  const { date } = readTypedDate(textOf(cell), upToToday ? { max: today } : {}, today);
  return date === null ? { problem: words.notDate(title) } : { value: date };
}

type Written = string | number | { number: number; shown: string };

/** A number of digits only. A format with grouping or leading zeros is applied, other formats are ignored. */
function digitsText(cell: Written): string | undefined {
  if (typeof cell === 'string') return clean(cell);
  if (typeof cell === 'number') return plainNumber(cell);
  return /^[\d\s-]+$/.test(cell.shown) ? cell.shown : plainNumber(cell.number);
}

/** A negative number or one with decimals, whose sign and point are not separators. */
export function isNoDigits(cell: ReadCell | undefined): boolean {
  const number = numberOf(cell);
  return number !== undefined && (number < 0 || !Number.isInteger(number));
}

const OF_DIGITS: readonly TableColumn['kind'][] = ['digits', 'mobile', 'contact'];
/** Columns in which separators are ignored. */
const SEPARATED: readonly TableColumn['kind'][] = [...OF_DIGITS, 'code'];
export const isSeparated = ({ kind }: TableColumn): boolean => SEPARATED.includes(kind);
const isDigits = (text: string): boolean => /^\d*$/.test(text);

function tidyDigits(text: string, { kind, separators }: TableColumn): string {
  // The leading 0 of a contact number may belong to an area code.
  const keepsZero = kind === 'contact' && isDigits(withoutSeparators(text));
  const tidy = kind === 'digits' || keepsZero ? text : tidyMobile(text);
  const digits = withoutSeparators(tidy);
  return separators && isDigits(digits) ? digits : toAsciiDigits(tidy).replaceAll(/\s+/g, '');
}

/** Letters and digits without separators; a text with other characters is returned unchanged. */
function tidyCode(text: string): string {
  const code = withoutSeparators(text);
  return /^[0-9A-Za-z]*$/.test(code) ? code : text;
}

function readText(cell: ReadCell, column: TableColumn): CellRead {
  const { title, kind } = column;
  if (cell === null || (typeof cell === 'object' && !('shown' in cell))) return { problem: words.isDate(title) };
  const ofDigits = OF_DIGITS.includes(kind);
  const number = numberOf(cell);
  if (number !== undefined && plainNumber(number) === undefined) return { problem: words.lostDigits(title) };
  const text = ofDigits || typeof cell === 'number' ? digitsText(cell) : textOf(cell);
  if (text === undefined) return { problem: words.lostDigits(title) };
  if (!isSeparated(column) || isNoDigits(cell)) return { value: text };
  return { value: ofDigits ? tidyDigits(text, column) : tidyCode(text) };
}

/** The key of a value of a choice. */
export const compact = (text: string): string => textKey(text).replaceAll(/[\s._]/g, '');

function readChoice(cell: ReadCell, { title, choices = [], open = false }: TableColumn): CellRead {
  const text = textOf(cell);
  const [key, short] = [textKey(text), compact(text)];
  const found =
    choices.find(({ label, value }) => textKey(label) === key || textKey(value) === key) ??
    choices.find(({ others = [] }) => others.some((other) => compact(other) === short));
  if (found) return { value: found.value };
  if (open) return { value: text };
  const listed = choices.filter(({ unlisted }) => !unlisted);
  return { problem: words.notChoice(title, listed.map(({ label }) => label).join(', ')) };
}

function readYesNo(cell: ReadCell, title: string): CellRead {
  const key = textKey(textOf(cell));
  if (YES.has(key)) return { value: true };
  return NO.has(key) ? { value: false } : { problem: words.notChoice(title, `${words.yes}, ${words.no}`) };
}

/** The value of a cell; undefined for a blank one. `today`: yyyy-MM-dd. */
export function readValue(cell: ReadCell | undefined, column: TableColumn, today: string): CellRead {
  const { title, kind } = column;
  if (typeof cell === 'object' && cell !== null && 'noStoredValue' in cell)
    return { problem: words.noStoredValue(title) };
  const text = textOf(cell);
  if (cell === null || cell === undefined || text === '') return {};
  if (text === FORMULA_WITHOUT_VALUE) return { problem: words.noStoredValue(title) };
  if (isErrorText(text)) return { problem: words.errorCell(title, text) };
  // The portal exports masked numbers; the stored number is not in the file.
  if (column.secret === true && isMaskedNumber(text)) return {};
  if (typeof cell === 'string' && isDitto(text)) return { problem: words.ditto };
  if (kind === 'date') return readDate(cell, column, today);
  if (kind === 'amount') return readAmount(cell, column);
  if (kind === 'choice') return readChoice(cell, column);
  return kind === 'yes-no' ? readYesNo(cell, title) : readText(cell, column);
}
