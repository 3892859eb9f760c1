// What a day at the counter comes to: every receipt that is not cancelled in one sum of each kind.
import { cancelledCount, daySums } from '../../../provider/domains/receipts/dayClose/dayClose.rules.ts';
import { dayCloseView } from '../../../provider/domains/receipts/dayClose/dayClose.view.ts';

type Line = Parameters<typeof daySums>[0][number];
const LINE: Line = {
  mode: 'CASH',
  type: 'FEE',
  status: 'CONFIRMED',
  made: true,
  cashierId: 7,
  cashier: 'Ramesh',
  receipts: 1,
  amount: '100.50',
  firstNo: 20,
  lastNo: 20,
  otherReceipts: 0,
  otherAmount: '0',
  madeOn: '2026-07-15',
  cancelledOn: '2026-07-15',
  reason: null,
};
const line = (changes: Partial<Line> = {}): Line => ({ ...LINE, ...changes });
const cancelled = (firstNo: number, changes: Partial<Line> = {}) =>
  line({ status: 'CANCELLED', firstNo, lastNo: firstNo, ...changes });

const LINES = [
  line({ receipts: 3, amount: '300.75', firstNo: 20, lastNo: 29, otherReceipts: 1, otherAmount: '50.25' }),
  line({ mode: 'CHEQUE', type: 'TC', status: 'PENDING', cashierId: 8, cashier: null, firstNo: 15, lastNo: 15 }),
  line({ mode: 'CHEQUE', receipts: 2, amount: '40', firstNo: 30, lastNo: 31, otherReceipts: 1, otherAmount: '20' }),
  cancelled(40, { reason: 'Wrong pupil' }),
  cancelled(12, { mode: 'ONLINE', amount: '9.75' }),
  cancelled(3, { made: false, madeOn: '2026-07-01', reason: 'Twice' }),
  cancelled(2, { made: false, madeOn: '2026-07-02', cashier: null }),
];
const EMPTY = { receipts: 0, amount: 0, firstNo: null, lastNo: null };
const CASH = { receipts: 3, amount: 30_075, firstNo: 20, lastNo: 29 };
const CHEQUE = { receipts: 3, amount: 14_050, firstNo: 15, lastNo: 31 };
const OWN_CHEQUES = { receipts: 2, amount: 4_000, firstNo: 30, lastNo: 31 };
const TC = { receipts: 1, amount: 10_050, firstNo: 15, lastNo: 15 };

test('a day by mode, type and cashier, in paise; what is cancelled is in no sum', () => {
  const sums = daySums(LINES);
  expect(sums.total).toEqual({ receipts: 6, amount: 44_125, firstNo: 15, lastNo: 31 });
  expect(sums.modes).toEqual([
    { mode: 'CASH', total: CASH, pending: { receipts: 0, amount: 0 } },
    { mode: 'CHEQUE', total: CHEQUE, pending: { receipts: 1, amount: 10_050 } },
    { mode: 'ONLINE', total: EMPTY, pending: { receipts: 0, amount: 0 } },
  ]);
  expect(sums.types).toEqual([
    { type: 'FEE', total: { receipts: 5, amount: 34_075, firstNo: 20, lastNo: 31 } },
    { type: 'TC', total: TC },
    { type: 'OTHER', total: EMPTY },
    { type: 'READMISSION', total: EMPTY },
  ]);
  expect(sums.cashiers).toEqual([
    {
      cashierId: 7,
      cashier: 'Ramesh',
      total: { receipts: 5, amount: 34_075, firstNo: 20, lastNo: 31 },
      modes: { CASH, CHEQUE: OWN_CHEQUES, ONLINE: EMPTY },
    },
    { cashierId: 8, cashier: null, total: TC, modes: { CASH: EMPTY, CHEQUE: TC, ONLINE: EMPTY } },
  ]);
  expect(sums.otherDate).toEqual({ receipts: 2, amount: 7_025 });
});

test('cancelled receipts stand by number, those of the day apart from those made earlier', () => {
  const { cancelled: own, earlierCancelled } = daySums(LINES);
  expect(own).toEqual([
    {
      receiptNo: 12,
      cashier: 'Ramesh',
      mode: 'ONLINE',
      amount: 975,
      madeOn: '2026-07-15',
      cancelledOn: '2026-07-15',
      reason: '',
    },
    {
      receiptNo: 40,
      cashier: 'Ramesh',
      mode: 'CASH',
      amount: 10_050,
      madeOn: '2026-07-15',
      cancelledOn: '2026-07-15',
      reason: 'Wrong pupil',
    },
  ]);
  expect(earlierCancelled.map(({ receiptNo, madeOn, cashier }) => [receiptNo, madeOn, cashier])).toEqual([
    [2, '2026-07-02', null],
    [3, '2026-07-01', 'Ramesh'],
  ]);
  expect(cancelledCount(own)).toEqual({ receipts: 2, amount: 11_025 });
  expect(cancelledCount([])).toEqual({ receipts: 0, amount: 0 });
});

test('a day without a receipt has no first and no last number', () => {
  expect(daySums([])).toMatchObject({ total: EMPTY, cashiers: [], otherDate: { receipts: 0, amount: 0 } });
});

test('a day is answered in rupees', () => {
  const view = dayCloseView({ schoolId: 1, date: '2026-07-15', asOf: '2026-07-15T05:00:00.000Z' }, daySums(LINES), []);
  const inRupees = ({ amount, ...count }: { amount: number }) => ({ ...count, amount: amount / 100 });
  expect(view).toEqual({
    counts: [],
    schoolId: 1,
    date: '2026-07-15',
    asOf: '2026-07-15T05:00:00.000Z',
    total: { receipts: 6, amount: 441.25, firstNo: 15, lastNo: 31 },
    modes: [
      { mode: 'CASH', total: inRupees(CASH), pending: { receipts: 0, amount: 0 } },
      { mode: 'CHEQUE', total: inRupees(CHEQUE), pending: { receipts: 1, amount: 100.5 } },
      { mode: 'ONLINE', total: EMPTY, pending: { receipts: 0, amount: 0 } },
    ],
    types: [
      { type: 'FEE', total: { receipts: 5, amount: 340.75, firstNo: 20, lastNo: 31 } },
      { type: 'TC', total: inRupees(TC) },
      { type: 'OTHER', total: EMPTY },
      { type: 'READMISSION', total: EMPTY },
    ],
    cashiers: [
      {
        cashierId: 7,
        cashier: 'Ramesh',
        total: { receipts: 5, amount: 340.75, firstNo: 20, lastNo: 31 },
        cash: inRupees(CASH),
        cheque: inRupees(OWN_CHEQUES),
        online: EMPTY,
      },
      { cashierId: 8, cashier: null, total: inRupees(TC), cash: EMPTY, cheque: inRupees(TC), online: EMPTY },
    ],
    otherDate: { receipts: 2, amount: 70.25 },
    cancelled: {
      receipts: 2,
      amount: 110.25,
      list: [
        expect.objectContaining({ receiptNo: 12, paymentMode: 'ONLINE', amount: 9.75, reason: '' }),
        expect.objectContaining({ receiptNo: 40, paymentMode: 'CASH', amount: 100.5, reason: 'Wrong pupil' }),
      ],
    },
    earlierCancelled: expect.objectContaining({ receipts: 2, amount: 201 }),
  });
});
