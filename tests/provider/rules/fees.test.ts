// Fee structures and what a student owes, as the provider reads, judges and answers them.
import {
  readAmounts,
  readTerms,
  requireInSession,
  requireWithinTotal,
} from '../../../provider/domains/fees/fees.rules.ts';
import { amountsOf, feeView } from '../../../provider/domains/fees/fees.view.ts';
import { decidedOf, structureOf, studentDues } from '../../../provider/domains/fees/studentFees.rules.ts';
import { refusedBy } from './refused';

type Form = Parameters<typeof readAmounts>[0];
const FORM = {
  totalFee: 1000,
  admissionFee: 100,
  tuitionFee: 600,
  examFee: 100.5,
  computerFee: 99.5,
  developmentFee: 50.25,
  otherFee: 49.75,
};
const form = (changes: object = {}) => ({ ...FORM, ...changes }) as unknown as Form;
const PAISE = {
  totalFee: 100_000,
  admissionFee: 10_000,
  tuitionFee: 60_000,
  examFee: 10_050,
  computerFee: 9_950,
  developmentFee: 5_025,
  otherFee: 4_975,
};

describe('a fee structure', () => {
  test('is read in paise', () => {
    expect(readAmounts(form())).toEqual(PAISE);
  });

  test('CONST-18 has at most two decimals in each amount', () => {
    const said = 'Enter an amount with at most two decimals';
    const names = Object.keys(FORM);
    expect(names).toHaveLength(7);
    const finer = Object.fromEntries(Object.entries(FORM).map(([name, amount]) => [name, amount + 0.001]));
    expect(refusedBy(() => readAmounts(form(finer)))).toEqual({
      code: 'BAD_REQUEST',
      message: said,
      problems: Object.fromEntries(names.map((name) => [name, said])),
    });
    expect(refusedBy(() => readAmounts(form({ otherFee: 49.74, examFee: 100.51 })))).toBeNull();
  });

  test.each([0, -1])('has a total above nothing, which %d is not', (totalFee) => {
    expect(refusedBy(() => readAmounts(form({ totalFee })))).toMatchObject({
      code: 'TOTAL_FEE_ZERO',
      problems: { totalFee: 'Total fee amount cannot be zero' },
    });
  });

  test.each([
    [601, null],
    [599, null],
    [601.01, 'Total percentage (100.1%) exceeds 100%'],
    [598.99, 'Total percentage (99.9%) is less than 100%'],
  ])('CONST-18 FEE-38 FEE-15 with tuition of %d beside 400 of a total of 1,000: %s', (tuitionFee, message) => {
    const refused = refusedBy(() => readAmounts(form({ tuitionFee })));
    expect(refused && [refused.code, refused.problems]).toEqual(message && ['BAD_REQUEST', { totalFee: message }]);
  });
});

const term = (minimumDate: string, minimumFee: number) => ({ minimumDate, minimumFee });

describe('the payments of a structure', () => {
  test('are read by date, in paise', () => {
    const fees = [term('2026-09-01', 20.5), term('2026-07-01', 10), term('2026-08-01', 30)];
    expect(readTerms(fees)).toEqual([
      { date: '2026-07-01', amount: 1_000 },
      { date: '2026-08-01', amount: 3_000 },
      { date: '2026-09-01', amount: 2_050 },
    ]);
  });

  test('CONST-18 have a day each, and two decimals', () => {
    const fees = [term('2026-07-01', 10.001), term('2026-08-01', 30), term('2026-07-01', 5), term('2026-08-01', 1)];
    const twice = 'There is already a payment on this date. Choose another date';
    expect(refusedBy(() => readTerms(fees))).toEqual({
      code: 'BAD_REQUEST',
      message: 'Enter an amount with at most two decimals',
      problems: {
        'fees.0.minimumFee': 'Enter an amount with at most two decimals',
        'fees.2.minimumDate': twice,
        'fees.3.minimumDate': twice,
      },
    });
  });

  const session = { startDate: '2026-04-01', endDate: '2027-03-31' };
  test('FEE-27 FEE-40 lie in the session, its first and last day with it', () => {
    expect(refusedBy(() => requireInSession([term('2026-04-01', 1), term('2027-03-31', 1)], session))).toBeNull();
    const fees = [term('2026-03-31', 1), term('2026-04-02', 1), term('2027-04-01', 1)];
    const said = 'The date is outside the session. Choose a date in the session';
    expect(refusedBy(() => requireInSession(fees, session))).toMatchObject({
      code: 'TERM_FEE_DATES_NOT_IN_SESSION',
      problems: { 'fees.0.minimumDate': said, 'fees.2.minimumDate': said },
    });
  });

  test('FEE-29 FEE-39 come to no more than the total', () => {
    const payments = [{ amount: 40_000 }, { amount: 60_000 }];
    expect(refusedBy(() => requireWithinTotal(payments, 100_000))).toBeNull();
    expect(refusedBy(() => requireWithinTotal(payments, 99_999))?.code).toBe('MINIMUM_DATE_FEE_TOTAL_MISMATCH');
  });
});

type Row = Parameters<typeof feeView>[0];
const rupees = Object.fromEntries(Object.entries(FORM).map(([name, amount]) => [name, amount.toFixed(2)]));
const ROW = { sessionId: 3, classId: 4, stream: 'ARTS', version: 7, ...rupees } as unknown as Row;

test('FEE-33 a stored structure is answered in rupees, with each head’s percentage of the total', () => {
  const terms = [{ dueDate: '2026-07-01', amount: '250.50' }] as unknown as Parameters<typeof feeView>[1];
  expect(feeView(ROW, terms)).toEqual({
    sessionId: 3,
    classId: 4,
    stream: 'ARTS',
    ...FORM,
    admissionFeePercentage: 10,
    tuitionFeePercentage: 60,
    examFeePercentage: 10.05,
    computerFeePercentage: 9.95,
    developmentFeePercentage: 5.03,
    otherFeePercentage: 4.98,
    totalFeePercentage: 100,
    hasCompletedFeeSetup: true,
    dateWiseFeesList: [{ minimumDate: '2026-07-01', minimumFee: 250.5 }],
    version: 7,
  });
  expect(amountsOf(ROW)).toEqual(PAISE);
});

type Facts = Parameters<typeof studentDues>[0];
const FACTS = {
  structure: ROW,
  needsSection: false,
  sessionStatus: 'ACTIVE',
  newAdmission: true,
  rte: false,
  confirmed: '200.50',
  awaiting: '50',
};
const facts = (changes: object = {}) => ({ ...FACTS, decided: null, ...changes }) as unknown as Facts;

describe('what a student owes', () => {
  test('the admission fee applies to who was admitted in the session, unless it was decided otherwise', () => {
    const none = { discount: 0, discountOnEarlier: 0 };
    expect(decidedOf(facts())).toEqual({ ...none, admissionFeeApplicable: true });
    expect(decidedOf(facts({ newAdmission: false }))).toEqual({ ...none, admissionFeeApplicable: false });
    const decided = { discount: '120.25', discountOnEarlier: '20.50', admissionFeeApplicable: false };
    const given = { discount: 12_025, discountOnEarlier: 2_050 };
    expect(decidedOf(facts({ decided }))).toEqual({ ...given, admissionFeeApplicable: false });
    expect(decidedOf(facts({ newAdmission: false, decided: { ...decided, admissionFeeApplicable: true } }))).toEqual({
      ...given,
      admissionFeeApplicable: true,
    });
  });

  test('is reported where no structure determines it, and why', () => {
    expect(structureOf(facts())).toBe(ROW);
    const none = refusedBy(() => structureOf(facts({ structure: null })));
    expect(none).toMatchObject({ code: 'CLASS_SESSION_FEE_NOT_DECLARED', problems: {} });
    const sectionless = refusedBy(() => structureOf(facts({ structure: null, needsSection: true })));
    expect(sectionless).toMatchObject({
      code: 'CLASS_SESSION_FEE_NOT_DECLARED',
      message: 'The fee is not determined: the class has streams, and the student has no section yet',
    });
    expect(none?.message).not.toBe(sectionless?.message);
  });

  test('counts what is confirmed and what waits, the decision and a free seat', () => {
    const dues = studentDues(facts());
    expect(dues).toMatchObject({ payable: 100_000, paid: 25_050, awaiting: 5_000, discount: 0, remaining: 74_950 });
    const decision = { discount: 10_000, discountOnEarlier: 0, admissionFeeApplicable: false };
    expect(studentDues(facts(), decision)).toMatchObject({ payable: 90_000, discount: 10_000, remaining: 54_950 });
    expect(studentDues(facts({ rte: true }))).toMatchObject({ payable: 0, remaining: 0, overpaid: 25_050 });
  });
});
