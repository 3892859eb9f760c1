// The cells of a spreadsheet as displayed.
import * as XLSX from '@e965/xlsx';
import { addDays } from '../../common/calendar.ts';
import { measureText } from './cellLimits.ts';
import { hasGeneral, textAround } from './formatTexts.ts';
import { Unfit } from './unfit.ts';
import type { ReadCell } from './workbook.ts';

interface Formats {
  SSF: { is_date(format: string): boolean; format(format: string, value: number): string };
}
const { SSF } = XLSX as unknown as Formats;

const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

/** The 60th day of the older calendar, 29 February 1900, does not exist. */
const LEAP_BUG = 60;
const SECONDS_A_DAY = 86_400;
/** The day after 31 December 9999, the last one of a spreadsheet. */
const BEYOND = 2_958_466;
const DAYS_TO_1904 = 1_462;

/**
 * The date of a number, rounded to the nearest second; undefined for a number without a date, such as a time of day or a mobile
 * number.
 */
function dateOf(serial: number, from1904: boolean): string | undefined {
  const day = Math.floor(Math.round(serial * SECONDS_A_DAY) / SECONDS_A_DAY);
  if (!Number.isSafeInteger(day) || day < (from1904 ? 0 : 1) || day === (from1904 ? -1 : LEAP_BUG)) return undefined;
  if (day >= BEYOND - (from1904 ? DAYS_TO_1904 : 0)) return undefined;
  const first = day < LEAP_BUG ? '1899-12-31' : '1899-12-30';
  return addDays(from1904 ? '1904-01-01' : first, day);
}

/** Number of digits that a spreadsheet program shows. */
const MOST_DIGITS = 15;
const GENERAL = 'General';
const EXPONENT = /E[+-]?\d/i;
/** A part of a format that names only a locale, as [$-409], or a text in it. The library shows some of the former as "$". */
const LOCALE = /"[^"]*"|\\.|\[\$-[^\]]*\]/g;
const withoutLocale = (format: string): string =>
  format.replaceAll(LOCALE, (part) => (part.startsWith('[') ? '' : part));

/** A shown number without separators of thousands and without decimals that are zeros: 7,010.00 is 7010. */
const withoutZeros = (shown: string): string => shown.replaceAll(',', '').replace(/\.0+$/, '');

/**
 * The formatted text of a number. Undefined if it equals the number, apart from separators and decimals that are zeros, or has fewer
 * digits because of an exponent.
 */
function shownOf(value: number, format: unknown): string | undefined {
  const own = typeof format === 'string' ? withoutLocale(format) || GENERAL : GENERAL;
  if (own === GENERAL && Number.isInteger(value)) return undefined;
  const shown = (own === GENERAL || !hasGeneral(own) ? libraryText(own, value) : undefined) ?? textAround(own, value);
  return shown === '' || withoutZeros(shown) === String(value) ? undefined : shown;
}

/** Undefined for a format that the library does not support, and for one with an exponent. */
function libraryText(format: string, value: number): string | undefined {
  try {
    const shown = SSF.format(format, value).trim();
    return EXPONENT.test(shown) ? undefined : shown;
  } catch {
    return undefined;
  }
}

/** A quoted text of a format, or escaped characters: `", "` and `\,\ `. */
const LITERAL = /"[^"]*"|(?:\\.)+/gsu;
const WORD = /\p{L}{3}/u;
/** Whether a format shows a word of several letters beside a date. */
const hasWord = (format: string): boolean =>
  (format.match(LITERAL) ?? []).some((literal) => WORD.test(literal.replaceAll('\\', '')));

function readNumber(stored: number, format: unknown, from1904: boolean): ReadCell {
  // The file declares a number, and the cell has another text, which the library does not return.
  if (!Number.isFinite(stored)) return { error: '#NUM!' };
  const isDate = typeof format === 'string' && SSF.is_date(format) && !hasWord(format);
  const date = isDate ? dateOf(stored, from1904) : undefined;
  if (date !== undefined) return { date };
  const number = Number(stored.toPrecision(MOST_DIGITS));
  const shown = shownOf(number, format);
  return shown === undefined ? number : { number, shown };
}

function readCell({ t, v, z, f, F }: XLSX.CellObject, from1904: boolean): ReadCell {
  // A stub: the cell has a format, or a formula that no program has calculated.
  if (t === 'z') return f === undefined && F === undefined ? null : { noStoredValue: true };
  if (t === 'e') return { error: ERRORS.get(v as number) ?? '#ERROR' };
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (typeof v === 'string') return v.trim() === '' ? null : v;
  return typeof v === 'number' ? readNumber(v, z, from1904) : null;
}

/**
 * The most characters of all cells: a full sheet of 30 columns with 66 characters in each cell. One stored text may be the value of
 * many cells, and is copied for each of them when the rows are sent.
 */
const MOST_CHARACTERS = 10_000_000;

const textIn = (value: ReadCell): string => {
  if (typeof value === 'string') return value;
  return value !== null && typeof value === 'object' && 'shown' in value ? value.shown : '';
};

/** The position of a cell in its sheet, from 0. */
interface CellAt {
  row: number;
  column: number;
}

/** Reads the cells of a file, which are limited one by one and together. */
export function cellReader(): (cell: XLSX.CellObject, from1904: boolean, at: CellAt) => ReadCell {
  let characters = 0;
  return (cell, from1904, { row, column }) => {
    const value = readCell(cell, from1904);
    const measured = measureText(textIn(value));
    if (typeof measured === 'string')
      throw new Unfit({ cellFault: measured, cell: XLSX.utils.encode_cell({ r: row, c: column }) });
    characters += measured;
    if (characters > MOST_CHARACTERS) throw new Unfit('tooMuchText');
    return value;
  };
}
