import fc from 'fast-check';
import { dueAges, type AgedDues } from '../../common/dueAges';
import { duesOf, nextPayment, type DuesFacts, type Instalment } from '../../common/dues';
import { addPaise } from '../../common/money';

const FACTS: DuesFacts = {
  totalFee: 24_000_00,
  admissionFee: 2_000_00,
  admissionFeeApplicable: true,
  rte: false,
  discount: 0,
  discountOnEarlier: 0,
  openingPaid: 0,
  broughtForward: 0,
  confirmed: 0,
  awaiting: 0,
};
const SCHEDULE: Instalment[] = [
  { date: '2026-10-10', amount: 8_000_00 },
  { date: '2026-04-10', amount: 8_000_00 },
  { date: '2026-07-10', amount: 6_000_00 },
];
const NONE = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, notYetDue: 0, undated: 0 };

const aged = (changes: Partial<DuesFacts>, day: string, schedule = SCHEDULE) =>
  dueAges(schedule, duesOf({ ...FACTS, ...changes }), day);

test.each<[string, Partial<DuesFacts>, string, Partial<AgedDues['ages']>, AgedDues['later']]>([
  [
    'before the first date nothing is due',
    {},
    '2026-04-09',
    { notYetDue: 22_000_00, undated: 2_000_00 },
    { date: '2026-04-10', amount: 8_000_00 },
  ],
  [
    'an instalment is due on its date',
    {},
    '2026-04-10',
    { upTo30: 8_000_00, notYetDue: 14_000_00, undated: 2_000_00 },
    { date: '2026-07-10', amount: 6_000_00 },
  ],
  [
    'an instalment is 91 days old',
    { confirmed: 1_00 },
    '2026-07-10',
    { over90: 7_999_00, upTo30: 6_000_00, notYetDue: 8_000_00, undated: 2_000_00 },
    { date: '2026-10-10', amount: 8_000_00 },
  ],
  [
    'a payment settles the earliest instalment first',
    { confirmed: 9_000_00, awaiting: 1_000_00 },
    '2026-07-15',
    { upTo30: 4_000_00, notYetDue: 8_000_00, undated: 2_000_00 },
    { date: '2026-10-10', amount: 8_000_00 },
  ],
  [
    'a discount takes from the last instalments',
    { discount: 11_000_00 },
    '2026-07-15',
    { over90: 8_000_00, upTo30: 5_000_00 },
    null,
  ],
  [
    'an admission fee that does not apply takes from the end',
    { admissionFeeApplicable: false },
    '2026-12-01',
    { over90: 14_000_00, upTo60: 8_000_00 },
    null,
  ],
  ['only an amount without a date remains', { confirmed: 22_000_00 }, '2026-12-01', { undated: 2_000_00 }, null],
  ['a free seat owes nothing', { rte: true }, '2026-12-01', {}, null],
  ['more is paid than payable', { confirmed: 30_000_00 }, '2026-12-01', {}, null],
])('ages of dues: %s', (_what, changes, day, ages, later) => {
  const found = aged(changes, day);
  expect(found.ages).toEqual({ ...NONE, ...ages });
  expect(found.later).toEqual(later);
});

test.each([
  [30, '2026-05-10', 'upTo30'],
  [31, '2026-05-11', 'upTo60'],
  [60, '2026-06-09', 'upTo60'],
  [61, '2026-06-10', 'upTo90'],
  [90, '2026-07-09', 'upTo90'],
] as const)('an instalment that is %i days old belongs to its bucket', (_days, day, bucket) => {
  expect(aged({}, day).ages).toEqual({ ...NONE, [bucket]: 8_000_00, notYetDue: 14_000_00, undated: 2_000_00 });
});

test('without a schedule all of it has no date', () => {
  expect(aged({}, '2026-04-10', [])).toEqual({ ages: { ...NONE, undated: 24_000_00 }, due: 0, later: null });
});

const paise = fc.integer({ min: 0, max: 3_000_000 });
const facts: fc.Arbitrary<DuesFacts> = fc
  .record({
    totalFee: paise,
    admissionFee: fc.integer({ min: 0, max: 300_000 }),
    admissionFeeApplicable: fc.boolean(),
    rte: fc.boolean(),
    openingPaid: fc.integer({ min: 0, max: 500_000 }),
    broughtForward: fc.integer({ min: 0, max: 500_000 }),
    discount: fc.integer({ min: 0, max: 1_000_000 }),
    onEarlier: fc.integer({ min: 0, max: 500_000 }),
    confirmed: paise,
    awaiting: fc.integer({ min: 0, max: 500_000 }),
  })
  .map(({ onEarlier, ...one }) => ({ ...one, discountOnEarlier: Math.min(onEarlier, one.discount) }));
const schedules = fc.uniqueArray(
  fc.record({ date: fc.constantFrom('2026-04-10', '2026-06-10', '2026-08-10', '2026-11-10'), amount: paise }),
  { selector: ({ date }) => date, maxLength: 4 },
);

test('the ages add up to the remaining fee, and agree with the next payment', () => {
  fc.assert(
    fc.property(facts, schedules, fc.constantFrom('2026-03-01', '2026-07-01', '2027-01-01'), (one, schedule, day) => {
      const dues = duesOf(one);
      const { ages, due, later } = dueAges(schedule, dues, day);
      const amounts = Object.values(ages);
      expect(amounts.every((amount) => amount >= 0)).toBe(true);
      expect(addPaise(...amounts)).toBe(dues.remaining);
      const { dueNow, next } = nextPayment(schedule, dues, day);
      expect(due).toBe(dueNow);
      if (due === 0) expect(later).toEqual(next?.date == null ? null : next);
    }),
    { seed: 20261126, numRuns: 300 },
  );
});
