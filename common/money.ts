// Amounts are whole paise, so that sums and comparisons are exact. The contract and the database have rupees with two decimals.
import { toAsciiDigits } from './digits.ts';

/**
 * The largest absolute amount: 15 digits, which a number stores exactly as rupees with two decimals. It is a thousand times the maximum
 * of numeric(12,2), so that sums of stored amounts fit.
 */
export const MOST_PAISE = 999_999_999_999_999;

const PAISE_A_RUPEE = 100;
const grouping = new Intl.NumberFormat('en-IN');
/** Digits, plain or with Indian grouping, and at most two decimals. */
const TYPED = /^₹?\s*(\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/;

/** Whether a number is an amount: whole paise within the limits. */
export const isPaise = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= MOST_PAISE;

function amount(paise: number): number {
  if (!isPaise(paise)) throw new RangeError(`${paise} is not an amount in paise`);
  return paise;
}

const nearestPaise = (rupees: number): number =>
  Math.sign(rupees) * Math.round(Number((Math.abs(rupees) * PAISE_A_RUPEE).toPrecision(15))) || 0;

/** Rupees → paise, rounded half away from zero. RangeError outside the limits. */
export const toPaise = (rupees: number): number => amount(Number.isFinite(rupees) ? nearestPaise(rupees) : rupees);

/** Whether rupees are whole paise: an amount has at most two decimals. */
export const isMoney = (rupees: number): boolean => fromPaise(toPaise(rupees)) === rupees;

/** Paise → rupees, as in the contract. RangeError for an invalid amount. */
export const fromPaise = (paise: number): number => amount(paise) / PAISE_A_RUPEE;

/** The exact sum of amounts in paise. RangeError outside the limits. */
export const addPaise = (...paise: readonly number[]): number =>
  paise.reduce((sum, each) => amount(sum + amount(each)), 0);

/**
 * A typed amount → paise: '125000', '1,25,000.50' or '₹1,25,000.5', also with Devanagari digits. Null for any other text, such as one
 * with signs, letters, commas in other positions, a third decimal or an amount outside the limits.
 */
export function readRupees(text: string): number | null {
  const [, rupees, decimals = ''] = TYPED.exec(toAsciiDigits(text).trim()) ?? [];
  if (rupees === undefined) return null;
  const paise = Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return isPaise(paise) ? paise : null;
}

/**
 * Paise → `'₹1,25,000.50'`: two decimals, Indian grouping (SHELL-02, SHELL-03). Negative amounts: `'-₹500.00'`. RangeError for an invalid
 * amount.
 */
export function showPaise(paise: number): string {
  const size = Math.abs(amount(paise));
  const whole = grouping.format(Math.floor(size / PAISE_A_RUPEE));
  return `${paise < 0 ? '-' : ''}₹${whole}.${String(size % PAISE_A_RUPEE).padStart(2, '0')}`;
}

/** Rupees, as in the contract → `'₹1,25,000.50'`. Empty for a missing or invalid amount. */
export function showRupees(rupees: number | null | undefined): string {
  if (rupees == null || !Number.isFinite(rupees)) return '';
  const paise = nearestPaise(rupees);
  return isPaise(paise) ? showPaise(paise) : '';
}
