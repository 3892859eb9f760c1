// Dues of a student in a session, in paise: the only calculation, for all screens, reports and documents (FEE-48 to FEE-53).
import { addPaise, isPaise } from './money.ts';

/** All amounts in paise, none of them negative. */
export interface DuesFacts {
  /** of the fee structure; the sum of its heads may differ slightly (FEE-38) */
  totalFee: number;
  admissionFee: number;
  /** paid for the session before the school used the portal: counts as paid, without a receipt */
  openingPaid: number;
  /** open dues of earlier sessions, from before the school used the portal: also due for a student with a free seat */
  broughtForward: number;
  /** whether the admission fee applies to the student in this session */
  admissionFeeApplicable: boolean;
  /** a free seat: no fee of the session is due */
  rte: boolean;
  discount: number;
  /** the part of the discount that was given on broughtForward; the rest was given on the fee of the session */
  discountOnEarlier: number;
  /** FEE receipts that are not cancelled and are confirmed */
  confirmed: number;
  /** FEE receipts that are not cancelled and not confirmed yet: they count as paid (RECEIPT-50) */
  awaiting: number;
}

/** In paise, none of them negative: payable + overpaid = paid + discount + remaining. */
export interface Dues {
  payable: number;
  paid: number;
  /** the part of paid that is not confirmed yet */
  awaiting: number;
  /** the part that counts (countedDiscount) */
  discount: number;
  remaining: number;
  /** payments, with the discount, above the payable amount after it was reduced: at most the paid amount */
  overpaid: number;
  /** maximum of the discount: the fee that is due without it (FEE-50, FEE-51) */
  mostDiscount: number;
}

/**
 * The part of a stored discount that counts: of each of its two parts at most the amount that it was given on, so that a fee that is
 * reduced later leaves no discount for earlier dues. The rest is no money, so that it is not paid too much.
 */
export const countedDiscount = (
  { discount, discountOnEarlier, broughtForward }: Pick<DuesFacts, 'discount' | 'discountOnEarlier' | 'broughtForward'>,
  sessionFee: number,
): number =>
  addPaise(Math.min(addPaise(discount, -discountOnEarlier), sessionFee), Math.min(discountOnEarlier, broughtForward));

type FeeOfSession = Pick<DuesFacts, 'totalFee' | 'admissionFee' | 'admissionFeeApplicable' | 'rte'>;

/** The payable amount without earlier dues. */
const sessionFeeOf = ({ totalFee, admissionFee, admissionFeeApplicable, rte }: FeeOfSession): number =>
  rte ? 0 : Math.max(0, addPaise(totalFee, admissionFeeApplicable ? 0 : -admissionFee));

/**
 * The facts with the decision of a save. A discount of the amount that counts is unchanged: it keeps both parts, also where they do not
 * count, so that an admission fee that does not apply any more moves none of it to earlier dues, unless more of them would count then. Of
 * another discount, the part above the fee of the session is given on earlier dues.
 */
export function withDecision(
  facts: DuesFacts,
  { discount, admissionFeeApplicable }: Pick<DuesFacts, 'discount' | 'admissionFeeApplicable'>,
): DuesFacts {
  const decided = { ...facts, admissionFeeApplicable };
  const sessionFee = sessionFeeOf(decided);
  const isUnchanged = discount === countedDiscount(facts, sessionFeeOf(facts));
  if (isUnchanged && countedDiscount(facts, sessionFee) <= discount) return decided;
  return { ...decided, discount, discountOnEarlier: Math.max(0, discount - sessionFee) };
}

/** The dues of a student. RangeError for an invalid or negative amount. */
export function duesOf(facts: DuesFacts): Dues {
  const { totalFee, admissionFee, openingPaid, broughtForward, discountOnEarlier, confirmed, awaiting } = facts;
  const parts = [totalFee, admissionFee, openingPaid, broughtForward, facts.discount, discountOnEarlier];
  for (const part of [...parts, confirmed, awaiting, facts.discount - discountOnEarlier])
    if (!isPaise(part) || part < 0) throw new RangeError(`${part} is no amount of a fee`);
  const sessionFee = sessionFeeOf(facts);
  const payable = addPaise(broughtForward, sessionFee);
  const discount = countedDiscount(facts, sessionFee);
  const paid = addPaise(openingPaid, confirmed, awaiting);
  const open = addPaise(payable, -paid, -discount);
  return {
    payable,
    paid,
    awaiting,
    discount,
    remaining: Math.max(0, open),
    overpaid: Math.max(0, -open),
    mostDiscount: Math.max(0, addPaise(payable, -paid)),
  };
}

/** A scheduled payment. */
export interface Instalment {
  /** yyyy-MM-dd */
  date: string;
  /** paise */
  amount: number;
}

/** A schedule with the open dues of earlier sessions, due on the first day of the session (yyyy-MM-dd). Paise. */
export const withBroughtForward = (
  schedule: readonly Instalment[],
  broughtForward: number,
  startDate: string,
): readonly Instalment[] =>
  broughtForward === 0
    ? schedule
    : [
        {
          date: startDate,
          amount: addPaise(
            broughtForward,
            ...schedule.filter(({ date }) => date === startDate).map((one) => one.amount),
          ),
        },
        ...schedule.filter(({ date }) => date !== startDate),
      ];

export interface NextPayment {
  /** paise that are due by `today` and not paid */
  dueNow: number;
  /** the next open payment with the open amount up to it; null when nothing is due */
  next: { date: string | null; amount: number } | null;
}

export interface ScheduledPayment {
  /** yyyy-MM-dd; null for the part without a date */
  date: string | null;
  /** paise, above zero */
  amount: number;
  /** paid part of it, in paise */
  paid: number;
}

/**
 * The paid and due payments, earliest first; the schedule may have any order. Payments settle the earliest instalments first. A discount,
 * and an admission fee that does not apply, reduce the last ones; the part without an instalment is last, without a date.
 */
export function scheduleOf(schedule: readonly Instalment[], { paid, overpaid, remaining }: Dues): ScheduledPayment[] {
  const whole = addPaise(paid, remaining, -overpaid);
  const inOrder = [...schedule].sort((one, other) => (one.date < other.date ? -1 : 1));
  const rows: ScheduledPayment[] = [];
  let by = 0;
  for (const { date, amount } of [...inOrder, { date: null, amount: whole }]) {
    const part = Math.min(amount, whole - by);
    if (part > 0) rows.push({ date, amount: part, paid: Math.min(part, Math.max(0, paid - by)) });
    by = addPaise(by, Math.max(0, part));
  }
  return rows;
}

/**
 * The next payment of a schedule in any order. Payments settle the earliest instalments first. A discount, and an admission fee that does
 * not apply, reduce the last ones; the part without an instalment is due without a date. `today`: yyyy-MM-dd.
 */
export function nextPayment(schedule: readonly Instalment[], dues: Dues, today: string): NextPayment {
  const { paid, remaining } = dues;
  if (remaining === 0) return { dueNow: 0, next: null };
  const whole = addPaise(paid, remaining);
  const open: { date: string; amount: number }[] = [];
  let by = 0;
  for (const { date, amount } of [...schedule].sort((one, other) => (one.date < other.date ? -1 : 1))) {
    by = Math.min(whole, addPaise(by, amount));
    if (by > paid) open.push({ date, amount: addPaise(by, -paid) });
  }
  const late = open.findLast(({ date }) => date <= today);
  return { dueNow: late?.amount ?? 0, next: late ?? open[0] ?? { date: null, amount: remaining } };
}
