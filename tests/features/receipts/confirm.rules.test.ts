import type { Receipt } from '@/api/receipts';
import { isTooMany, MOST, namedIn, NONE, rupeesOf, selectionOf, without } from '@/features/receipts/confirm/selection';

const receipt = (receiptId: number, amountPaid = 100): Receipt => ({ receiptId, amountPaid }) as Receipt;
const idsOf = (selection: ReadonlyMap<number, Receipt>) => [...selection.keys()];

test('CONFIRM-03 receipts of other pages stay selected; the row of the page is the newer one', () => {
  const before = selectionOf([1, 2], NONE, [receipt(1), receipt(2)]);
  const after = selectionOf([1, 2, 3], before, [receipt(2, 7), receipt(3)]);
  expect(idsOf(after)).toEqual([1, 2, 3]);
  expect(after.get(2)?.amountPaid).toBe(7);
  expect(idsOf(selectionOf([2, 9], after, []))).toEqual([2]);
  expect(idsOf(without(after, [1, 3, 8]))).toEqual([2]);
});

test('the sum is exact', () => {
  expect(rupeesOf(NONE)).toBe(0);
  expect(rupeesOf(selectionOf([1, 2, 3], NONE, [receipt(1, 0.1), receipt(2, 0.2), receipt(3, 6000.5)]))).toBe(6000.8);
});

test('as many are confirmed at once as the contract takes', () => {
  const rows = Array.from({ length: MOST + 1 }, (_, at) => receipt(at + 1));
  const all = selectionOf(
    rows.map(({ receiptId }) => receiptId),
    NONE,
    rows,
  );
  expect([MOST, isTooMany(all), isTooMany(without(all, [1]))]).toEqual([1000, true, false]);
});

test('the receipts that a refusal names by their place', () => {
  const problems = [{ path: 'receipts.1.receiptId' }, { path: 'receipts.9.receiptId' }, { path: 'sessionId' }];
  expect(namedIn(problems, [41, 42, 43])).toEqual([42]);
  expect(namedIn(undefined, [41])).toEqual([]);
});
