import { countedDiscount } from '@common/dues';
import { toPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';

/** The part of the stored discount that counts, and the part above the payable fee, in paise. */
export function discountParts({ discount, payable }: Pick<StudentFees, 'discount' | 'payable'>) {
  const stored = toPaise(discount);
  const counted = countedDiscount(stored, toPaise(payable));
  return { counted, unused: stored - counted };
}
