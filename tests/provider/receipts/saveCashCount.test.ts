// The counted cash of a drawer: stored once for a cashier and a day, and compared with the cash of the receipts.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { dayClose, saveCount, userIdOf } from '../support/dayClose';
import { verdict } from '../support/http';
import { cancelReceipt, emptyReceipts, makeReceipt } from '../support/receipts';
import { withdrawPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';

let token: string;
let clerkId: number;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
  clerkId = await userIdOf('clerk');
});

test('a count is stored with its difference, and the day returns it until it is counted again', async () => {
  await makeReceipt(token, { amountPaid: 1600.55 });
  await makeReceipt(token, { amountPaid: 900, paymentMode: 'ONLINE', referenceNo: 'UPI 1' });
  const wrong = await makeReceipt(token, { amountPaid: 70 });
  await cancelReceipt(token, wrong.receiptId);
  const first = await saveCount(token, clerkId, { count500: 3, count50: 1, count2: 1, otherCoins: 0.05, remarks: ' ' });
  expect(verdict(first)).toEqual([200, 100]);
  expect(first.data).toMatchObject({
    ...{ cashierId: clerkId, cashier: 'Ramesh Gupta', countedBy: 'Ramesh Gupta', version: 1, remarks: null },
    ...{ count500: 3, count200: 0, count50: 1, count2: 1, otherCoins: 0.05 },
    ...{ amount: 1552.05, cash: 1600.55, difference: -48.5 },
  });
  const again = await saveCount(token, clerkId, { count500: 3, count100: 1, count1: 1, remarks: 'Change', version: 1 });
  expect(again.data).toMatchObject({ amount: 1601, difference: 0.45, count50: 0, remarks: 'Change', version: 2 });
  expect((await dayClose(token)).data.counts).toEqual([again.data]);
  expect((await dayClose(token, '2026-07-14')).data.counts).toEqual([]);
});

test('a stale version and the second of two simultaneous first counts are rejected', async () => {
  await makeReceipt(token, { amountPaid: 500 });
  const both = await Promise.all([1, 2].map((count500) => saveCount(token, clerkId, { count500, version: 0 })));
  expect(both.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
  ]);
  const stale = await saveCount(token, clerkId, { count500: 3, version: 0 });
  expect(verdict(stale)).toEqual([409, 205]);
  expect(await sql('SELECT version FROM cash_counts')).toEqual([{ version: 1 }]);
});

test('CODE-137 another cashier’s drawer is counted by users who may confirm receipts only', async () => {
  const admin = await tokenOf('admin');
  const adminId = await userIdOf('admin');
  await makeReceipt(token, { amountPaid: 500 });
  await makeReceipt(admin, { amountPaid: 20, receiptType: 'OTHER' });
  await withdrawPrivileges('clerk', 'CONFIRM_FEE_RECEIPT');
  token = await tokenOf('clerk');
  expect(verdict(await saveCount(token, adminId, { count20: 1 }))).toEqual([403, 137]);
  const counted = await saveCount(admin, clerkId, { count500: 1 });
  expect(counted.data).toMatchObject({ cashier: 'Ramesh Gupta', countedBy: 'Asha Verma', difference: 0 });
  const mine = async (as: string) => {
    const { cashiers, counts, total } = (await dayClose(as, undefined, 1, '&mine=true')).data;
    return [cashiers.map(({ cashierId }) => cashierId), counts.map(({ cashierId }) => cashierId), total.amount];
  };
  expect(await mine(token)).toEqual([[clerkId], [clerkId], 500]);
  expect(await mine(admin)).toEqual([[adminId], [], 20]);
});

test('CODE-103 CODE-189 CODE-112 a count needs a receipt of the day, the own school and an active one', async () => {
  const [receipt, other] = [await makeReceipt(token, { amountPaid: 10 }), await userIdOf('admin2')];
  expect(verdict(await saveCount(await tokenOf('admin'), other))).toEqual([404, 103]);
  expect(verdict(await saveCount(token, clerkId, { date: '2026-07-14' }))).toEqual([404, 103]);
  expect(verdict(await saveCount(token, clerkId, { schoolId: SECOND }))).toEqual([403, 189]);
  expect(verdict(await saveCount(await tokenOf('teacher'), clerkId))).toEqual([403, 137]);
  await cancelReceipt(token, receipt.receiptId);
  expect(verdict(await saveCount(token, clerkId))).toEqual([200, 100]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await saveCount(await tokenOf('clerk'), clerkId))).toEqual([409, 112]);
});

test.each([
  ['count500', -1],
  ['count500', 1.5],
  ['count1', 100_000],
  ['otherCoins', 0.005],
  ['otherCoins', -1],
  ['remarks', 'x'.repeat(256)],
  ['date', '2026-02-30'],
])('CODE-109 a count with %s %p is rejected', async (field, value) => {
  expect(verdict(await saveCount(token, clerkId, { [field]: value }))).toEqual([400, 109]);
});
