// How a payment was made, as receipts and certificates say it.
import { showDay } from '../paperText.ts';
import { feeWords, receiptWords as words } from './papers.words.ts';

export interface PaperPayment {
  mode: 'CASH' | 'CHEQUE' | 'ONLINE';
  referenceNo: string | null;
  /** yyyy-MM-dd */
  referenceDate: string | null;
  bankName: string | null;
}

/** A head of a fee structure and its part of an amount. */
export interface FeeHead {
  name: string;
  /** paise */
  amount: number;
}

export const classAndSection = (className: string, section: string | null): string =>
  section ? `${className} – ${section}` : className;

export const orNone = (value: string | null): string => value || feeWords.none;

/** In a column of a table, such as `004512, 10/04/2026, State Bank of India`; blank for cash. */
export const referenceLine = ({ referenceNo, referenceDate, bankName }: PaperPayment): string =>
  [referenceNo, referenceDate && showDay(referenceDate), bankName].filter(Boolean).join(', ');

/** In words of its own, such as `Cheque no. 004512 dated 10/04/2026, State Bank of India`. */
export function paymentLine({ mode, referenceNo, referenceDate, bankName }: PaperPayment): string {
  const numbered = [
    words.modes[mode],
    referenceNo && `${words.references[mode]} ${referenceNo}`,
    referenceDate && words.dated(showDay(referenceDate)),
  ];
  return [numbered.filter(Boolean).join(' '), bankName].filter(Boolean).join(', ');
}
