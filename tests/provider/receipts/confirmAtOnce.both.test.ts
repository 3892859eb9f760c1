// Confirmations and cancellations of the same receipts at the same moment: each receipt ends in one state, and every
// response states which.
import { engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { checkFile, confirm, confirmFile, countBy, fileOf, sessionNow, statusOf } from '../support/confirm';
import { verdict } from '../support/http';
import {
  cancelReceipt,
  emptyReceipts,
  getReceipt,
  makeReceipt,
  storeReceipts,
  type Receipt,
} from '../support/receipts';

const ROUNDS = engine === 'postgres' ? 200 : 60;

let token: string;
let other: string;
let sessionId: number;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  [token, other] = [await tokenOf('admin'), await tokenOf('clerk')];
  // Asked for before, so that both are sent at the same moment.
  sessionId = await sessionNow();
});

async function many(count: number): Promise<{ receiptId: number }[]> {
  await storeReceipts(count);
  return sql('SELECT id AS "receiptId" FROM receipts WHERE school_id = 1 ORDER BY id');
}

test('C4 CODE-134 confirm and cancel raced: a receipt that was cancelled is never confirmed', async () => {
  for (const receipt of await many(ROUNDS)) {
    const [confirmed, cancelled] = await Promise.all([
      confirm(token, [receipt], { sessionId }),
      cancelReceipt(other, receipt.receiptId, 'Wrong student'),
    ]);
    // A confirmed receipt may be cancelled; a cancelled one is never confirmed.
    expect(verdict(cancelled)).toEqual([200, 100]);
    expect([100, 134]).toContain(confirmed.responseCode);
    expect(await statusOf(receipt)).toBe('CANCELLED');
  }
  expect(await countBy('CONFIRMED')).toBe(0);
});

test('C4 of two confirmations of the same receipts, in whatever order they are listed, one is carried out', async () => {
  const all = await many(60);
  const reversed = [...all].reverse();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      confirm(at % 2 === 0 ? token : other, at % 2 === 0 ? all : reversed, { sessionId }),
    ),
  );
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([100, 205, 205, 205, 205, 205]);
  // Who waited is informed which receipts, not only that something changed.
  for (const { responseCode, responseMsg } of answers)
    if (responseCode === 205) expect(responseMsg).toContain('are already confirmed');
  expect(await countBy('CONFIRMED')).toBe(60);
});

test('C4 a selection and a file with one receipt in common: one of them is confirmed whole, the other not at all', async () => {
  const made: Receipt[] = [];
  for (const amountPaid of [100, 101, 102]) made.push(await makeReceipt(token, { amountPaid }));
  const [one, shared, two] = made as [Receipt, Receipt, Receipt];
  const file = await fileOf(shared, two);
  const { fingerprint } = (await checkFile(other, file, { sessionId })).data;
  const [chosen, sent] = await Promise.all([
    confirm(token, [one, shared], { sessionId }),
    confirmFile(other, file, { sessionId, fingerprint }),
  ]);
  const codes = [chosen.responseCode, sent.responseCode];
  expect([
    [100, 205],
    [205, 100],
  ]).toContainEqual(codes);
  const states = await Promise.all([one, shared, two].map(statusOf));
  expect(states).toEqual(
    codes[0] === 100 ? ['CONFIRMED', 'CONFIRMED', 'PENDING'] : ['PENDING', 'CONFIRMED', 'CONFIRMED'],
  );
});

test('C4 cancelling some of a selection at the same moment leaves it confirmed before, or untouched', async () => {
  const all = await many(40);
  const [answer, cancelled] = await Promise.all([
    confirm(token, all, { sessionId }),
    cancelReceipt(other, all[20]?.receiptId ?? 0, 'Wrong student'),
  ]);
  expect(verdict(cancelled)).toEqual([200, 100]);
  expect(await countBy('CONFIRMED')).toBe(answer.responseCode === 100 ? 39 : 0);
  expect((await getReceipt(token, all[20]?.receiptId ?? 0)).data.status).toBe('CANCELLED');
});

test('CONFIRM-09 one confirmation by selection and one by file', async () => {
  const [one, two] = [await makeReceipt(token, { amountPaid: 100 }), await makeReceipt(token, { amountPaid: 101 })];
  expect((await confirm(token, [one])).data).toEqual({ receipts: 1, amount: 100 });
  expect((await confirmFile(token, await fileOf(two))).data).toEqual({ receipts: 1, amount: 101 });
});
