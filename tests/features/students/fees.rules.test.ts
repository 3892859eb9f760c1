import type { StudentFees } from '@/api/fees';
import { FEE_FIELDS } from '@/api/fees';
import type { StudentRow } from '@/api/students';
import {
  isDiscountChanged,
  discountProblem,
  duesWith,
  isChanged,
  requestOf,
  targetOf,
  valuesOf,
  type FeesValues,
} from '@/features/students/fees/feesForm';
import { problemWords } from '@/shared/forms/words';
import { STUDENT_FEES } from '../../support/entities/fees';
import { samplesIn } from '../../support/entities/table';

const AMOUNTS = samplesIn(STUDENT_FEES, 'amount');
const FEES: StudentFees = {
  studentId: 7,
  sessionId: 2,
  ...AMOUNTS,
  amountPaid: 6000,
  remainingFee: 15500.5,
  discount: 500,
  discountOnEarlier: 0,
  admissionFeeApplicable: false,
  rte: false,
  sessionStatus: 'ACTIVE',
  payable: 22000.5,
  awaiting: 1000.25,
  openingPaid: 0,
  broughtForward: 0,
  overpaid: 0,
  mostDiscount: 16000.5,
  dueNow: 0,
  nextPayment: null,
  schedule: [],
  lastReceipt: null,
  upiId: null,
  schoolName: 'Saraswati Vidya Mandir',
  today: '2026-07-15',
  version: 3,
};
const decided = (discount: FeesValues['discount'], admissionFeeApplicable = false): FeesValues => ({
  discount,
  admissionFeeApplicable,
  reason: '',
});

test('the fields have the stored decision, in paise; only another one is a change', () => {
  expect(valuesOf(FEES)).toEqual(decided(50_000));
  expect(isChanged(FEES, decided(50_000))).toBe(false);
  for (const other of [decided(50_001), decided(null), decided('x'), decided(50_000, true)])
    expect(isChanged(FEES, other)).toBe(true);
});

test('FEE-53 with the stored decision the dues are those of the summary', () => {
  const { payable, paid, awaiting, discount, remaining, overpaid, mostDiscount } = duesWith(FEES, valuesOf(FEES));
  expect([payable, paid, awaiting, discount, remaining, overpaid, mostDiscount]).toEqual([
    2_200_050, 600_000, 100_025, 50_000, 1_550_050, 0, 1_600_050,
  ]);
});

test.each<[string, FeesValues, Partial<StudentFees>, number, number]>([
  ['the admission fee too', decided(50_000, true), {}, 1_750_050, 1_800_050],
  ['no discount', decided(0), {}, 1_600_050, 1_600_050],
  ['a discount that is no amount', decided('5x'), {}, 1_600_050, 1_600_050],
  ['a free seat', decided(0), { rte: true, amountPaid: 0, awaiting: 0 }, 0, 0],
])('FEE-50 with %s the dues follow', (_what, values, changes, remaining, most) => {
  expect(duesWith({ ...FEES, ...changes }, values)).toMatchObject({ remaining, mostDiscount: most });
});

const facts = { ...FEE_FIELDS.DiscountForm.discount, problems: problemWords.en };
test.each<[FeesValues, string | null]>([
  [decided(0), null],
  [decided(1_600_050), null],
  [decided(1_600_051), 'Discount cannot be more than the due fee'],
  [decided(1_800_050, true), null],
  [decided(1_800_051, true), 'Discount cannot be more than the due fee'],
  [decided('-0.01'), 'Discount cannot be negative'],
  [decided('1.005'), 'Discount must be an amount in rupees'],
  [decided(null), 'Discount is required'],
])('DISCOUNT-02 DISCOUNT-03 FEE-49 FEE-50 FEE-51 the problem of %j is %j', (values, problem) => {
  expect(discountProblem(facts, FEES, values)).toBe(problem);
});

test('FEE-50 an RTE seat gets no discount, but of earlier dues', () => {
  const free = { ...FEES, rte: true, amountPaid: 0, awaiting: 0 };
  expect(discountProblem(facts, free, decided(0))).toBeNull();
  expect(discountProblem(facts, free, decided(1))).toBe('Discount cannot be more than the due fee');
  const owing = { ...free, broughtForward: 700.5 };
  expect(discountProblem(facts, owing, decided(70_050))).toBeNull();
  expect(discountProblem(facts, owing, decided(70_051))).toBe('Discount cannot be more than the due fee');
  const late = { ...FEES, broughtForward: 700.5 };
  expect(discountProblem(facts, late, decided(1_670_100))).toBeNull();
  expect(discountProblem(facts, late, decided(1_670_101))).toBe('Discount cannot be more than the due fee');
});

test('FEE-53 the new due counts on earlier dues only the part of another discount above the session fee', () => {
  const owing = {
    ...FEES,
    admissionFeeApplicable: true,
    amountPaid: 0,
    awaiting: 0,
    discount: 24000.5,
    broughtForward: 3000,
  };
  const remaining = (values: FeesValues, changes: Partial<StudentFees> = {}) =>
    duesWith({ ...owing, ...changes }, values).remaining;
  expect(remaining(decided(2_400_050, true))).toBe(300_000);
  expect(remaining(decided(2_400_050, false))).toBe(300_000);
  expect(remaining(decided(2_400_050, false), { discount: 0 })).toBe(100_000);
  expect(remaining(decided(100_000, true), { rte: true, discountOnEarlier: 1000 })).toBe(200_000);
  expect(remaining(decided(250_000, true), { rte: true })).toBe(50_000);
});

test('FEE-53 the dialog begins with the discount that counts; the stored amount that does not count is another one', () => {
  const seat = { ...FEES, rte: true, payable: 3000, broughtForward: 3000, discount: 3000, amountPaid: 0, awaiting: 0 };
  const typed = decided(300_000);
  expect(valuesOf(seat).discount).toBe(0);
  expect([isDiscountChanged(seat, valuesOf(seat)), isDiscountChanged(seat, typed)]).toEqual([false, true]);
  expect([duesWith(seat, valuesOf(seat)).remaining, duesWith(seat, typed).remaining]).toEqual([300_000, 0]);
});

test('FEE-48 CALL-51 CALL2-27 ENUM-11 the summary is sent with the decision and the version that was loaded', () => {
  expect(requestOf(FEES, { ...decided(75_025, true), reason: ' Sisters ' }, 3)).toEqual({
    studentId: 7,
    sessionId: 2,
    ...AMOUNTS,
    amountPaid: 6000,
    remainingFee: 15500.5,
    discount: 750.25,
    admissionFeeApplicable: true,
    reason: 'Sisters',
    version: 3,
  });
});

test('ENUM-06 the dialog shows the student’s class in the session, and the session where it is known', () => {
  const student = {
    schoolId: 1,
    studentId: 7,
    studentCode: 1068,
    studentName: 'Aanya',
    enrollments: [
      { sessionId: 1, className: 'Nursery', sectionName: 'A' },
      { sessionId: 2, className: 'LKG', sectionName: null },
    ],
  } as StudentRow;
  const sessions = [{ sessionId: 2, sessionDisplayName: '2026 - 2027' }];
  expect(targetOf(student, 2, sessions).about).toEqual(['1068', 'LKG', '2026 - 2027']);
  expect(targetOf(student, 1, sessions).about).toEqual(['1068', 'Nursery A']);
  expect(targetOf(student, 9, sessions)).toEqual({
    ...{ schoolId: 1, studentId: 7, studentName: 'Aanya', sessionId: 9 },
    about: ['1068'],
  });
});
