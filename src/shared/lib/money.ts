/** Amounts are rupees with at most two decimals; every calculation goes through integer paise. */

const grouping = new Intl.NumberFormat('en-IN');

/** Rupees → integer paise, rounded to the nearest paisa. */
export function toPaise(rupees: number): number {
  return Math.sign(rupees) * Math.round(Number((Math.abs(rupees) * 100).toPrecision(15)));
}

/** Integer paise → rupees. */
export function fromPaise(paise: number): number {
  return paise / 100;
}

/** Exact sum of amounts in rupees. */
export function addRupees(...rupees: readonly number[]): number {
  return fromPaise(rupees.reduce((sum, amount) => sum + toPaise(amount), 0));
}

/**
 * Rupees → `'₹1,25,000.50'`: two decimals, Indian grouping (SHELL-02, SHELL-03). Negative amounts read `'-₹500.00'`.
 * Empty for a missing amount or one that is no finite number.
 */
export function showRupees(rupees: number | null | undefined): string {
  if (rupees == null || !Number.isFinite(rupees)) return '';
  const paise = Math.abs(toPaise(rupees));
  const whole = grouping.format(Math.floor(paise / 100));
  const sign = rupees < 0 && paise > 0 ? '-' : '';
  return `${sign}₹${whole}.${String(paise % 100).padStart(2, '0')}`;
}
