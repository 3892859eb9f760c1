import fc from 'fast-check';
import { STUDENT_FEES } from '../support/studentFees';
import {
  bankProblem,
  chequeDateProblem,
  dateProblem,
  dueAfter,
  fields,
  newReceipt,
  nextAmount,
  referenceProblem,
  requestOf,
  typesFor,
  upiAddress,
  upiAmount,
  type ReceiptValues,
} from '@/features/receipts/fee/receiptForm';
import { doubtsOf } from '@/features/receipts/fee/receiptQuestions';
import { feeWords } from '@/features/receipts/feeWords';
import { fieldProblem } from '@/shared/forms';

const TODAY = '2026-11-22';
const VALUES: ReceiptValues = {
  receiptType: 'FEE',
  paymentDate: TODAY,
  paymentMode: 'CASH',
  amountPaid: 612_050,
  referenceNo: '',
  referenceNoDate: null,
  bankName: '',
  comments: ' ',
};
const DETAILS = { referenceNo: ' 004512 ', referenceNoDate: '2026-11-20', bankName: 'Bank of Jaipur' };

test.each([
  [undefined, ['FEE', 'TC', 'OTHER']],
  ['readmission' as const, ['READMISSION']],
  ['name-strike-off' as const, ['READMISSION']],
])('RECEIPT-37 RECEIPT-38 ENUM-30 with the action %s these types are offered: %j', (action, types) =>
  expect(typesFor(action)).toEqual(types),
);

test('ENUM-30 RECEIPT-34 RECEIPT-35 a receipt begins with today, cash, and what is to be paid next', () => {
  expect(newReceipt(undefined, STUDENT_FEES, TODAY)).toMatchObject({
    receiptType: 'FEE',
    paymentDate: TODAY,
    paymentMode: 'CASH',
    amountPaid: 350_025,
  });
  expect(newReceipt('readmission', STUDENT_FEES, TODAY)).toMatchObject({
    receiptType: 'READMISSION',
    amountPaid: null,
  });
  expect(nextAmount({ ...STUDENT_FEES, nextPayment: null })).toBeNull();
});

test.each([
  ['RECEIPT-35 RECEIPT-36', 'paymentMode', 'Payment mode is required'],
  ['RECEIPT-36', 'receiptType', 'Receipt type is required'],
] as const)('%s %s is required: %s', (_id, field, message) => {
  for (const value of [undefined, null, '']) expect(fieldProblem(fields[field], value)).toBe(message);
});

test.each([
  ['2026-11-22', null],
  ['2026-11-23', 'Payment date must not be in the future'],
  ['2016-01-01', null],
])('RECEIPT-34 the payment date %s is judged %p', (date, problem) =>
  expect(dateProblem(date, TODAY, fields.paymentDate)).toBe(problem),
);

test.each([
  ['CASH', '', null],
  ['CHEQUE', ' ', 'Cheque number is required'],
  ['CHEQUE', '0', null],
  ['ONLINE', '', 'Transaction number is required'],
  ['ONLINE', 'UPI', null],
] as const)('RECEIPT-40 RECEIPT-41 by %s the number %p is judged %p', (mode, text, problem) =>
  expect(referenceProblem(mode, text, fields.referenceNo)).toBe(problem),
);

test.each([
  ['CASH', null, null],
  ['ONLINE', null, null],
  ['CHEQUE', null, 'Check date is required'],
  ['CHEQUE', '2026-11-20', null],
] as const)('RECEIPT-42 by %s the date %p is judged %p', (mode, date, problem) =>
  expect(chequeDateProblem(mode, date, fields.referenceNoDate)).toBe(problem),
);

test.each([
  ['CASH', '', null],
  ['ONLINE', '', null],
  ['CHEQUE', ' ', 'Bank name is required'],
  ['CHEQUE', 'SBI', null],
] as const)('RECEIPT-43 by %s the bank %p is judged %p', (mode, text, problem) =>
  expect(bankProblem(mode, text, fields.bankName)).toBe(problem),
);

test('RECEIPT-44 RECEIPT-45 ENUM-15 the details of a payment are sent for other modes than CASH alone', () => {
  const plain = {
    studentId: 1,
    sessionId: 2,
    receiptType: 'FEE',
    paymentDate: TODAY,
    amountPaid: 6120.5,
    comments: null,
  };
  expect(requestOf({ ...VALUES, ...DETAILS }, 1, 2)).toEqual({ ...plain, paymentMode: 'CASH' });
  const details = { ...DETAILS, referenceNo: '004512' };
  for (const paymentMode of ['CHEQUE', 'ONLINE'] as const)
    expect(requestOf({ ...VALUES, ...DETAILS, paymentMode }, 1, 2)).toEqual({ ...plain, paymentMode, ...details });
  expect(requestOf({ ...VALUES, receiptType: 'TC' }, 1, 2)).toEqual({
    ...plain,
    receiptType: 'TC',
    paymentMode: 'CASH',
  });
});

test('RECEIPT-53 one payment of several receipts says so', () =>
  expect(requestOf(VALUES, 1, 2, true)).toMatchObject({ sharedReference: true }));

const UPI = { ...STUDENT_FEES, upiId: 'school@bank' };
test.each([
  ['FEE', UPI, 950_025, 950_025],
  ['FEE', UPI, 950_026, null],
  ['FEE', { ...UPI, remainingFee: 0 }, 10_000, null],
  ['FEE', UPI, 0, null],
  ['FEE', { ...UPI, upiId: null }, 100, null],
  ['OTHER', UPI, 950_026, 950_026],
] as const)('a payment app is asked by %s for %#: at most what is due', (receiptType, fees, amountPaid, asked) =>
  expect(upiAmount(fees, { receiptType, amountPaid })).toBe(asked),
);

test('what is due afterwards is exact, below zero for more than is due', () => {
  expect(dueAfter(STUDENT_FEES, 350_025)).toBe(600_000);
  expect(dueAfter(STUDENT_FEES, 950_026)).toBe(-1);
  expect(dueAfter(STUDENT_FEES, null)).toBeNull();
});

test('the address of a payment app has the exact amount and says who pays, whatever the school is called', () => {
  expect(upiAddress('school@bank', 'Adarsh & Sons = ₹', 350_025, [1011])).toBe(
    'upi://pay?pa=school@bank&pn=Adarsh%20%26%20Sons%20%3D%20%E2%82%B9&am=3500.25&cu=INR&tn=1011',
  );
  const many = Array.from({ length: 12 }, (_, at) => 1001 + at);
  expect(upiAddress('school@bank', 'School', 100, many)).toMatch(/&tn=1001%20.*%201010$/);
  expect(upiAddress('school@bank', 'School', 25_050, [1011])).toContain('&am=250.50&');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9_999_999_999 }), (name, paise) => {
      const { searchParams } = new URL(upiAddress('school@bank', name, paise, [7]).replace('upi:', 'https:'));
      expect([searchParams.get('pn'), Number(searchParams.get('am')) * 100]).toEqual([name, expect.closeTo(paise, 1)]);
      expect([...searchParams.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn']);
    }),
  );
});

const SESSIONS = [
  { sessionId: 1, sessionDisplayName: '2025 - 2026', startDate: '2025-04-01', endDate: '2026-03-31' },
  { sessionId: 2, sessionDisplayName: '2026 - 2027', startDate: '2026-04-01', endDate: '2027-03-31' },
];

test.each([
  ['2026-03-31', 1],
  ['2026-04-01', 0],
  ['2027-03-31', 0],
  ['2027-04-01', 0],
])(
  'a payment on %s for the session 2026 - 2027 needs %d confirmations: dues are paid after its end too',
  (paymentDate, count) => {
    const payment = { paymentDate, receipts: [{ ...VALUES, sessionId: 2 }] };
    expect(doubtsOf(payment, SESSIONS, feeWords.en)).toHaveLength(count);
  },
);

test('a payment of several receipts is asked about each session that starts after the payment date', () => {
  const paidFor = (...sessionIds: number[]) => sessionIds.map((sessionId) => ({ ...VALUES, sessionId }));
  const doubtsOn = (paymentDate: string, ...sessionIds: number[]) =>
    doubtsOf({ paymentDate, receipts: paidFor(...sessionIds) }, SESSIONS, feeWords.en);
  expect(doubtsOn('2026-03-31', 1, 2, 2)).toEqual([expect.stringContaining('2026 - 2027')]);
  expect(doubtsOn('2025-03-31', 1, 2)).toHaveLength(2);
  expect(doubtsOn('2026-03-31', 1, 1)).toEqual([]);
});
