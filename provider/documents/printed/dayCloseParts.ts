// Parts of the documents of a day: sums, number ranges and cancelled receipts.
import { groupDigits } from '../../../common/digits.ts';
import { addPaise } from '../../../common/money.ts';
import type { Amount, Block, DocumentColumn } from '../document.ts';
import { showDay } from '../documentText.ts';
import { dayCloseWords as words, feeWords, receiptWords } from './printed.words.ts';

export interface Count {
  receipts: number;
  /** paise */
  amount: number;
}

export interface Sum extends Count {
  firstNo: number | null;
  lastNo: number | null;
}

export type Mode = keyof typeof words.modes;

export interface Cancelled {
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

export const right = (title: string, weight: number): DocumentColumn => ({ title, weight, align: 'right' });
export const rupees = ({ amount }: Count): Amount => ({ paise: amount });
export const count = ({ receipts }: Count): string => groupDigits(receipts);
export const range = ({ firstNo, lastNo }: Sum): string => {
  if (firstNo === null || lastNo === null) return feeWords.none;
  return firstNo === lastNo ? String(firstNo) : words.range(firstNo, lastNo);
};
export const nameOf = (cashier: string | null): string => cashier ?? words.platformUser;

/** Cancelled receipts, which are in no sum: those of the day, or those of earlier days that were cancelled on it. */
export function cancelledBlocks(list: readonly Cancelled[], title: string, dates: 'madeOn' | 'cancelledOn'): Block[] {
  if (list.length === 0) return [];
  const amount = { paise: addPaise(...list.map((one) => one.amount)) };
  return [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      small: true,
      columns: [
        { title: receiptWords.number, weight: 2.4 },
        { title: words.cashier, weight: 4 },
        { title: words.mode, weight: 2 },
        { title: words[dates], weight: 2.6 },
        { title: words.reason, weight: 6 },
        right(feeWords.amount, 3.4),
      ],
      rows: list.map(({ receiptNo, cashier, mode, reason, amount: paise, [dates]: day }) => [
        ...[String(receiptNo), nameOf(cashier), words.modes[mode], showDay(day), reason],
        { paise },
      ]),
      totals: [[words.notCounted(list.length), null, null, null, null, amount]],
    },
  ];
}
