import { countedDiscount } from '@common/dues';
import { toPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';

type Discounted = Pick<StudentFees, 'discount' | 'discountOnEarlier' | 'broughtForward' | 'payable'>;

/** The part of the stored discount that counts, and the other part, in paise. */
export function discountParts({ payable, ...fees }: Discounted) {
  const discount = toPaise(fees.discount);
  const broughtForward = toPaise(fees.broughtForward);
  const parts = { discount, discountOnEarlier: toPaise(fees.discountOnEarlier), broughtForward };
  const counted = countedDiscount(parts, toPaise(payable) - broughtForward);
  return { counted, unused: discount - counted };
}
