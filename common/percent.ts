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
