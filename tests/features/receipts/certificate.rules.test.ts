import type { Receipt } from '@/api/receipts';
import { certifiedOf } from '@/features/receipts/fee/certified';

const OF_SESSION = { session: { sessionId: 2, startDate: '2026-04-01', endDate: '2027-03-31' }, enrolled: [] };
const receipt = (changes: Partial<Receipt>) =>
  ({
    receiptType: 'FEE',
    status: 'CONFIRMED',
    sessionId: 2,
    paymentDate: '2026-05-04',
    amountPaid: 100.1,
    ...changes,
  }) as Receipt;

test.each<[Partial<Receipt>, number, number]>([
  [{}, 1, 0],
  [{ receiptType: 'READMISSION' }, 1, 0],
  [{ receiptType: 'OTHER' }, 0, 0],
  [{ receiptType: 'TC' }, 0, 0],
  [{ status: 'PENDING' }, 0, 1],
  [{ status: 'CANCELLED' }, 0, 0],
  [{ status: 'PENDING', receiptType: 'TC' }, 0, 0],
  [{ paymentDate: '2026-04-01' }, 1, 0],
  [{ paymentDate: '2027-03-31' }, 1, 0],
  [{ paymentDate: '2026-03-31' }, 1, 0],
  [{ paymentDate: '2026-03-31', status: 'PENDING' }, 0, 1],
  [{ paymentDate: '2026-03-31', sessionId: 1 }, 0, 0],
  [{ paymentDate: '2027-04-01', status: 'PENDING' }, 0, 1],
  [{ paymentDate: '2027-04-01', sessionId: 3 }, 0, 0],
  [{ certificateSessionIds: [1] }, 0, 0],
  [{ certificateSessionIds: [2], sessionId: 1, paymentDate: '2025-05-04' }, 1, 0],
])(
  'RECEIPT-19 of a receipt with %j a certificate covers %i, and %i awaits confirmation',
  (changes, covered, awaiting) => {
    expect(certifiedOf([receipt(changes)], OF_SESSION)).toEqual({
      covered: { count: covered, amount: covered * 10_010 },
      awaiting: { count: awaiting, amount: awaiting * 10_010 },
      opening: 0,
    });
  },
);

test('amounts are added up in paise', () => {
  const three = [0.1, 0.2, 0.3].map((amountPaid) => receipt({ amountPaid }));
  expect(certifiedOf(three, OF_SESSION).covered).toEqual({ count: 3, amount: 60 });
});
