// Pure rules of Day Close: ranges of days, receipt numbers as ranges, and the form of a cash count.
import {
  amountOf,
  drawersOf,
  requestOf,
  storedOf,
  toValues,
  type Drawer,
} from '@/features/receipts/day-close/countForm';
import { numbersOf } from '@/features/receipts/day-close/numbers';
import { daysOf, neighbourOf } from '@/features/receipts/day-close/range';
import type { CashCount, DayClose } from '@/api/receipts';

const TODAY = '2026-07-15';

test.each([
  ['DAY', '2026-07-14', '2026-07-14', '2026-07-14'],
  ['WEEK', '2026-07-13', '2026-07-13', '2026-07-15'],
  ['WEEK', '2026-07-12', '2026-07-06', '2026-07-12'],
  ['WEEK', '2026-01-01', '2025-12-29', '2026-01-04'],
  ['MONTH', '2026-07-31', '2026-07-01', '2026-07-15'],
  ['MONTH', '2024-02-10', '2024-02-01', '2024-02-29'],
] as const)('%s of %s lasts from %s to %s, and not longer than today', (range, date, from, to) => {
  expect(daysOf(range, date, TODAY)).toEqual({ from, to });
});

test.each([
  ['DAY', '2026-07-14', 1, '2026-07-15'],
  ['DAY', '2026-07-15', 1, null],
  ['DAY', '2026-03-01', -1, '2026-02-28'],
  ['WEEK', '2026-07-08', 1, '2026-07-13'],
  ['WEEK', '2026-07-15', 1, null],
  ['WEEK', '2026-07-12', -1, '2026-06-29'],
  ['MONTH', '2026-06-30', 1, '2026-07-01'],
  ['MONTH', '2026-07-01', 1, null],
  ['MONTH', '2026-01-31', -1, '2025-12-01'],
] as const)('%s of %s moved by %p begins on %p', (range, date, step, begin) => {
  expect(neighbourOf(range, date, step, TODAY)).toBe(begin);
});

test.each([
  [[], ''],
  [[7], '7'],
  [[17, 12, 15, 16], '12, 15–17'],
  [[1, 2, 4, 5], '1–2, 4–5'],
])('the numbers %j are listed as %j', (numbers, text) => {
  expect(numbersOf(numbers)).toBe(text);
});

const DRAWER: Drawer = {
  ...{ schoolId: 1, date: TODAY, cashierId: 7, cashier: 'Ramesh', cash: 1600.55, count: undefined },
};

test('a first count begins blank with version 0, and typed numbers are sent as numbers and rupees', () => {
  const stored = storedOf(DRAWER);
  const values = { ...toValues(stored), count500: '3', count1: ' 2 ', otherCoins: 5, remarks: '  ' };
  expect(toValues(stored)).toMatchObject({ count500: '', otherCoins: null, remarks: '' });
  expect(amountOf(values)).toBe(150_205);
  expect(amountOf({ ...values, count500: '-3', otherCoins: 'x' })).toBe(200);
  expect(requestOf(DRAWER, values, stored.version)).toMatchObject({
    ...{ schoolId: 1, date: TODAY, cashierId: 7, version: 0 },
    ...{ count500: 3, count200: 0, count1: 2, otherCoins: 0.05, remarks: null },
  });
});

test('a cashier without receipts keeps the stored count as a drawer', () => {
  const sum = (amount: number) => ({ receipts: 1, amount, firstNo: 1, lastNo: 1 });
  const count = { cashierId: 8, cashier: null, cash: 0, amount: 20 } as CashCount;
  const day = {
    ...{ schoolId: 1, date: TODAY, counts: [count] },
    cashiers: [{ cashierId: 7, cashier: 'Ramesh', total: sum(9), cash: sum(9), cheque: sum(0), online: sum(0) }],
  };
  expect(drawersOf(day as unknown as DayClose, 'A platform user')).toEqual([
    expect.objectContaining({ cashierId: 7, cashier: 'Ramesh', cash: 9, count: undefined }),
    expect.objectContaining({ cashierId: 8, cashier: 'A platform user', cash: 0, count }),
  ]);
});
