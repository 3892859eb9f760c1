/** Questions before a payment is sent, about input that is allowed but unusual. */
import { addPaise, showPaise, toPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';
import type { PendingFee } from '@/api/receipts';
import { showDate } from '@/shared/lib/dates';
import type { feeWords } from '../feeWords';
import type { ReceiptValues } from './receiptForm';

type Words = (typeof feeWords)['en'];

export interface SessionDays {
  readonly sessionId: number;
  readonly sessionDisplayName: string;
  /** yyyy-MM-dd */
  readonly startDate: string;
  readonly endDate: string;
}

/** One payment with a receipt for each student and session. */
export interface AskedPayment extends Pick<ReceiptValues, 'paymentDate'> {
  readonly receipts: readonly (Pick<ReceiptValues, 'receiptType' | 'amountPaid'> & { readonly sessionId: number })[];
}

export interface Dues {
  readonly sessions: readonly { readonly sessionId: number; readonly name: string; readonly paise: number }[];
  /** paise */
  readonly total: number;
}

/** The dues of each session. The receipt's session may not have started; its dues are in `fees`. */
export function duesOfAll(
  pending: readonly PendingFee[],
  fees: Pick<StudentFees, 'sessionId' | 'remainingFee'> | undefined,
  sessionName: string,
): Dues {
  const listed = pending.map(({ sessionId, sessionDisplayName, remainingFee }) => ({
    sessionId,
    name: sessionDisplayName,
    paise: toPaise(remainingFee),
  }));
  const missing = fees && fees.remainingFee > 0 && listed.every(({ sessionId }) => sessionId !== fees.sessionId);
  const own = missing ? [{ sessionId: fees.sessionId, name: sessionName, paise: toPaise(fees.remainingFee) }] : [];
  const sessions = [...own, ...listed];
  return { sessions, total: addPaise(...sessions.map(({ paise }) => paise)) };
}

/** Sentences about a payment to confirm; empty in the usual case. Dues of a session are often paid after its end. */
export function doubtsOf(
  { paymentDate, receipts }: AskedPayment,
  sessions: readonly SessionDays[],
  words: Words,
): string[] {
  const isZero = receipts.some(({ receiptType, amountPaid }) => receiptType === 'FEE' && amountPaid === 0);
  const paidFor = sessions.filter(({ sessionId }) => receipts.some((receipt) => receipt.sessionId === sessionId));
  const early = paidFor.filter(({ startDate }) => paymentDate !== null && paymentDate < startDate);
  return [
    ...(isZero ? [words.amountIsZero] : []),
    ...early.map(({ sessionDisplayName, startDate, endDate }) =>
      words.outsideSession(showDate(paymentDate), sessionDisplayName, showDate(startDate), showDate(endDate)),
    ),
  ];
}

/** The dues as a text, so that the question about equal amounts is asked only once. */
export const duesText = ({ sessions }: Dues): string =>
  sessions.map(({ name, paise }) => `${name}: ${showPaise(paise)}`).join(', ');
