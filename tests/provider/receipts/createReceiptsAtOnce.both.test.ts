// Family payments and receipts at one time: numbers without a gap, no deadlock, each payment once.
import { randomUUID } from 'node:crypto';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { createReceipt, createReceipts, familyForm, receiptForm } from '../support/receipts';
import { demoStudent } from '../support/students';
import { countOf } from '../support/tables';

let family: number[];
beforeEach(async () => {
  await resetProvider();
  family = [await demoStudent('5'), await demoStudent('6'), await demoStudent('7')];
});

const gaps = async () => {
  const [row] = await sql<{ gaps: number }>(
    `SELECT (max(receipt_no) - min(receipt_no) + 1 - count(*))::integer AS gaps FROM receipts WHERE school_id = 1`,
  );
  return row?.gaps;
};

test('C2 payments of one family in opposite orders, beside single receipts, leave no gap in the numbers', async () => {
  const tokens = await Promise.all(['admin', 'clerk'].map((user) => tokenOf(user)));
  const before = await countOf('receipts', 'school_id = 1');
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const token = tokens[index % 2] ?? '';
      const amountPaid = index + 1;
      if (index % 3 === 2) return createReceipt(token, await receiptForm({ amountPaid }));
      const form = await familyForm(index % 2 === 0 ? family : family.toReversed());
      const last = index % 5 === 4 ? 900_000 : amountPaid;
      const items = form.items.map((item, at) => ({ ...item, amountPaid: at === 2 ? last : amountPaid }));
      return createReceipts(token, { ...form, items });
    }),
  );
  const stored = answers.flatMap(({ responseCode, data }) => (responseCode === 100 ? data : []));
  expect(new Set(answers.map(({ responseCode }) => responseCode))).toEqual(new Set([100, 128]));
  expect(await countOf('receipts', 'school_id = 1')).toBe(before + stored.length);
  expect(await gaps()).toBe(0);
});

test('C1 equal family payments with one key are one payment, with two keys the second answers 203', async () => {
  const token = await tokenOf('clerk');
  const form = await familyForm(family);
  const before = await countOf('receipts');
  const key = { 'idempotency-key': randomUUID() };
  const same = await Promise.all([1, 2, 3].map(() => createReceipts(token, form, key)));
  expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await countOf('receipts')).toBe(before + 3);
  expect(verdict(await createReceipts(token, form, { 'idempotency-key': randomUUID() }))).toEqual([429, 203]);
});
