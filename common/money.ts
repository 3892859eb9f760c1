// Amounts are whole numbers of paise, so that sums and comparisons are exact. The contract and the database hold rupees with
// two decimals.
import { toAsciiDigits } from './digits.ts';

/**
 * The largest amount, on either side of zero: 15 digits, as many as a number keeps of rupees with two decimals. It is a
 * thousand times what numeric(12,2) holds, so a sum of stored amounts has room.
 */
export const MOST_PAISE = 999_999_999_999_999;

const PAISE_A_RUPEE = 100;
const grouping = new Intl.NumberFormat('en-IN');
/** Digits alone or in Indian groups, then two decimals at most. */
const TYPED = /^₹?\s*(\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/;

/** Whether a number is an amount: whole paise within the bounds. */
export const isPaise = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= MOST_PAISE;

function amount(paise: number): number {
  if (!isPaise(paise)) throw new RangeError(`${paise} is not an amount in paise`);
  return paise;
}

const nearestPaise = (rupees: number): number =>
  Math.sign(rupees) * Math.round(Number((Math.abs(rupees) * PAISE_A_RUPEE).toPrecision(15))) || 0;

/** Rupees → paise, rounded to the nearest paisa, half a paisa away from zero. RangeError beyond the bounds. */
export const toPaise = (rupees: number): number => amount(Number.isFinite(rupees) ? nearestPaise(rupees) : rupees);

/** Whether rupees are whole paise: a third decimal is no amount of money. */
export const isMoney = (rupees: number): boolean => fromPaise(toPaise(rupees)) === rupees;

/** Paise → rupees, as the contract has them. RangeError for what is no amount. */
export const fromPaise = (paise: number): number => amount(paise) / PAISE_A_RUPEE;

/** The exact sum of amounts in paise; 0 of none. RangeError beyond the bounds. */
export const addPaise = (...paise: readonly number[]): number =>
  paise.reduce((sum, each) => amount(sum + amount(each)), 0);

/**
 * What a clerk types → paise: '125000', '1,25,000.50' or '₹1,25,000.5', Devanagari digits too. Null for anything else, such as
 * signs, letters, commas that stand elsewhere, a third decimal or an amount beyond the bounds.
 */
export function readRupees(text: string): number | null {
  const [, rupees, decimals = ''] = TYPED.exec(toAsciiDigits(text).trim()) ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return isPaise(paise) ? paise : null;
}

/**
 * Paise → `'₹1,25,000.50'`: two decimals, Indian grouping (SHELL-02, SHELL-03). Negative amounts read `'-₹500.00'`.
 * RangeError for what is no amount.
 */
export function showPaise(paise: number): string {
  const size = Math.abs(amount(paise));
  const whole = grouping.format(Math.floor(size / PAISE_A_RUPEE));
  return `${paise < 0 ? '-' : ''}₹${whole}.${String(size % PAISE_A_RUPEE).padStart(2, '0')}`;
}

/** Rupees as the contract has them → `'₹1,25,000.50'`. Empty for a missing amount or one that is none. */
export function showRupees(rupees: number | null | undefined): string {
  if (rupees == null || !Number.isFinite(rupees)) return '';
  const paise = nearestPaise(rupees);
  return isPaise(paise) ? showPaise(paise) : '';
}
