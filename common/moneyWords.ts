// Amounts in words, as printed on documents: 'Rupees One Lakh Twenty Five Thousand and Fifty Paise Only'.
import { isPaise } from './money.ts';

const SMALL = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** Largest first. */
const UNITS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** The words of a whole number; empty for 0. Above 99 crore, the crores are a number in words: 'One Lakh Crore'. */
function wordsOf(number: number): string[] {
  const [size, unit] = UNITS.find(([least]) => number >= least) ?? [];
  if (size !== undefined) return [...wordsOf(Math.floor(number / size)), unit ?? '', ...wordsOf(number % size)];
  if (number < SMALL.length) return [SMALL[number] ?? ''].filter(Boolean);
  return [TENS[Math.floor(number / 10)] ?? '', ...wordsOf(number % 10)];
}

/** A whole number from 0 up in words: 342 → 'Three Hundred Forty Two'. */
export const numberInWords = (number: number): string => wordsOf(number).join(' ') || 'Zero';

/** Paise → words; 'Fifty Paise Only' below one rupee. RangeError for a negative or invalid amount. */
export function rupeesInWords(paise: number): string {
  if (!isPaise(paise) || paise < 0) throw new RangeError(`${paise} is not an amount from 0 up in paise`);
  const rupees = wordsOf(Math.floor(paise / 100));
  const rest = wordsOf(paise % 100);
  const decimals = [...rest, paise % 100 === 1 ? 'Paisa' : 'Paise'].join(' ');
  if (rest.length === 0) return `Rupees ${numberInWords(Math.floor(paise / 100))} Only`;
  return rupees.length === 0 ? `${decimals} Only` : `Rupees ${rupees.join(' ')} and ${decimals} Only`;
}
