/** The form of one schedule for several classes: dates with shares in percent. */
import { isDate } from '@common/calendar';
import type { TypedNumber } from '@/shared/ui';
import { dateProblem, splitEvenly, type Period } from '../fee-structure/scheduleForm';
import type { feeGridWords } from './feeGridWords';
import type { Schedule } from './schedule';

export interface SharePayment {
  /** yyyy-MM-dd, or the typed text where it is not a date */
  readonly date: string | null;
  /** number of percent */
  readonly share: TypedNumber;
}

export interface SharesValues {
  readonly payments: readonly SharePayment[];
  /** indexes of the rows of the grid */
  readonly rows: readonly number[];
}

const HUNDREDTHS = 100;
const WHOLE = 100 * HUNDREDTHS;

/** Hundredths of a percent; 0 for an empty field and for a text that is no number. */
export const hundredths = (percent: TypedNumber): number =>
  typeof percent === 'number' ? Math.round(percent * HUNDREDTHS) : 0;

/** `count` payments of about the same share over the session. */
export const evenShares = (count: number, period: Period): SharePayment[] =>
  splitEvenly(WHOLE, count, period).map(({ minimumDate, minimumFee }) => ({
    date: minimumDate,
    share: typeof minimumFee === 'number' ? minimumFee / HUNDREDTHS : null,
  }));

type Words = (typeof feeGridWords)['en'];

/** The validation error of a date; the value must be a date. */
export const shareDateProblem = (
  payments: readonly SharePayment[],
  date: string,
  period: Period,
  words: Pick<Words, 'outside' | 'sameDate'>,
): string | null =>
  dateProblem(
    payments.map((payment) => ({ minimumDate: payment.date, minimumFee: null })),
    date,
    period,
    words,
  );

/** The validation error of a share; the last share reports a sum above 100 %. */
export function shareProblem(
  payments: readonly SharePayment[],
  at: number,
  words: Pick<Words, 'shareRequired' | 'aboveWhole'>,
): string | null {
  if (hundredths(payments[at]?.share ?? null) <= 0) return words.shareRequired;
  const sum = payments.reduce((all, { share }) => all + hundredths(share), 0);
  return sum > WHOLE && at === payments.length - 1 ? words.aboveWhole((sum / HUNDREDTHS).toFixed(2)) : null;
}

/** The schedule of a valid form. */
export const scheduleOf = ({ payments }: SharesValues): Schedule => ({
  of: WHOLE,
  payments: payments
    .flatMap(({ date, share }) => (isDate(date) ? [{ date, part: hundredths(share) }] : []))
    .sort((one, other) => (one.date < other.date ? -1 : 1)),
});
