// Amounts in the cells of a spreadsheet, as offices and accounting programs write them.
import { fromPaise, MOST_PAISE, readRupees, toPaise } from '../../common/money.ts';
import { numberOf, plainNumber, textOf, type CellRead } from './cellTexts.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';
import { tableWords as words } from './workbook.words.ts';

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

/** The text of a number whose format rules the amount out. */
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

/** From the first to the last digit of a text, and what is before and behind them. */
const SHOWN_NUMBER = /^(\D*)(\d(?:.*\d)?)(\D*)$/su;
const GROUPED = /^\d+(?:[,\s]\d{2,3})*(?:\.\d+)?$/;
/** What a format may show beside a number: currencies, signs and sides. Other words, such as k and hundred, may change it. */
const BESIDE_NUMBER =
  /\p{Sc}|[\s()\-−–+./=:,]|(?<!\p{L})(?:rs|inr|rupees|रु|रुपये|only|c|d|cr|dr|credit|debit)(?![\p{L}\p{M}])/giu;

/** The number that a format shows, without its sign; undefined for a text that may mean another one, such as 10% and 12k. */
function shownNumber(shown: string): number | undefined {
  const [, before = '', digits = '', behind = ''] = SHOWN_NUMBER.exec(shown) ?? [];
  const isPlain = GROUPED.test(digits) && `${before} ${behind}`.replaceAll(BESIDE_NUMBER, '') === '';
  return isPlain ? Number(digits.replaceAll(/[,\s]/g, '')) : undefined;
}

/** The text of a number that its format shows as another number or as none: 0.1 as 10%, 12 as 12,000. */
export function shownAsOther(cell: ReadCell | undefined): string | undefined {
  const [number = 0, shown] = [numberOf(cell), shownIn(cell)];
  if (shown === undefined || (number === 0 && !/[1-9]/.test(shown))) return undefined;
  return shownNumber(shown) === Math.abs(number) ? undefined : shown;
}

/** The exact amount of a cell that shows it. */
function readShownAmount(cell: ReadCell, { title }: TableColumn): CellRead {
  const read = readPlainAmount(cell, title);
  const [number = 0, shown] = [numberOf(cell), shownAsOther(cell)];
  return 'problem' in read || shown === undefined ? read : { problem: words.shownOtherwise(title, shown, number) };
}

const withSign = (read: CellRead, sign: 1 | -1): CellRead =>
  'value' in read && typeof read.value === 'number' && read.value !== 0 ? { value: sign * Math.abs(read.value) } : read;

/** The amount of a cell in paise, negative on the side of an account that it does not count for. */
export function readAmount(cell: ReadCell, column: TableColumn): CellRead {
  const { title, owed } = column;
  const isPositive = (numberOf(cell) ?? 0) > 0;
  const unfit = owed ? shownNegative(cell) : shownUnfit(cell, {});
  if (isPositive && unfit !== undefined) return { problem: words.shownNegative(title, unfit) };
  const side = owed ? sideOf(cell) : undefined;
  const read = readShownAmount(side && typeof cell === 'string' ? textOf(cell).replace(SIDE, '') : cell, column);
  if (side === 'credit') return withSign(read, -1);
  return owed && owedNumber(cell) !== undefined ? withSign(read, 1) : read;
}
