import type { StudentFees } from '@/api/fees';
import { FeeSummary } from '@/shared/domain';
import { renderUi } from '../renderUi';

const FEES: StudentFees = {
  studentId: 7,
  sessionId: 2,
  totalFee: 124000.5,
  admissionFee: 2000,
  tuitionFee: 118000.5,
  examFee: 1000,
  computerFee: 1200,
  developmentFee: 1300,
  otherFee: 500,
  amountPaid: 6000,
  remainingFee: 117500,
  discount: 500.5,
  discountOnEarlier: 0,
  admissionFeeApplicable: true,
  rte: false,
  sessionStatus: 'ACTIVE',
  payable: 124000.5,
  awaiting: 0,
  overpaid: 0,
  openingPaid: 0,
  broughtForward: 0,
  mostDiscount: 118000.5,
  dueNow: 0,
  nextPayment: null,
  schedule: [],
  lastReceipt: null,
  upiId: null,
  schoolName: 'Saraswati Vidya Mandir',
  today: '2026-07-15',
  version: 3,
};

const lines = (changes: Partial<StudentFees> = {}) => {
  const { container } = renderUi(<FeeSummary fees={{ ...FEES, ...changes }} />);
  return [...container.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).filter((text) => text !== ''),
  );
};
const noteOf = (line: 0 | 1 | 2 | 3, changes: Partial<StudentFees>) => lines(changes)[line]?.[2];

test('RECEIPT-30 SHELL-02 SHELL-03 total, discount, paid and due are shown in rupees with two decimals', () => {
  expect(lines()).toEqual([
    ['Total', '₹1,24,000.50'],
    ['Discount', '₹500.50'],
    ['Paid', '₹6,000.00'],
    ['Due', '₹1,17,500.00'],
  ]);
});

test('FEE-53 the discount line has the part that counts', () => {
  const free = { rte: true, discount: 3000, payable: 0 };
  expect(lines(free)[1]?.[1]).toBe('₹0.00');
  const owing = { ...free, payable: 700.5, broughtForward: 700.5 };
  expect(lines(owing)[2]?.[1]).toBe('₹0.00');
  expect(lines({ ...owing, discountOnEarlier: 200.25 })[2]?.[1]).toBe('₹200.25');
  expect(lines({ ...owing, discountOnEarlier: 3000 })[2]?.[1]).toBe('₹700.50');
});

test('earlier dues of the opening balance have a line of their own, and none without them', () => {
  expect(lines({ broughtForward: 1500.5 })[1]).toEqual(['Opening balance: earlier dues', '₹1,500.50']);
});

test.each<[string, 0 | 1 | 2 | 3, Partial<StudentFees>, string | undefined]>([
  [
    'an admission fee that does not apply',
    0,
    { admissionFeeApplicable: false },
    'Admission fee of ₹2,000.00 does not apply',
  ],
  ['none that does not apply', 0, { admissionFeeApplicable: false, admissionFee: 0 }, undefined],
  ['none of a free seat', 0, { admissionFeeApplicable: false, rte: true }, undefined],
  [
    'a discount above the dues that it was given for',
    1,
    { discount: 3000.5, payable: 1000 },
    '₹2,000.50 of the stored discount is above the dues that it was given for and does not count',
  ],
  ['an opening payment', 2, { openingPaid: 4000.5 }, 'Opening balance: ₹4,000.50 of this was paid before this portal'],
  ['what waits', 2, { awaiting: 2500.5 }, '₹2,500.50 of this is not confirmed yet'],
  ['what is late', 3, { dueNow: 900, nextPayment: { date: '2026-07-10', amount: 900 } }, '₹900.00 due by today'],
  ['what comes next', 3, { nextPayment: { date: '2026-10-10', amount: 900 } }, '₹900.00 to be paid by 10/10/2026'],
  ['nothing without a date', 3, { nextPayment: { date: null, amount: 900 } }, undefined],
  ['what was paid too much', 3, { overpaid: 1000, remainingFee: 0 }, '₹1,000.00 paid too much'],
  ['a free seat', 3, { rte: true, remainingFee: 0 }, 'Free seat (RTE)'],
])('what a clerk has to know is at its amount: %s', (_what, line, changes, note) => {
  expect(noteOf(line, changes)).toBe(note);
});
