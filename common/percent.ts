/**
 * How many percent of `whole` a `part` is, to two decimals, half a hundredth up: 1 of 3 is 33.33. Both are whole numbers of one
 * unit, such as paise or hundredths of a mark; null where the whole is nothing. RangeError for what is negative or no whole
 * number. Marks are judged by the exact fraction, never by this figure.
 */
export function percentOf(part: number, whole: number): number | null {
  for (const value of [part, whole])
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a whole number from 0 up`);
  if (whole === 0) return null;
  // Ten thousand times the paise of a large school are more than a number keeps exactly.
  const [ofWhole, all] = [BigInt(part), BigInt(whole)];
  return Number((ofWhole * 20_000n + all) / (all * 2n)) / 100;
}

/**
 * What `percent` of `whole` is, in its unit, half a unit up: 33.33 % of 100 paise are 33. Percentages have two decimals, as
 * `percentOf` gives them. RangeError for what is negative or not such a number.
 */
export function partOf(percent: number, whole: number): number {
  const hundredths = Math.round(percent * 100);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${whole} is not a whole number from 0 up`);
  if (!Number.isSafeInteger(hundredths) || hundredths < 0 || hundredths / 100 !== percent)
    throw new RangeError(`${percent} is not a percentage with two decimals`);
  return Number((BigInt(whole) * BigInt(hundredths) + 5_000n) / 10_000n);
}

/** Whole percent of the entries of an exam; 100 only where every entry is there, 0 only where none is. */
export function percentEntered({ expected, entered }: { readonly expected: number; readonly entered: number }): number {
  if (expected === 0 || entered === 0) return 0;
  return entered >= expected ? 100 : Math.min(99, Math.max(1, Math.round((entered / expected) * 100)));
}
