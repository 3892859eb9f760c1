// The sums of a day in paise. Each receipt that is not cancelled is in one sum of each kind; cancelled receipts are in none.
import { addPaise, toPaise } from '../../../../common/money.ts';
import { VALUES } from '../../../contract/generated/labels.gen.ts';
import type { DayLine } from './dayClose.queries.ts';

export interface Count {
  receipts: number;
  /** paise */
  amount: number;
}

export interface Sum extends Count {
  /** null without a receipt */
  firstNo: number | null;
  lastNo: number | null;
}

export const MODES = VALUES.PaymentMode;
export const TYPES = VALUES.ReceiptType;
export type Mode = (typeof MODES)[number];
export type Type = (typeof TYPES)[number];

export interface CancelledReceipt {
  receiptNo: number;
  cashier: string | null;
  mode: Mode;
  /** paise */
  amount: number;
  /** yyyy-MM-dd */
  madeOn: string;
  cancelledOn: string;
  reason: string;
}

export interface DaySums {
  total: Sum;
  modes: { mode: Mode; total: Sum; pending: Count }[];
  types: { type: Type; total: Sum }[];
  cashiers: { cashierId: number; cashier: string | null; total: Sum; modes: Readonly<Record<Mode, Sum>> }[];
  /** receipts of the total with another payment date */
  otherDate: Count;
  cancelled: CancelledReceipt[];
  /** created earlier, cancelled on this day */
  earlierCancelled: CancelledReceipt[];
}

const paiseOf = (rupees: string): number => toPaise(Number(rupees));
const numbers = (count: readonly { receipts: number }[]): number =>
  count.reduce((sum, { receipts }) => sum + receipts, 0);

function sumOf(lines: readonly DayLine[]): Sum {
  const found = lines.length > 0;
  return {
    receipts: numbers(lines),
    amount: addPaise(...lines.map(({ amount }) => paiseOf(amount))),
    firstNo: found ? Math.min(...lines.map(({ firstNo }) => firstNo)) : null,
    lastNo: found ? Math.max(...lines.map(({ lastNo }) => lastNo)) : null,
  };
}

const countOf = (lines: readonly DayLine[]): Count => {
  const { receipts, amount } = sumOf(lines);
  return { receipts, amount };
};

const otherOf = (lines: readonly DayLine[]): Count => ({
  receipts: lines.reduce((sum, { otherReceipts }) => sum + otherReceipts, 0),
  amount: addPaise(...lines.map(({ otherAmount }) => paiseOf(otherAmount))),
});

function cashiersOf(lines: readonly DayLine[]): DaySums['cashiers'] {
  const names = new Map(lines.map(({ cashierId, cashier }) => [cashierId, cashier]));
  return [...names].map(([cashierId, cashier]) => {
    const own = lines.filter((line) => line.cashierId === cashierId);
    const by = (mode: Mode) => sumOf(own.filter((line) => line.mode === mode));
    return {
      cashierId,
      cashier,
      total: sumOf(own),
      modes: { CASH: by('CASH'), CHEQUE: by('CHEQUE'), ONLINE: by('ONLINE') },
    };
  });
}

/** Sorted by number. */
const listOf = (lines: readonly DayLine[]): CancelledReceipt[] =>
  lines
    .map(({ firstNo, cashier, mode, amount, madeOn, cancelledOn, reason }) => ({
      receiptNo: firstNo,
      cashier,
      mode,
      amount: paiseOf(amount),
      madeOn,
      cancelledOn,
      reason: reason ?? '',
    }))
    .sort((one, other) => one.receiptNo - other.receiptNo);

/** The sums of the lines of a day; cashiers in the order of the lines. */
export function daySums(lines: readonly DayLine[]): DaySums {
  const counted = lines.filter(({ made, status }) => made && status !== 'CANCELLED');
  const cancelled = lines.filter(({ status }) => status === 'CANCELLED');
  const modes = MODES.map((mode) => {
    const own = counted.filter((line) => line.mode === mode);
    return { mode, total: sumOf(own), pending: countOf(own.filter(({ status }) => status === 'PENDING')) };
  });
  return {
    total: sumOf(counted),
    modes,
    types: TYPES.map((type) => ({ type, total: sumOf(counted.filter((line) => line.type === type)) })),
    cashiers: cashiersOf(counted),
    otherDate: otherOf(counted),
    cancelled: listOf(cancelled.filter(({ made }) => made)),
    earlierCancelled: listOf(cancelled.filter(({ made }) => !made)),
  };
}

/** Number and sum of cancelled receipts. */
export const cancelledCount = (list: readonly CancelledReceipt[]): Count => ({
  receipts: list.length,
  amount: addPaise(...list.map(({ amount }) => amount)),
});
