/**
 * The percentage of `part` in `whole` with two decimals, rounded half up: 1 of 3 is 33.33. Both are whole numbers of one unit, such as
 * paise or hundredths of a mark. Null for a whole of 0; RangeError for negative or fractional numbers. Results are decided by the exact
 * fraction, never by this figure.
 */
export function percentOf(part: number, whole: number): number | null {
  for (const value of [part, whole])
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a whole number from 0 up`);
  if (whole === 0) return null;
  // Ten thousand times the paise of a large school exceed the exact range of a number.
  const [ofWhole, all] = [BigInt(part), BigInt(whole)];
  return Number((ofWhole * 20_000n + all) / (all * 2n)) / 100;
}

/**
 * `percent` of `whole`, in the unit of the whole, rounded half up: 33.33 % of 100 paise are 33. Percentages have two decimals, as in
 * `percentOf`. RangeError for negative or other numbers.
 */
export function partOf(percent: number, whole: number): number {
  const hundredths = Math.round(percent * 100);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${whole} is not a whole number from 0 up`);
  if (!Number.isSafeInteger(hundredths) || hundredths < 0 || hundredths / 100 !== percent)
    throw new RangeError(`${percent} is not a percentage with two decimals`);
  return Number((BigInt(whole) * BigInt(hundredths) + 5_000n) / 10_000n);
}

/** The percentage of entered marks of an exam in whole numbers; 100 only if all are entered, 0 only if none is. */
export function percentEntered({ expected, entered }: { readonly expected: number; readonly entered: number }): number {
  if (expected === 0 || entered === 0) return 0;
  return entered >= expected ? 100 : Math.min(99, Math.max(1, Math.round((entered / expected) * 100)));
}
