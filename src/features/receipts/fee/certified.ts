import { isCertifiedIn, type SessionDays } from '@common/certified';
import { addPaise, toPaise } from '@common/money';
import type { Receipt } from '@/api/receipts';

export interface Counted {
  readonly count: number;
  /** paise */
  readonly amount: number;
}

export interface Certified {
  readonly covered: Counted;
  /** of the same kind, not confirmed yet */
  readonly awaiting: Counted;
  /** paid before the school used the portal, in paise: a line of the certificate without a receipt */
  readonly opening: number;
}

const counted = (receipts: readonly Receipt[]): Counted => ({
  count: receipts.length,
  amount: addPaise(...receipts.map(({ amountPaid }) => toPaise(amountPaid))),
});

/** A session and the sessions in which the student is enrolled; dates yyyy-MM-dd. */
export interface CertifiedSession {
  readonly session: SessionDays & { readonly sessionId: number };
  readonly enrolled: readonly SessionDays[];
}

/** The receipts of a student that a certificate covers, and those that it will cover once they are confirmed (RECEIPT-19). */
export function certifiedOf(
  receipts: readonly Receipt[],
  { session, enrolled }: CertifiedSession,
  opening = 0,
): Certified {
  const ofSession = receipts.filter(({ receiptType, ...receipt }) =>
    isCertifiedIn(session, enrolled, { type: receiptType, ...receipt }),
  );
  return {
    covered: counted(ofSession.filter(({ status }) => status === 'CONFIRMED')),
    awaiting: counted(ofSession.filter(({ status }) => status === 'PENDING')),
    opening,
  };
}
