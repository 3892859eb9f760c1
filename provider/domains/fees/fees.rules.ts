import { FEE_HEADS, offTotal, sumOfHeads, type FeeHead } from '../../../common/feeHeads.ts';
import { addPaise, isMoney, toPaise } from '../../../common/money.ts';
import { percentOf } from '../../../common/percent.ts';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { fail, failFields, type Problem } from '../../shared/fail.ts';

type Structure = Pick<components['schemas']['FeeStructureForm'], FeeHead | 'totalFee'>;
type Term = components['schemas']['FeeTerm'];
type Stream = components['schemas']['Stream'];

export { FEE_HEADS, sumOfHeads, type FeeHead };

/** Amounts of a structure in paise. */
export type FeeAmounts = Record<FeeHead | 'totalFee', number>;

/** The streams of a class that need a structure; null for a class without streams. A class never mixes both (CLASS-37). */
export function streamsOf({ sections }: { sections: readonly { stream: Stream | null }[] }): (Stream | null)[] {
  const streams = VALUES.Stream.filter((stream) => sections.some((section) => section.stream === stream));
  return streams.length > 0 ? streams : [null];
}

const notMoney = (path: string): Problem => ({ path, message: 'Enter an amount with at most two decimals' });

/** The amounts of a form. 123 without a total; 109 for a third decimal, or heads that are not the total within 0.1 % of it. */
export function readAmounts(form: Structure): FeeAmounts {
  const names = ['totalFee', ...FEE_HEADS] as const;
  const problems = names.filter((name) => !isMoney(form[name])).map(notMoney);
  if (problems.length > 0) failFields(problems);
  if (form.totalFee <= 0)
    fail('TOTAL_FEE_ZERO', { problems: [{ path: 'totalFee', message: 'Total fee amount cannot be zero' }] });
  const amounts = Object.fromEntries(names.map((name) => [name, toPaise(form[name])])) as FeeAmounts;
  const sum = sumOfHeads(amounts);
  const off = offTotal(sum, amounts.totalFee);
  if (off) {
    const how = off === 'more' ? 'exceeds 100%' : 'is less than 100%';
    failFields([{ path: 'totalFee', message: `Total percentage (${percentOf(sum, amounts.totalFee)}%) ${how}` }]);
  }
  return amounts;
}

export interface Payment {
  date: string;
  /** paise */
  amount: number;
}

/** The payments of a form by date. 109 for a third decimal or two payments of one day. */
export function readTerms(fees: readonly Term[]): Payment[] {
  const problems = fees.flatMap(({ minimumFee, minimumDate }, at): Problem[] => [
    ...(isMoney(minimumFee) ? [] : [notMoney(`fees.${at}.minimumFee`)]),
    ...(fees.findIndex((other) => other.minimumDate === minimumDate) < at
      ? [{ path: `fees.${at}.minimumDate`, message: 'There is already a payment on this date. Choose another date' }]
      : []),
  ]);
  if (problems.length > 0) failFields(problems);
  return fees
    .map(({ minimumDate, minimumFee }) => ({ date: minimumDate, amount: toPaise(minimumFee) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** 146 for a payment outside the session; its first and last day are inside (FEE-27, FEE-40). */
export function requireInSession(
  fees: readonly Term[],
  { startDate, endDate }: { startDate: string; endDate: string },
): void {
  const outside = fees.flatMap(({ minimumDate }, at): Problem[] =>
    minimumDate < startDate || minimumDate > endDate
      ? [{ path: `fees.${at}.minimumDate`, message: 'The date is outside the session. Choose a date in the session' }]
      : [],
  );
  if (outside.length > 0) fail('TERM_FEE_DATES_NOT_IN_SESSION', { problems: outside });
}

/** 145 where the payments are more than the total (FEE-29, FEE-39). Paise. */
export function requireWithinTotal(payments: readonly { amount: number }[], totalFee: number): void {
  if (addPaise(...payments.map(({ amount }) => amount)) > totalFee) fail('MINIMUM_DATE_FEE_TOTAL_MISMATCH');
}
