// Divides an amount into parts that add up to it exactly.
import { isPaise } from './money.ts';

interface Share {
  at: number;
  whole: bigint;
  /** remainder after rounding down, relative to the sum of the weights */
  rest: bigint;
}

/** Largest remainder first, then in the order of the parts. */
function byRest(one: Share, other: Share): number {
  if (one.rest === other.rest) return one.at - other.at;
  return one.rest > other.rest ? -1 : 1;
}

/**
 * Paise shared in proportion to the weights, by largest remainder: each share is its exact part, rounded down or up, and a part without
 * weight gets nothing. RangeError for a negative amount or weight, for what is none, and where no part has a weight.
 * @param amount paise
 * @param weights paise, such as the heads of a fee structure
 * @returns paise, one for each weight
 */
export function shareProRata(amount: number, weights: readonly number[]): number[] {
  for (const part of [amount, ...weights])
    if (!isPaise(part) || part < 0) throw new RangeError(`${part} is not an amount from 0 up in paise`);
  // The products exceed the exact range of a number.
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) {
    if (amount === 0) return weights.map(() => 0);
    throw new RangeError('No part has a weight.');
  }
  const shares = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, whole: product / sum, rest: product % sum };
  });
  const left = Number(shares.reduce((open, { whole }) => open - whole, BigInt(amount)));
  const raised = new Set(
    [...shares]
      .sort(byRest)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return shares.map(({ at, whole }) => Number(whole) + (raised.has(at) ? 1 : 0));
}
