// A receipt as the provider reads, answers and exports it.
import { readReceipt, requireNearSession } from '../../../provider/domains/receipts/create/create.rules.ts';
import {
  RECEIPT_SHEET,
  receiptSheetRow,
  receiptsTotal,
  totalSheetRows,
} from '../../../provider/domains/receipts/receipts.export.ts';
import type { ShownReceipt } from '../../../provider/domains/receipts/receipts.queries.ts';
import { receiptView } from '../../../provider/domains/receipts/receipts.view.ts';
import { refusedBy } from './refused';

type Form = Parameters<typeof readReceipt>[0];
type Row = ShownReceipt;

const TODAY = '2026-07-15';
const FORM = {
  studentId: 5,
  sessionId: 3,
  receiptType: 'FEE',
  paymentMode: 'CHEQUE',
  amountPaid: 1250.75,
  paymentDate: '2026-07-14',
  referenceNo: ' ab 12 ',
  referenceNoDate: '2026-07-10',
  bankName: '  State   Bank ',
  comments: ' Second  term ',
};
const form = (changes: object = {}) => ({ ...FORM, ...changes }) as unknown as Form;
const NONE = { referenceNo: null, referenceNoDate: undefined, bankName: '  ' };

describe('a form', () => {
  test('is stored in paise, with tidy texts, and a number that is found in any letter case', () => {
    expect(readReceipt(form(), TODAY)).toEqual({
      studentId: 5,
      sessionId: 3,
      type: 'FEE',
      mode: 'CHEQUE',
      amount: 125_075,
      paymentDate: '2026-07-14',
      referenceNo: 'ab 12',
      referenceKey: 'CHEQUE|ab12|statebank|2026-07-10',
      referenceDate: '2026-07-10',
      bankName: 'State   Bank',
      comments: 'Second  term',
    });
    expect(readReceipt(form({ referenceNo: 'AB 12' }), TODAY).referenceKey).toBe(
      readReceipt(form(), TODAY).referenceKey,
    );
  });

  test.each([
    ['a dash', 'UTR-123'],
    ['blanks and small letters', 'utr  -123'],
    ['a typographic dash', 'UTR\u2010123'],
    ['other signs', 'U_T+R~1=2*3'],
    ['a Cyrillic letter', 'U\u0422R 123'],
    ['a Greek letter, a soft hyphen and Devanagari digits', 'U\u03a4R\u00ad\u0967\u0968\u0969'],
  ])('RECEIPT-53 a reference with %s has the key of its letters and digits', (_name, referenceNo) => {
    const online = { paymentMode: 'ONLINE', bankName: null, referenceNoDate: null };
    const key = readReceipt(form({ ...online, referenceNo }), TODAY).referenceKey;
    expect(key).toBe('ONLINE|utr123');
  });

  test('keeps no details of a payment in cash', () => {
    expect(readReceipt(form({ paymentMode: 'CASH' }), TODAY)).toMatchObject({
      mode: 'CASH',
      referenceNo: null,
      referenceKey: null,
      referenceDate: null,
      bankName: null,
    });
  });

  test.each([
    ['CASH', null],
    [
      'CHEQUE',
      {
        referenceNo: 'Cheque number is required',
        referenceNoDate: 'Check date is required',
        bankName: 'Bank name is required',
      },
    ],
    ['ONLINE', { referenceNo: 'Transaction number is required' }],
  ])('RECEIPT-40 RECEIPT-41 RECEIPT-42 RECEIPT-43 what a payment by %s lacks: %j', (paymentMode, problems) => {
    const refused = refusedBy(() => readReceipt(form({ paymentMode, ...NONE }), TODAY));
    expect(refused).toEqual(
      problems && { code: 'MISSING_RECEIPT_REFERENCE_DETAILS', message: expect.any(String), problems },
    );
  });

  test.each(['referenceNo', 'referenceNoDate', 'bankName'])('of a cheque tells the one detail it lacks: %s', (name) => {
    const refused = refusedBy(() => readReceipt(form({ [name]: undefined }), TODAY));
    expect(Object.keys(refused?.problems ?? {})).toEqual([name]);
  });

  test('CONST-18 has an amount to the paisa, and no day to come', () => {
    expect(refusedBy(() => readReceipt(form({ amountPaid: 1.005 }), TODAY))).toMatchObject({
      code: 'BAD_REQUEST',
      problems: { amountPaid: 'Enter an amount with at most two decimals' },
    });
    expect(refusedBy(() => readReceipt(form({ paymentDate: '2026-07-16' }), TODAY))).toMatchObject({
      code: 'BAD_REQUEST',
      problems: { paymentDate: 'Payment date must not be in the future' },
    });
    expect(readReceipt(form({ paymentDate: TODAY }), TODAY).paymentDate).toBe(TODAY);
    expect(readReceipt(form({ paymentDate: undefined }), TODAY).paymentDate).toBe(TODAY);
  });

  test.each([
    ['2025-03-31', null],
    ['2025-03-30', { paymentDate: 'Payment date lies more than a year before the session' }],
  ])('of a session from 1 April 2026, paid on %s: %j', (paymentDate, problems) => {
    const values = readReceipt(form({ paymentDate }), TODAY);
    expect(refusedBy(() => requireNearSession(values, { startDate: '2026-04-01' }))?.problems ?? null).toEqual(
      problems,
    );
  });
});

const ROW = {
  id: 9,
  receiptNo: 2145,
  type: 'READMISSION',
  schoolId: 1,
  sessionId: 3,
  sessionName: '2026 - 2027',
  classId: 4,
  className: '5',
  sectionName: 'A',
  studentId: 5,
  studentCode: 1285,
  studentName: 'Aanya Soni',
  fatherName: 'Hemant Soni',
  paymentDate: '2026-07-14',
  mode: 'ONLINE',
  amount: '999.50',
  referenceNo: 'UPI 77',
  referenceDate: '2026-07-13',
  bankName: 'State Bank',
  comments: 'Second term',
  status: 'PENDING',
  cashier: 'Ramesh Gupta',
  printedAt: null,
  createdAt: '2026-07-15 05:00:00.123456+00',
  modifiedAt: '2026-07-15 06:00:00+00',
};
const row = (changes: object = {}) => ({ ...ROW, ...changes }) as unknown as Row;

test('a row is answered whole, in rupees', () => {
  const whole = receiptView(row());
  expect(whole).toEqual({
    receiptId: 9,
    receiptNo: 2145,
    receiptType: 'READMISSION',
    schoolId: 1,
    sessionId: 3,
    session: '2026 - 2027',
    classId: 4,
    className: '5',
    sectionName: 'A',
    studentId: 5,
    studentCode: 1285,
    studentName: 'Aanya Soni',
    fatherName: 'Hemant Soni',
    paymentDate: '2026-07-14',
    paymentMode: 'ONLINE',
    amountPaid: 999.5,
    referenceNo: 'UPI 77',
    referenceNoDate: '2026-07-13',
    bankName: 'State Bank',
    comments: 'Second term',
    status: 'PENDING',
    deleted: false,
    cashier: 'Ramesh Gupta',
    printed: false,
    createdAt: expect.stringMatching(/^2026-07-15T05:00:00/),
    modifiedAt: expect.stringMatching(/^2026-07-15T06:00:00/),
  });
  const done = receiptView(row({ status: 'CANCELLED', printedAt: '2026-07-15 06:00:00+00' }));
  expect([done.deleted, done.printed]).toEqual([true, true]);
});

describe('the file of receipts', () => {
  test('RECEIPT-05 has the columns of the list, with section and cashier', () => {
    expect([RECEIPT_SHEET.name, RECEIPT_SHEET.footer]).toEqual(['Receipts', 'Page &P of &N']);
    expect(RECEIPT_SHEET.columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      'Session: text',
      'Receipt No.: number',
      'Type: text',
      'Class: text',
      'Section: text',
      'Student Code: number',
      'Student Name: text',
      'Father Name: text',
      'Payment Date: date',
      'Payment Mode: text',
      'Amount: money',
      'Cheque/Transaction Date: date',
      'Cheque/Transaction No.: text',
      'Bank: text',
      'Status: text',
      'Comment: text',
      'Cashier: text',
    ]);
    expect(Math.min(...RECEIPT_SHEET.columns.map(({ width }) => width))).toBeGreaterThanOrEqual(10);
  });

  test('has a row for each', () => {
    const cells = ['2026 - 2027', 2145, 'Re-Admission', '5', 'A', 1285, 'Aanya Soni', 'Hemant Soni', '2026-07-14'];
    const paid = ['Online', 999.5, '2026-07-13', 'UPI 77', 'State Bank', 'Pending', 'Second term', 'Ramesh Gupta'];
    expect(receiptSheetRow(row())).toEqual([...cells, ...paid]);
    expect(receiptSheetRow(row({ fatherName: '' }))[7]).toBeNull();
  });

  test('RECEIPT-24 ends with a blank row and the total without cancelled receipts', () => {
    const paise = receiptsTotal([row(), row({ amount: '0.25' }), row({ status: 'CANCELLED' })]);
    expect(paise).toBe(99_975);
    const [blank, total = []] = totalSheetRows(paise);
    expect(blank).toEqual([]);
    const said = [...total.entries()].filter(([, cell]) => cell !== null);
    expect(said).toEqual([
      [6, { value: 'Total without cancelled receipts', bold: true }],
      [10, { value: 999.75, bold: true }],
    ]);
    expect(total).toHaveLength(RECEIPT_SHEET.columns.length);
  });
});
