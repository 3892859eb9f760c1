// The payment details of receipts and certificates.
import { showDay } from '../documentText.ts';
import { feeWords, receiptWords as words } from './printed.words.ts';

export interface DocumentPayment {
  mode: 'CASH' | 'CHEQUE' | 'ONLINE';
  referenceNo: string | null;
  /** yyyy-MM-dd */
  referenceDate: string | null;
  bankName: string | null;
}

/** A head of a fee structure and its share of an amount. */
export interface FeeHead {
  name: string;
  /** paise */
  amount: number;
}

export const orNone = (value: string | null): string => value || feeWords.none;

export const classAndSection = (className: string | null, section: string | null): string =>
  section ? `${className} – ${section}` : orNone(className);

/** For a table column, such as `004512, 10/04/2026, State Bank of India`; blank for cash. */
export const referenceLine = ({ referenceNo, referenceDate, bankName }: DocumentPayment): string =>
  [referenceNo, referenceDate && showDay(referenceDate), bankName].filter(Boolean).join(', ');

/** A sentence, such as `Cheque no. 004512 dated 10/04/2026, State Bank of India`. */
export function paymentLine({ mode, referenceNo, referenceDate, bankName }: DocumentPayment): string {
  const numbered = [
    words.modes[mode],
    referenceNo && `${words.references[mode]} ${referenceNo}`,
    referenceDate && words.dated(showDay(referenceDate)),
  ];
  return [numbered.filter(Boolean).join(' '), bankName].filter(Boolean).join(', ');
}
