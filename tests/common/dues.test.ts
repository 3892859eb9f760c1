import fc from 'fast-check';
import {
  duesOf,
  nextPayment,
  scheduleOf,
  withBroughtForward,
  withDecision,
  type DuesFacts,
  type Instalment,
} from '../../common/dues';

const FACTS: DuesFacts = {
  totalFee: 24_000_00,
  admissionFee: 2_000_00,
  admissionFeeApplicable: true,
  rte: false,
  openingPaid: 0,
  broughtForward: 0,
  discount: 0,
  discountOnEarlier: 0,
  confirmed: 0,
  awaiting: 0,
};

test.each<[string, Partial<DuesFacts>, Partial<ReturnType<typeof duesOf>>]>([
  ['FEE-50 a new pupil owes the whole fee', {}, { payable: 24_000_00, remaining: 24_000_00, mostDiscount: 24_000_00 }],
  [
    'FEE-50 without the admission fee where it does not apply',
    { admissionFeeApplicable: false },
    { payable: 22_000_00 },
  ],
  [
    'FEE-53 what is paid, confirmed or not, and what is given off are no longer owed',
    { confirmed: 5_000_50, awaiting: 1_000_25, discount: 999_99 },
    { paid: 6_000_75, awaiting: 1_000_25, remaining: 16_999_26, mostDiscount: 17_999_25, overpaid: 0 },
  ],
  [
    'FEE-51 a full discount leaves nothing',
    { confirmed: 4_000_00, discount: 20_000_00 },
    { remaining: 0, overpaid: 0 },
  ],
  [
    'FEE-53 never less than nothing: what was paid beyond is told apart',
    { admissionFeeApplicable: false, confirmed: 24_000_00 },
    { payable: 22_000_00, remaining: 0, overpaid: 2_000_00, mostDiscount: 0 },
  ],
  [
    'FEE-50 an opening payment counts as paid, earlier dues are payable',
    { openingPaid: 9_000_50, broughtForward: 1_500_00, confirmed: 1_000_00 },
    { payable: 25_500_00, paid: 10_000_50, awaiting: 0, remaining: 15_499_50, mostDiscount: 15_499_50 },
  ],
  [
    'FEE-50 a free seat owes earlier dues',
    { rte: true, broughtForward: 700_00 },
    { payable: 700_00, remaining: 700_00 },
  ],
  ['FEE-50 a free seat owes nothing', { rte: true }, { payable: 0, remaining: 0, mostDiscount: 0, overpaid: 0 }],
  [
    'FEE-53 a discount above the payable fee counts only up to it, and is not paid too much',
    { rte: true, discount: 3_000_00 },
    { payable: 0, discount: 0, remaining: 0, overpaid: 0 },
  ],
  [
    'FEE-53 payments beside such a discount are paid too much',
    { totalFee: 20_000_00, confirmed: 1_000_00, discount: 21_000_00 },
    { discount: 20_000_00, remaining: 0, overpaid: 1_000_00 },
  ],
  [
    'FEE-53 a discount of the session fee pays no earlier dues of an RTE seat',
    { rte: true, broughtForward: 700_00, discount: 3_000_00 },
    { payable: 700_00, discount: 0, remaining: 700_00, mostDiscount: 700_00 },
  ],
  [
    'FEE-53 of a discount on both, each part counts up to its amount',
    { totalFee: 2_000_00, broughtForward: 700_00, discount: 3_500_00, discountOnEarlier: 500_00 },
    { payable: 2_700_00, discount: 2_500_00, remaining: 200_00 },
  ],
  [
    'FEE-53 a discount on earlier dues pays no session fee after they were removed',
    { discount: 500_00, discountOnEarlier: 500_00 },
    { discount: 0, remaining: 24_000_00 },
  ],
  [
    'an admission fee above the total leaves nothing',
    { totalFee: 1_00, admissionFee: 2_00, admissionFeeApplicable: false },
    { payable: 0 },
  ],
])('%s', (_what, changes, expected) => {
  expect(duesOf({ ...FACTS, ...changes })).toMatchObject(expected);
});

test.each([
  ...(['totalFee', 'admissionFee', 'openingPaid', 'broughtForward', 'discount', 'confirmed', 'awaiting'] as const),
  'discountOnEarlier' as const,
])('%s is whole paise from 0 up', (name) => {
  for (const wrong of [-1, 0.5, Number.NaN]) expect(() => duesOf({ ...FACTS, [name]: wrong })).toThrow(RangeError);
});

test('the part of a discount on earlier dues is at most the discount', () => {
  expect(() => duesOf({ ...FACTS, discount: 1, discountOnEarlier: 2 })).toThrow(RangeError);
});

test.each<[string, Partial<DuesFacts>, Parameters<typeof withDecision>[1], number]>([
  ['the session fee', {}, { discount: 24_000_00, admissionFeeApplicable: true }, 0],
  ['more than the session fee', {}, { discount: 24_000_01, admissionFeeApplicable: true }, 1],
  [
    'the session fee before the admission fee was removed',
    {},
    { discount: 24_000_00, admissionFeeApplicable: false },
    2_000_00,
  ],
  ['earlier dues of an RTE seat', { rte: true }, { discount: 700_00, admissionFeeApplicable: true }, 700_00],
  [
    'an amount that is stored for the fee before an RTE seat',
    { rte: true, discount: 3_000_00 },
    { discount: 3_000_00, admissionFeeApplicable: true },
    3_000_00,
  ],
  ['an unchanged amount', { discount: 24_000_00 }, { discount: 24_000_00, admissionFeeApplicable: false }, 0],
  [
    'an unchanged waiver',
    { discount: 9_00, discountOnEarlier: 9_00 },
    { discount: 9_00, admissionFeeApplicable: true },
    9_00,
  ],
  [
    'an unchanged amount of which more would count with an admission fee',
    { admissionFeeApplicable: false, discount: 26_000_00 },
    { discount: 22_000_00, admissionFeeApplicable: true },
    0,
  ],
])('FEE-53 a saved discount of %s has its part on earlier dues', (_what, changes, decision, discountOnEarlier) => {
  const facts = { ...FACTS, broughtForward: 3_000_00, ...changes };
  expect(withDecision(facts, decision)).toEqual({ ...facts, ...decision, discountOnEarlier });
});

test('FEE-53 a discount that does not count is kept by a save of what counts', () => {
  const facts = { ...FACTS, rte: true, broughtForward: 3_000_00, discount: 24_000_00 };
  const decision = { discount: 0, admissionFeeApplicable: false };
  expect(withDecision(facts, decision)).toEqual({ ...facts, admissionFeeApplicable: false });
});

const paise = fc.integer({ min: 0, max: 10_000_000_00 });
const anyFacts: fc.Arbitrary<DuesFacts> = fc
  .record({
    totalFee: paise,
    admissionFee: paise,
    admissionFeeApplicable: fc.boolean(),
    rte: fc.boolean(),
    openingPaid: paise,
    broughtForward: paise,
    discounts: fc.tuple(paise, paise),
    confirmed: paise,
    awaiting: paise,
  })
  .map(({ discounts, ...facts }) => ({
    ...facts,
    discount: Math.max(...discounts),
    discountOnEarlier: Math.min(...discounts),
  }));

test('payable and overpaid are paid, remaining and discount, to the paisa, and nothing is negative', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const dues = duesOf(facts);
      expect(dues.payable + dues.overpaid).toBe(dues.paid + dues.remaining + dues.discount);
      expect(Math.min(...Object.values(dues).map(Number))).toBeGreaterThanOrEqual(0);
      expect(Math.min(dues.remaining, dues.overpaid)).toBe(0);
      expect(dues.overpaid).toBeLessThanOrEqual(dues.paid);
    }),
  );
});

test('the largest discount leaves nothing to pay, and one more would be too much', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { mostDiscount, payable, paid } = duesOf(facts);
      const without = { ...facts, discount: 0, discountOnEarlier: 0 };
      const full = duesOf(withDecision(without, { ...facts, discount: mostDiscount }));
      expect(full).toMatchObject({ discount: mostDiscount, remaining: 0, overpaid: Math.max(0, paid - payable) });
    }),
  );
});

test('whatever reduces the session fee, a discount pays no more earlier dues than its part on them', () => {
  fc.assert(
    fc.property(anyFacts, paise, fc.boolean(), (facts, totalFee, rte) => {
      const { payable, discount } = duesOf({ ...facts, totalFee, rte });
      const sessionFee = payable - facts.broughtForward;
      const onSession = Math.min(facts.discount - facts.discountOnEarlier, sessionFee);
      expect(discount - onSession).toBe(Math.min(facts.discountOnEarlier, facts.broughtForward));
    }),
  );
});

const SCHEDULE: Instalment[] = [
  { date: '2026-10-10', amount: 8_000_00 },
  { date: '2026-04-10', amount: 8_000_00 },
  { date: '2026-07-10', amount: 6_000_00 },
];
const next = (changes: Partial<DuesFacts>, today: string, schedule = SCHEDULE) =>
  nextPayment(schedule, duesOf({ ...FACTS, ...changes }), today);

test.each<[string, Partial<DuesFacts>, string, ReturnType<typeof nextPayment>]>([
  ['before the first date', {}, '2026-04-09', { dueNow: 0, next: { date: '2026-04-10', amount: 8_000_00 } }],
  ['on its date', {}, '2026-04-10', { dueNow: 8_000_00, next: { date: '2026-04-10', amount: 8_000_00 } }],
  [
    'two dates have passed, a part is paid',
    { confirmed: 3_000_00 },
    '2026-09-01',
    { dueNow: 11_000_00, next: { date: '2026-07-10', amount: 11_000_00 } },
  ],
  [
    'what awaits confirmation is paid',
    { awaiting: 8_000_00 },
    '2026-05-01',
    { dueNow: 0, next: { date: '2026-07-10', amount: 6_000_00 } },
  ],
  [
    'a discount takes from the last payment',
    { confirmed: 14_000_00, discount: 5_000_00 },
    '2026-12-01',
    { dueNow: 5_000_00, next: { date: '2026-10-10', amount: 5_000_00 } },
  ],
  [
    'what no payment covers is due without a date',
    { confirmed: 22_000_00 },
    '2026-12-01',
    { dueNow: 0, next: { date: null, amount: 2_000_00 } },
  ],
  ['nothing is owed', { confirmed: 24_000_00 }, '2026-12-01', { dueNow: 0, next: null }],
])('next payment: %s', (_what, changes, today, expected) => {
  expect(next(changes, today)).toEqual(expected);
});

test('earlier dues are an instalment of the first day of the session, together with one that is there', () => {
  const first = { date: '2026-04-10', amount: 8_000_00 };
  expect(withBroughtForward(SCHEDULE, 0, '2026-04-10')).toBe(SCHEDULE);
  expect(withBroughtForward([first], 50, '2026-04-01')).toEqual([{ date: '2026-04-01', amount: 50 }, first]);
  expect(withBroughtForward([first], 50, '2026-04-10')).toEqual([{ date: '2026-04-10', amount: 8_000_50 }]);
});

test('without a schedule all of it is due without a date', () => {
  expect(next({}, '2026-04-10', [])).toEqual({ dueNow: 0, next: { date: null, amount: 24_000_00 } });
});

test('paying what is next again and again pays exactly what remains', () => {
  const instalments = fc.array(
    fc.record({ date: fc.constantFrom('2026-04-10', '2026-06-10', '2026-08-10', '2026-11-10'), amount: paise }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      anyFacts,
      instalments,
      fc.constantFrom('2026-03-01', '2026-07-01', '2027-01-01'),
      (facts, schedule, today) => {
        const { remaining } = duesOf(facts);
        let paid = 0;
        for (let step = 0; step <= schedule.length + 1; step += 1) {
          const { next: due, dueNow } = nextPayment(
            schedule,
            duesOf({ ...facts, awaiting: facts.awaiting + paid }),
            today,
          );
          if (due === null) break;
          expect(due.amount).toBeGreaterThan(0);
          expect(dueNow === 0 || dueNow === due.amount).toBe(true);
          paid += due.amount;
        }
        expect(paid).toBe(remaining);
      },
    ),
  );
});

const TERMS: Instalment[] = [
  { date: '2026-10-10', amount: 12_000_00 },
  { date: '2026-04-10', amount: 10_000_00 },
];
test.each<[string, Partial<DuesFacts>, [string | null, number, number][]]>([
  [
    'payments settle the earliest date first, what no date covers comes last',
    { confirmed: 11_000_00 },
    [
      ['2026-04-10', 10_000_00, 10_000_00],
      ['2026-10-10', 12_000_00, 1_000_00],
      [null, 2_000_00, 0],
    ],
  ],
  [
    'a discount takes from the last payments',
    { discount: 13_000_00 },
    [
      ['2026-04-10', 10_000_00, 0],
      ['2026-10-10', 1_000_00, 0],
    ],
  ],
  [
    'a payment beyond the dues is in no row',
    { discount: 20_000_00, confirmed: 9_000_00 },
    [['2026-04-10', 4_000_00, 4_000_00]],
  ],
  ['a free seat has no payments', { rte: true }, []],
])('the schedule: %s', (_what, changes, rows) => {
  const found = scheduleOf(TERMS, duesOf({ ...FACTS, ...changes }));
  expect(found.map(({ date, amount, paid }) => [date, amount, paid])).toEqual(rows);
});
