// Dates and ordinals in words, as printed on certificates: 'Fifteenth June Two Thousand Twelve'.
import { isDate } from './calendar.ts';
import { numberInWords } from './moneyWords.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const IRREGULAR: Readonly<Record<string, string>> = {
  One: 'First',
  Two: 'Second',
  Three: 'Third',
  Five: 'Fifth',
  Eight: 'Eighth',
  Nine: 'Ninth',
  Twelve: 'Twelfth',
};

const ordinalOf = (word: string): string =>
  IRREGULAR[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);

/** A whole number from 1 up as an ordinal: 21 → 'Twenty First'. RangeError for another number. */
export function ordinalInWords(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`${number} is not a whole number from 1 up`);
  const words = numberInWords(number).split(' ');
  return [...words.slice(0, -1), ordinalOf(words.at(-1) ?? '')].join(' ');
}

function partsOf(date: string): { year: number; month: string; day: number } {
  if (!isDate(date)) throw new RangeError('The text is not a date');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
}

/** `2012-06-15` → 'Fifteenth June Two Thousand Twelve'. RangeError for an invalid date. */
export function dateInWords(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${ordinalInWords(day)} ${month} ${numberInWords(year)}`;
}

/** `2027-03-31` → 'March 2027'. RangeError for an invalid date. */
export function monthOf(date: string): string {
  const { year, month } = partsOf(date);
  return `${month} ${year}`;
}
