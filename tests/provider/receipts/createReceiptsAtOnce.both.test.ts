// Family payments and receipts at one time: numbers without a gap, no deadlock, each payment once.
import { randomUUID } from 'node:crypto';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { confirm } from '../support/confirm';
import { verdict } from '../support/http';
import { cancelReceipt, createReceipt, createReceipts, familyForm, receiptForm } from '../support/receipts';
import { demoStudent } from '../support/students';
import { countOf, deadlocks } from '../support/tables';

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

test('C2 payments of a family beside the confirmation, reopening and cancellation of receipts of the day end without a deadlock', async () => {
  const [admin = '', clerk = ''] = await Promise.all(['admin', 'clerk'].map((user) => tokenOf(user)));
  const before = await deadlocks();
  for (let round = 1; round <= 6; round += 1) {
    const { data: one } = await createReceipt(admin, await receiptForm({ amountPaid: 20 + round }));
    const form = await familyForm(family.toReversed());
    const items = form.items.map((item) => ({ ...item, amountPaid: round }));
    const answers = await Promise.all([
      createReceipts(clerk, { ...form, items }),
      confirm(admin, [one]).then((confirmed) =>
        confirmed.responseCode === 100
          ? call('POST', `/receipt/receipt/${one.receiptId}/reopen`, {
              token: admin,
              json: { reason: 'Wrong receipt' },
            })
          : confirmed,
      ),
    ]);
    expect(answers.map(verdict)).toEqual([
      [200, 100],
      [200, 100],
    ]);
    const again = items.map((item) => ({ ...item, amountPaid: round + 0.5 }));
    const others = [createReceipts(clerk, { ...form, items: again }), cancelReceipt(admin, one.receiptId)];
    expect((await Promise.all(others)).map(verdict)).toEqual([
      [200, 100],
      [200, 100],
    ]);
  }
  expect(await deadlocks()).toBe(before);
  expect(await gaps()).toBe(0);
});
