// Reads the value of a cell by the kind of its column, or the reason why it is not valid.
import { toAsciiDigits } from '../../common/digits.ts';
import { tidyMobile, withoutSeparators } from '../../common/mobile.ts';
import { fromPaise, MOST_PAISE, readRupees, toPaise } from '../../common/money.ts';
import { textKey } from '../../common/names.ts';
import { readTypedDate } from '../../common/typedDate.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

/** Amounts are whole paise. */
export type CellValue = string | boolean | number;
export type CellRead = { value?: CellValue } | { problem: string };

/** A number of a spreadsheet has at most 15 digits. */
const MOST_DIGITS = 15;
/** The prefix that spreadsheets and this provider add to a text that begins like a formula. */
const QUOTE = /^'(?=[=+\-@\t\r\n＝＋－＠])/;
const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', words.yes.toLowerCase()].map(textKey));
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', words.no.toLowerCase()].map(textKey));

const clean = (text: string): string => text.replace(QUOTE, '').normalize('NFC').trim();

/** A formula without a stored value, as shown in the annotated file. */
export const FORMULA_WITHOUT_VALUE = '#FORMULA!';
const ERROR_TEXT = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|ERROR|FORMULA!)$/i;

/** Whether a text is a spreadsheet error copied as a value. */
export const isErrorText = (text: string): boolean => ERROR_TEXT.test(text);

/** An Aadhaar or PAN number of which only the last four characters are shown. */
export const isMaskedNumber = (text: string): boolean =>
  /^(?:[x*]{4}[\s-]?[x*]{4}[\s-]?\d{4}|[x*]{6}\d{3}[a-z])$/i.test(text);

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

/** The number of a cell, independent of its format. */
export function numberOf(cell: ReadCell | undefined): number | undefined {
  const number = typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell;
  return typeof number === 'number' ? number : undefined;
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

const BEFORE_AMOUNT = /^(?:rs|inr|rupees|रु)\.?/i;
/** Without the blanks in front of it: to search for blanks before an end takes quadratic time on a long run of them. */
const BEHIND_AMOUNT = /(?:\/[-=]|only|rs\.?|rupees)$/i;
/** Notations of a cell without an amount. */
const NO_AMOUNT = /^(?:[-–—]+|nil|na|n\.a\.|n\/a)$/i;

/** An amount as offices write it in paise: Rs. 1,200/-; null for another text. */
function writtenAmount(text: string): number | null {
  const withoutUnit = (amount: string) => amount.trimEnd().replace(BEHIND_AMOUNT, '').trimEnd();
  return readRupees(withoutUnit(withoutUnit(text.replace(BEFORE_AMOUNT, ''))));
}

/** The exact amount in paise; a third decimal is an error, even if the format of the cell hides it. */
function readPlainAmount(cell: ReadCell, title: string): CellRead {
  const number = typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell;
  if (typeof number !== 'number') {
    const text = textOf(cell);
    if (NO_AMOUNT.test(text)) return {};
    const paise = writtenAmount(text);
    return paise === null ? { problem: words.notAmount(title) } : { value: paise };
  }
  const text = plainNumber(number);
  if (text === undefined || Math.abs(number) > fromPaise(MOST_PAISE)) return { problem: words.notAmount(title) };
  const paise = toPaise(number);
  return fromPaise(paise) === number ? { value: paise } : { problem: words.moreDecimals(title, text) };
}

/** The side of an account behind an amount, in the text or in the format of a number. */
const SIDE = /(?<!\p{L})\(?(c|d|cr|dr|credit|debit)\.?\)?$/iu;
/** The side of an account in front of a number, which its format shows. */
const SIDE_BEFORE = /^\D*(?<!\p{L})(c|d|cr|dr|credit|debit)(?!\p{L})/iu;
/** A minus or a parenthesis that a format shows; /- behind an amount and a hyphen in a word are none. */
const MINUS = /^\D*(?:(?<!\p{L})[-−–]|[-−–](?!\p{L})|\([^\d)]*\d)|\d\s*[-−–]$/u;

const shownIn = (cell: ReadCell | undefined): string | undefined =>
  typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.shown : undefined;

/** The side of an account that a text or the format of a number shows. */
function sideOf(cell: ReadCell | undefined): 'credit' | 'debit' | undefined {
  const shown = shownIn(cell);
  const found = shown === undefined ? [SIDE.exec(textOf(cell))] : [SIDE_BEFORE.exec(shown), SIDE.exec(shown)];
  const letters = found.flatMap((match) => match?.[1]?.charAt(0).toLowerCase() ?? []);
  if (letters.includes('d')) return 'debit';
  return letters.includes('c') ? 'credit' : undefined;
}

/** Whether a cell shows an amount as a credit. */
export const isShownCredit = (cell: ReadCell | undefined): boolean => sideOf(cell) === 'credit';

/** The text of a positive number that its format shows as a negative one. */
function shownNegative(cell: ReadCell | undefined): string | undefined {
  const shown = shownIn(cell);
  return shown !== undefined && (numberOf(cell) ?? 0) > 0 && MINUS.test(shown) ? shown : undefined;
}

/** The text of a number that only its format makes a debit or negative; undefined for other cells. */
export function shownDebit(cell: ReadCell | undefined): string | undefined {
  const shown = shownIn(cell);
  return shown !== undefined && sideOf(cell) === 'debit' ? shown : shownNegative(cell);
}

/** The same for an amount that is no payment of a bank statement: the text of a number whose format rules the amount out. */
export function shownUnfit(cell: ReadCell | undefined, { owed }: Pick<TableColumn, 'owed'>): string | undefined {
  const side = sideOf(cell);
  const fits = side === undefined || numberOf(cell) === 0 || (owed && side === 'debit');
  return fits ? shownNegative(cell) : shownIn(cell);
}

/** The positive number of a negative one that its format shows as a debit without a minus; undefined for other cells. */
export function owedNumber(cell: ReadCell | undefined): number | undefined {
  const [number = 0, shown = ''] = [numberOf(cell), shownIn(cell)];
  return number < 0 && sideOf(cell) === 'debit' && !MINUS.test(shown) ? -number : undefined;
}

const withSign = (read: CellRead, sign: 1 | -1): CellRead =>
  'value' in read && typeof read.value === 'number' && read.value !== 0 ? { value: sign * Math.abs(read.value) } : read;

function readAmount(cell: ReadCell, { title, sided, owed }: TableColumn): CellRead {
  const isPositive = (numberOf(cell) ?? 0) > 0;
  const unfit = owed ? shownNegative(cell) : shownUnfit(cell, {});
  if (!sided && isPositive && unfit !== undefined) return { problem: words.shownNegative(title, unfit) };
  const side = sided || owed ? sideOf(cell) : undefined;
  const read = readPlainAmount(side && typeof cell === 'string' ? textOf(cell).replace(SIDE, '') : cell, title);
  if (sided) return side === 'debit' || shownNegative(cell) !== undefined ? withSign(read, -1) : read;
  if (side === 'credit') return withSign(read, -1);
  return owed && owedNumber(cell) !== undefined ? withSign(read, 1) : read;
}

const compact = (text: string): string => textKey(text).replaceAll(/[\s._]/g, '');

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
  if (kind === 'date') return readDate(cell, column, today);
  if (kind === 'amount') return readAmount(cell, column);
  if (kind === 'choice') return readChoice(cell, column);
  return kind === 'yes-no' ? readYesNo(cell, title) : readText(cell, column);
}
