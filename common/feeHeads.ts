// The heads of a fee structure, and the tolerance between their sum and its total (FEE-03, FEE-15, FEE-38, CONST-18).
import { addPaise } from './money.ts';

export const FEE_HEADS = [
  'admissionFee',
  'tuitionFee',
  'examFee',
  'computerFee',
  'developmentFee',
  'otherFee',
] as const;
export type FeeHead = (typeof FEE_HEADS)[number];

/** One value for each head, in their order. */
export const byHead = <Value>(valueOf: (head: FeeHead, index: number) => Value): Record<FeeHead, Value> =>
  Object.fromEntries(FEE_HEADS.map((head, index) => [head, valueOf(head, index)])) as Record<FeeHead, Value>;

/** In thousandths of the total: 0.1 %. */
const TOLERANCE = 1n;
const THOUSAND = 1000n;

/** In paise, exact. */
export const sumOfHeads = (amounts: Readonly<Record<FeeHead, number>>): number =>
  addPaise(...FEE_HEADS.map((head) => amounts[head]));

/** Whether the sum of the heads is above or below the total by more than the tolerance; null within it. In paise. */
export function offTotal(sum: number, total: number): 'more' | 'less' | null {
  const apart = BigInt(Math.abs(sum - total));
  if (apart * THOUSAND <= TOLERANCE * BigInt(total)) return null;
  return sum > total ? 'more' : 'less';
}
