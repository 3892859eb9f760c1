import { addPaise, toPaise } from '@common/money';
import type { Receipt } from '@/api/receipts';

/** The days of a session, yyyy-MM-dd. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export interface Counted {
  readonly count: number;
  /** paise */
  readonly amount: number;
}

export interface Certified {
  readonly covered: Counted;
  /** of the same kind and days, not confirmed yet */
  readonly awaiting: Counted;
}

const counted = (receipts: readonly Receipt[]): Counted => ({
  count: receipts.length,
  amount: addPaise(...receipts.map(({ amountPaid }) => toPaise(amountPaid))),
});

/** What of a student's receipts a certificate covers: those of fees whose payment date lies in the session (RECEIPT-19). */
export function certifiedOf(receipts: readonly Receipt[], { startDate, endDate }: Days): Certified {
  const ofFees = receipts.filter(
    ({ receiptType, paymentDate }) =>
      (receiptType === 'FEE' || receiptType === 'READMISSION') && paymentDate >= startDate && paymentDate <= endDate,
  );
  return {
    covered: counted(ofFees.filter(({ status }) => status === 'CONFIRMED')),
    awaiting: counted(ofFees.filter(({ status }) => status === 'PENDING')),
  };
}
