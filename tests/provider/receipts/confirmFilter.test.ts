// All pending receipts of a filter are confirmed in one request, if they are still those that the user has seen.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { confirm, confirmFilter, countBy, sessionNow, statusOf } from '../support/confirm';
import { verdict } from '../support/http';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus } from '../support/receipts';
import { SECOND } from '../support/schools';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const ONLINE = { paymentMode: 'ONLINE', referenceNo: 'UTR 77' };

test('CONFIRM-09 all pending receipts of the filter are confirmed, others stay', async () => {
  const [one, two] = [await makeReceipt(token, { amountPaid: 6000.5 }), await makeReceipt(token, { amountPaid: 0.1 })];
  const online = await makeReceipt(token, { ...ONLINE, amountPaid: 7 });
  const earlier = await makeReceipt(token, { amountPaid: 8 });
  await setStatus(earlier, 'CONFIRMED');
  const answer = await confirmFilter(token, { paymentMode: 'CASH', expectedCount: 2, expectedSum: 6000.6 });
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { receipts: 2, amount: 6000.6 }]);
  expect([await statusOf(one), await statusOf(two), await statusOf(online)]).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'PENDING',
  ]);
  const [trail] = await sql<{ details: { after: unknown } }>(
    "SELECT details FROM audit_entries WHERE event = 'confirmReceipts'",
  );
  expect(trail?.details.after).toEqual({
    ...{ status: 'CONFIRMED', amount: '6000.60' },
    receipts: [one.receiptId, two.receiptId],
  });
});

test.each([
  ['one more receipt', () => makeReceipt(token, { amountPaid: 3 })],
  ['one receipt less', (id: number) => cancelReceipt(token, id)],
  ['another receipt in place of one', (id: number) => exchange(id)],
])('%s than the user has seen confirms nothing and returns 205', async (_case, change) => {
  const { receiptId } = await makeReceipt(token, { amountPaid: 10 });
  await makeReceipt(token, { amountPaid: 20 });
  await change(receiptId);
  const answer = await confirmFilter(token, { expectedCount: 2, expectedSum: 30 });
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[409, 205],
    'The pending receipts of this filter have changed. Nothing was confirmed.',
  ]);
  expect(await countBy('CONFIRMED')).toBe(0);
});
async function exchange(receiptId: number): Promise<void> {
  await cancelReceipt(token, receiptId);
  await makeReceipt(token, { amountPaid: 11 });
}

test('two simultaneous confirmations of a filter confirm its receipts once', async () => {
  for (const amountPaid of [1, 2, 3]) await makeReceipt(token, { amountPaid });
  const both = await Promise.all([1, 2].map(() => confirmFilter(token, { expectedCount: 3, expectedSum: 6 })));
  expect(both.map(({ responseCode }) => responseCode).sort()).toEqual([100, 205]);
  expect(await countBy('CONFIRMED')).toBe(3);
});

test('a filter reaches the receipts of its session and school alone', async () => {
  const other = await makeReceipt(await tokenOf('admin2'), {}, SECOND);
  const own = await makeReceipt(token, { amountPaid: 100 });
  const cashierId = Number(
    (await sql('SELECT created_by AS id FROM receipts WHERE id = $1', [other.receiptId]))[0]?.['id'],
  );
  expect(verdict(await confirmFilter(token, { cashierId, expectedCount: 1, expectedSum: 100 }))).toEqual([409, 205]);
  const json = { sessionId: other.sessionId, filter: { expectedCount: 1, expectedSum: 100 } };
  expect(verdict(await call('POST', '/receipt/receipt/confirm', { token, json }))).toEqual([404, 103]);
  expect([await statusOf(own), await statusOf(other)]).toEqual(['PENDING', 'PENDING']);
});

test('the day of a filter is the day of creation in India, as in the day close', async () => {
  await setClock('2026-07-15T18:29:59.000Z');
  token = await tokenOf('clerk');
  const last = await makeReceipt(token, { amountPaid: 1, paymentDate: '2026-07-01' });
  await setClock('2026-07-15T18:30:00.000Z');
  const next = await makeReceipt(token, { amountPaid: 2, paymentDate: '2026-07-15' });
  const filter = { createdOn: '2026-07-15', expectedCount: 1, expectedSum: 1 };
  expect(verdict(await confirmFilter(token, filter))).toEqual([200, 100]);
  expect([await statusOf(last), await statusOf(next)]).toEqual(['CONFIRMED', 'PENDING']);
});

test('both or neither of receipts and filter, and a filter without count or sum, return 109', async () => {
  const { receiptId } = await makeReceipt(token);
  const sessionId = await sessionNow();
  const receipts = [{ receiptId, status: 'CONFIRMED' }];
  const filter = { expectedCount: 1, expectedSum: 100 };
  for (const json of [
    { sessionId },
    { sessionId, receipts, filter },
    { sessionId, filter: { expectedCount: 1 } },
    { sessionId, filter: { expectedSum: 100 } },
    { sessionId, filter: { ...filter, expectedCount: 5001 } },
    { sessionId, filter: { ...filter, paymentMode: 'CARD' } },
    { sessionId, filter: { ...filter, createdOn: '2026-02-30' } },
  ])
    expect([json, verdict(await call('POST', '/receipt/receipt/confirm', { token, json }))]).toEqual([
      json,
      [400, 109],
    ]);
  expect(verdict(await confirm(await tokenOf('teacher'), [{ receiptId }]))).toEqual([403, 137]);
  expect(await countBy('CONFIRMED')).toBe(0);
});
