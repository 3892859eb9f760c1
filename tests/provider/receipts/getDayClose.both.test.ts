// The close of a day: by cashier, mode and type, exact to the paisa; whose receipts count and on which day.
import fc from 'fast-check';
import { moveClock, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { dayClose, storeMade, type Count, type DayClose, type StoredReceipt, type Sum } from '../support/dayClose';
import { verdict } from '../support/http';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus, type Receipt } from '../support/receipts';
import { FIRST, SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';
import { demoStudent } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const NONE: Sum = { receipts: 0, amount: 0, firstNo: null, lastNo: null };
const CHEQUE = { paymentMode: 'CHEQUE', referenceNo: '004512', referenceNoDate: '2026-07-09', bankName: 'State Bank' };
const close = async (date?: string): Promise<DayClose> => (await dayClose(token, date)).data;

test('a day by cashier, mode and type, with first and last number; what is cancelled is apart', async () => {
  const admin = await tokenOf('admin');
  const first = await makeReceipt(token, { amountPaid: 6000.5 });
  const cheque = await makeReceipt(admin, { ...CHEQUE, amountPaid: 0.25, receiptType: 'OTHER' });
  const last = await makeReceipt(token, { amountPaid: 99.99, paymentDate: '2026-07-01' });
  const wrong = await makeReceipt(token, { amountPaid: 777, paymentMode: 'ONLINE', referenceNo: 'UPI 1' });
  await setStatus(first, 'CONFIRMED');
  await cancelReceipt(token, wrong.receiptId, 'Wrong student');
  const answer = await dayClose(token);
  expect(verdict(answer)).toEqual([200, 100]);
  const { cashiers, modes, types, asOf, ...day } = answer.data;
  expect(asOf).toMatch(/^2026-07-15T/);
  const ofClerk = { receipts: 2, amount: 6100.49, firstNo: first.receiptNo, lastNo: last.receiptNo };
  const ofCheque = { receipts: 1, amount: 0.25, firstNo: cheque.receiptNo, lastNo: cheque.receiptNo };
  const { adminId, clerkId } = await ids();
  expect(cashiers).toEqual([
    {
      cashierId: adminId,
      cashier: 'Asha Verma',
      total: ofCheque,
      cash: NONE,
      cheque: ofCheque,
      online: NONE,
    },
    { cashierId: clerkId, cashier: first.cashier, total: ofClerk, cash: ofClerk, cheque: NONE, online: NONE },
  ]);
  expect(modes).toEqual([
    { mode: 'CASH', total: ofClerk, pending: { receipts: 1, amount: 99.99 } },
    { mode: 'CHEQUE', total: ofCheque, pending: { receipts: 1, amount: 0.25 } },
    { mode: 'ONLINE', total: NONE, pending: { receipts: 0, amount: 0 } },
  ]);
  expect(types.map(({ type, total }) => [type, total.receipts, total.amount])).toEqual([
    ['FEE', 2, 6100.49],
    ['TC', 0, 0],
    ['OTHER', 1, 0.25],
    ['READMISSION', 0, 0],
  ]);
  expect(day).toEqual({
    schoolId: FIRST,
    date: '2026-07-15',
    total: { receipts: 3, amount: 6100.74, firstNo: first.receiptNo, lastNo: last.receiptNo },
    otherDate: { receipts: 1, amount: 99.99 },
    cancelled: {
      receipts: 1,
      amount: 777,
      list: [
        {
          ...{ receiptNo: wrong.receiptNo, cashier: first.cashier, paymentMode: 'ONLINE', amount: 777 },
          ...{ madeOn: '2026-07-15', cancelledOn: '2026-07-15', reason: 'Wrong student' },
        },
      ],
    },
    earlierCancelled: { receipts: 0, amount: 0, list: [] },
    counts: [],
  });
});

const ids = async () => {
  const idOf = async (name: string) =>
    (await sql<{ id: number }>('SELECT id FROM users WHERE user_name = $1', [name]))[0]?.id;
  return { adminId: await idOf('admin'), clerkId: await idOf('clerk') };
};

test('the day ends at midnight in India, and is the provider’s own where none is named', async () => {
  await setClock('2026-07-15T18:29:59.999Z');
  token = await tokenOf('clerk');
  await makeReceipt(token, { amountPaid: 1 });
  await moveClock(1);
  await makeReceipt(token, { amountPaid: 2, paymentDate: '2026-07-15' });
  const sums = async (date?: string) => {
    const { date: day, total, otherDate } = await close(date);
    return [day, total.amount, otherDate.amount];
  };
  expect(await sums()).toEqual(['2026-07-16', 2, 2]);
  expect(await sums('2026-07-15')).toEqual(['2026-07-15', 1, 0]);
  expect(await sums('2026-07-14')).toEqual(['2026-07-14', 0, 0]);
});

test('a receipt cancelled on a later day leaves the sums of its own and is on that one too', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('clerk');
  const { receiptId, receiptNo } = await makeReceipt(token, { amountPaid: 50 });
  await moveClock(24 * 3_600_000);
  token = await tokenOf('clerk');
  await cancelReceipt(token, receiptId, 'Paid back');
  const apart = async (date: string) => {
    const { total, cancelled, earlierCancelled } = await close(date);
    const numbers = [cancelled, earlierCancelled].map(({ list }) => list.map((one) => one['receiptNo']));
    return [total.amount, ...numbers];
  };
  expect(await apart('2026-07-15')).toEqual([0, [receiptNo], []]);
  expect(await apart('2026-07-16')).toEqual([0, [], [receiptNo]]);
  const [one] = (await close('2026-07-16')).earlierCancelled.list;
  expect(one).toMatchObject({ madeOn: '2026-07-15', cancelledOn: '2026-07-16', amount: 50, reason: 'Paid back' });
});

test('cancelled receipts of one cashier, mode and type have a line each', async () => {
  await setClock('2026-07-14T06:00:00.000Z');
  token = await tokenOf('clerk');
  const made: Receipt[] = [];
  for (const amountPaid of [10, 20.5]) made.push(await makeReceipt(token, { amountPaid }));
  await moveClock(24 * 3_600_000);
  token = await tokenOf('clerk');
  for (const amountPaid of [40, 80]) made.push(await makeReceipt(token, { amountPaid }));
  for (const { receiptId, receiptNo } of made) await cancelReceipt(token, receiptId, `Wrong ${receiptNo}`);
  const { cancelled, earlierCancelled } = await close('2026-07-15');
  const linesOf = ({ receipts: count, amount, list }: DayClose['cancelled']) => [
    ...[count, amount],
    ...list.map(({ receiptNo, amount: of, reason }) => [receiptNo, of, reason]),
  ];
  const line = ({ receiptNo, amountPaid }: Receipt) => [receiptNo, amountPaid, `Wrong ${receiptNo}`];
  expect(linesOf(earlierCancelled)).toEqual([2, 30.5, ...made.slice(0, 2).map(line)]);
  expect(linesOf(cancelled)).toEqual([2, 120, ...made.slice(2).map(line)]);
});

test('a receipt of a platform user counts, its maker without a name; another school’s receipts do not', async () => {
  const platform = await tokenOf('platform');
  await makeReceipt(platform, { amountPaid: 10 });
  const studentId = await demoStudent('5', { schoolId: SECOND });
  await makeReceipt(await tokenOf('admin2'), { studentId, amountPaid: 500 }, SECOND);
  const { cashiers, total } = await close();
  expect([cashiers.map(({ cashier }) => cashier), total.amount]).toEqual([[null], 10]);
  expect((await dayClose(platform, undefined, SECOND)).data.total.amount).toBe(500);
});

test('CODE-189 CODE-103 who may see receipts sees the close of the own school; a day must be one of the calendar', async () => {
  expect(verdict(await dayClose(await tokenOf('teacher')))).toEqual([403, 137]);
  expect(verdict(await dayClose(await tokenOf('admin2')))).toEqual([403, 189]);
  expect(verdict(await dayClose(await tokenOf('platform'), undefined, 99_999))).toEqual([404, 103]);
  for (const date of ['2026-02-30', '15/07/2026', '', '0001-01-01', '9999-12-31'])
    expect(verdict(await dayClose(token, date))).toEqual([400, 109]);
  for (const date of ['1900-01-01', '2199-12-31']) expect(verdict(await dayClose(token, date))).toEqual([200, 100]);
});

test('in a disabled school the day can still be closed', async () => {
  await makeReceipt(token, { amountPaid: 10 });
  await disableSchool(await tokenOf('platform'));
  expect((await close()).total.amount).toBe(10);
});

const MIDNIGHT = Date.parse('2026-07-09T18:30:00.000Z');
const DAY_MS = 86_400_000;
/** Around the day of 10 July, most of them in it; cancelled at once or up to two days later. */
const receipts = fc.array(
  fc.record({
    cashier: fc.constantFrom('clerk', 'admin', 'platform'),
    mode: fc.constantFrom('CASH', 'CHEQUE', 'ONLINE'),
    type: fc.constantFrom('FEE', 'TC', 'OTHER', 'READMISSION'),
    status: fc.constantFrom('PENDING', 'CONFIRMED', 'CANCELLED'),
    paise: fc.oneof(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999_999_999_999 })),
    after: fc.oneof(fc.constantFrom(0, -1, DAY_MS, DAY_MS - 1), fc.integer({ min: -DAY_MS, max: 2 * DAY_MS })),
    changed: fc.integer({ min: 0, max: 2 * DAY_MS }),
    paymentDate: fc.constantFrom('2026-07-10', '2026-07-09'),
  }),
  { maxLength: 60 },
);
type Made = StoredReceipt & { number: number; at: number; changed: number };

/** The same sums counted in another way: over single receipts, in whole paise. */
function counted(made: readonly Made[]): {
  receipts: number;
  paise: bigint;
  firstNo: number | null;
  lastNo: number | null;
} {
  const numbers = made.map(({ number }) => number).sort((one, other) => one - other);
  return {
    receipts: made.length,
    paise: made.reduce((sum, { paise }) => sum + BigInt(paise), 0n),
    firstNo: numbers[0] ?? null,
    lastNo: numbers.at(-1) ?? null,
  };
}
/** An answer's rupees as they are written, in paise. */
const exact = <C extends Count>({ amount, ...count }: C) => ({
  ...count,
  paise: BigInt(amount.toFixed(2).replace('.', '')),
});

test('C5 of any receipts every sum is that of the single receipts, to the paisa', async () => {
  let first = 500_000;
  await fc.assert(
    fc.asyncProperty(receipts, async (drawn) => {
      await emptyReceipts();
      const made = drawn.map(({ after, changed, ...one }, place): Made => {
        const at = MIDNIGHT + after;
        const changedAt = new Date(at + changed).toISOString();
        const madeAt = new Date(at).toISOString();
        return {
          ...(one as StoredReceipt),
          madeAt,
          changedAt,
          at: after,
          changed: after + changed,
          number: first + place,
        };
      });
      await storeMade(made, first);
      first += made.length;
      const day = await close('2026-07-10');
      const within = (at: number) => at >= 0 && at < DAY_MS;
      const ofDay = made.filter(({ at }) => within(at));
      const held = ofDay.filter(({ status }) => status !== 'CANCELLED');
      const by = (keep: (one: Made) => boolean) => counted(held.filter(keep));
      expect(exact(day.total)).toEqual(counted(held));
      for (const { mode, total, pending } of day.modes) {
        expect(exact(total)).toEqual(by((one) => one.mode === mode));
        const { receipts: number, paise } = by((one) => one.mode === mode && one.status === 'PENDING');
        expect(exact(pending)).toEqual({ receipts: number, paise });
      }
      for (const { type, total } of day.types) expect(exact(total)).toEqual(by((one) => one.type === type));
      const names = await sql<{ id: number; name: string }>('SELECT id, user_name AS name FROM users');
      const nameOf = (id: number) => names.find((user) => user.id === id)?.name;
      expect(day.cashiers.map(({ cashierId }) => nameOf(cashierId)).sort()).toEqual(
        [...new Set(held.map(({ cashier }) => cashier))].sort(),
      );
      for (const { cashierId, total, cash, cheque, online } of day.cashiers) {
        const own = (mode?: string) =>
          by((one) => one.cashier === nameOf(cashierId) && (mode === undefined || one.mode === mode));
        expect([total, cash, cheque, online].map(exact)).toEqual([own(), own('CASH'), own('CHEQUE'), own('ONLINE')]);
      }
      const { receipts: others, paise } = by((one) => one.paymentDate !== '2026-07-10');
      expect(exact(day.otherDate)).toEqual({ receipts: others, paise });
      const cancelled = made.filter(({ status }) => status === 'CANCELLED');
      const apart = [
        cancelled.filter(({ at }) => within(at)),
        cancelled.filter(({ at, changed }) => at < 0 && within(changed)),
      ];
      for (const [place, { list, ...count }] of [day.cancelled, day.earlierCancelled].entries()) {
        const expected = counted(apart[place] ?? []);
        expect(exact(count)).toEqual({ receipts: expected.receipts, paise: expected.paise });
        expect(list.map((one) => one['receiptNo'])).toEqual((apart[place] ?? []).map(({ number }) => number));
      }
    }),
    { numRuns: 25 },
  );
});
