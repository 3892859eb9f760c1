// Receipts chosen from the list are confirmed: all of them or none, and only those that are pending.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { confirm, sessionNow, statusOf } from '../support/confirm';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import {
  cancelReceipt,
  emptyReceipts,
  getReceipt,
  listReceipts,
  makeReceipt,
  setStatus,
  storeReceipts,
} from '../support/receipts';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { placeOf } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const make = (amountPaid: number) => makeReceipt(token, { amountPaid });
const otherSession = async () =>
  (
    await sql<{ id: number }>(
      "SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED' ORDER BY id LIMIT 1",
    )
  )[0]?.id ?? 0;

test('CALL2-35 CONFIRM-08 CONFIRM-09 ENUM-30 pending receipts become confirmed ones; everything else on them stays', async () => {
  const [one, two, other] = [await make(6000.5), await make(0.1), await make(7)];
  const answer = await confirm(token, [two, one]);
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { receipts: 2, amount: 6000.6 }]);
  const { data } = await getReceipt(token, one.receiptId);
  expect(data).toEqual({ ...one, status: 'CONFIRMED', modifiedAt: data['modifiedAt'] });
  expect([await statusOf(two), await statusOf(other)]).toEqual(['CONFIRMED', 'PENDING']);
  const { studentId, sessionId } = one;
  const fees = await call<{ amountPaid: number }>('POST', '/fee/structure/student', {
    token,
    json: { studentId, sessionId },
  });
  expect(fees.data.amountPaid).toBe(6007.6);
});

test.each(['PENDING', 'CANCELLED', 'confirmed', null])(
  'CONFIRM-08 CALL2-35 the status %s answers 109',
  async (status) => {
    const { receiptId } = await make(100);
    const json = { sessionId: await sessionNow(), receipts: [{ receiptId, status }] };
    expect(verdict(await call('POST', '/receipt/receipt/confirm', { token, json }))).toEqual([400, 109]);
    expect(await statusOf({ receiptId })).toBe('PENDING');
  },
);

test('no receipt, one listed twice, and more than a thousand answer 109', async () => {
  const one = await make(100);
  const two = await make(101);
  expect(verdict(await confirm(token, []))).toEqual([400, 109]);
  const twice = await confirm(token, [one, two, one]);
  expect([...verdict(twice), twice.data.problems]).toEqual([
    ...[400, 109],
    [{ path: 'receipts.2.receiptId', message: 'A receipt is listed twice' }],
  ]);
  const many = Array.from({ length: 1_001 }, (_, at) => ({ receiptId: at + 1 }));
  expect(verdict(await confirm(token, many))).toEqual([400, 109]);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['PENDING', 'PENDING']);
});

test('CONFIRM-10 CODE-134 a cancelled receipt is named, and nothing is confirmed', async () => {
  const [one, two] = [await make(100), await make(101)];
  await cancelReceipt(token, two.receiptId);
  const before = await stored();
  const answer = await confirm(token, [one, two]);
  expect([...verdict(answer), answer.responseMsg, answer.data]).toEqual([
    ...[409, 134, `Receipt ${two.receiptNo} is cancelled. Nothing was confirmed.`],
    { problems: [{ path: 'receipts.1.receiptId', message: `Receipt ${two.receiptNo} is cancelled.` }] },
  ]);
  expect(await stored()).toEqual(before);
});

test('C4 one that is confirmed already changes nothing and is named', async () => {
  const [one, two, three] = [await make(100), await make(101), await make(102)];
  await confirm(token, [two]);
  const before = await stored();
  const answer = await confirm(token, [one, two]);
  expect([...verdict(answer), answer.responseMsg, answer.data.problems]).toEqual([
    ...[409, 205, `Receipt ${two.receiptNo} is already confirmed. Nothing was confirmed.`],
    [{ path: 'receipts.1.receiptId', message: `Receipt ${two.receiptNo} is already confirmed.` }],
  ]);
  expect(await stored()).toEqual(before);
  await cancelReceipt(token, three.receiptId);
  const both = await confirm(token, [two, three, one]);
  expect([...verdict(both), both.responseMsg]).toEqual([
    ...[409, 134],
    `Receipt ${three.receiptNo} is cancelled. Receipt ${two.receiptNo} is already confirmed. Nothing was confirmed.`,
  ]);
});

test('CONFIRM-10 CODE-103 CALL2-35 an unknown receipt, and those of another session or school, are not found', async () => {
  const one = await make(100);
  const foreign = await makeReceipt(await tokenOf('admin2'), { amountPaid: 5 }, SECOND);
  const earlier = await make(102);
  await sql('UPDATE receipts SET session_id = $2 WHERE id = $1', [earlier.receiptId, await otherSession()]);
  const before = await stored();
  for (const other of [{ receiptId: 2_147_483_647 }, foreign, earlier]) {
    const answer = await confirm(token, [one, other]);
    expect([...verdict(answer), answer.responseMsg, answer.data.problems?.map(({ path }) => path)]).toEqual([
      ...[404, 103, 'A receipt is unknown or belongs to another session. Nothing was confirmed.'],
      ['receipts.1.receiptId'],
    ]);
  }
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  for (const session of [await otherSession(), Number(sessionId), 2_147_483_647])
    expect(verdict(await confirm(token, [one], { sessionId: session }))).toEqual([404, 103]);
  expect(await stored()).toEqual(before);
});

test('CONFIRM-09 a platform user confirms in the school of the session', async () => {
  const receipt = await make(100);
  const platform = await tokenOf('platform');
  const foreign = await makeReceipt(await tokenOf('admin2'), { amountPaid: 5 }, SECOND);
  expect(verdict(await confirm(platform, [receipt, foreign]))).toEqual([404, 103]);
  expect(verdict(await confirm(platform, [receipt]))).toEqual([200, 100]);
  expect([await statusOf(receipt), await statusOf(foreign)]).toEqual(['CONFIRMED', 'PENDING']);
});

test('CODE-112 in a disabled school nothing is confirmed', async () => {
  const receipt = await make(100);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await confirm(token, [receipt]))).toEqual([409, 112]);
  expect(await statusOf(receipt)).toBe('PENDING');
});

test('C1 the same request with its key is carried out once and answered alike; another one with it is refused', async () => {
  const [one, two] = [await make(100), await make(101)];
  const headers = { 'idempotency-key': '5d1f5b1c-4f3e-4b4e-9d62-confirm-once' };
  const first = await confirm(token, [one], { headers });
  const again = await confirm(token, [one], { headers });
  expect([verdict(first), verdict(again), again.data]).toEqual([[200, 100], [200, 100], first.data]);
  expect(verdict(await confirm(token, [two], { headers }))).toEqual([422, 206]);
  expect(await statusOf(two)).toBe('PENDING');
});

test('CONFIRM-09 a thousand at once', async () => {
  await storeReceipts(1_000);
  const all = await sql<{ receiptId: number }>('SELECT id AS "receiptId" FROM receipts WHERE school_id = 1');
  const answer = await confirm(token, all);
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { receipts: 1_000, amount: 599_500 }]);
});

describe('who only confirms', () => {
  beforeEach(() => setPrivileges('clerk', 'RECEIPT', 'CONFIRM_FEE_RECEIPT'));

  test('CONFIRM-03 CODE-137 lists pending receipts alone', async () => {
    const admin = await tokenOf('admin');
    const pending = await makeReceipt(admin, { amountPaid: 100 });
    await setStatus(await makeReceipt(admin, { amountPaid: 101 }), 'CONFIRMED');
    const { data } = await listReceipts(token, { status: 'PENDING', includeDeleted: true });
    expect(data.content).toEqual([pending]);
    for (const filter of [{}, { status: 'CONFIRMED' }, { status: null }, { onlyDeleted: true }])
      expect(verdict(await listReceipts(token, filter))).toEqual([403, 137]);
    expect(verdict(await listReceipts(token, { status: 'PENDING', schoolId: SECOND }))).toEqual([403, 189]);
  });

  test('CODE-137 opens, makes and cancels none', async () => {
    const { receiptId } = await makeReceipt(await tokenOf('admin'), { amountPaid: 100 });
    expect(verdict(await getReceipt(token, receiptId))).toEqual([403, 137]);
    expect(verdict(await cancelReceipt(token, receiptId))).toEqual([403, 137]);
  });
});
