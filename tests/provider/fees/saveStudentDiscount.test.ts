// A student's discount and admission fee: who stores them, how much may be given off, what becomes of the dues.
import { call, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { AMOUNTS } from '../support/fees';
import { verdict } from '../support/http';
import { giveOpening } from '../support/openings';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import { clearFee, feesOf, newPupil, pay, saveDiscount, setFee } from '../support/studentFees';
import { demoStudent, placeOf, remove, type Changes, type Place } from '../support/students';

let token: string;
let platform: string;
let pupil: Place & { studentId: number };

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  platform = await tokenOf('platform');
  pupil = await newPupil(token);
});

const save = (changes: Changes = {}, whose = pupil) => saveDiscount(platform, whose, changes);
const stored = () =>
  sql(
    'SELECT discount::float8, admission_fee_applicable AS admission, version FROM student_fees WHERE student_id >= $1 ORDER BY student_id',
    [pupil.studentId],
  );

test('DISCOUNT-08 CALL-51 CALL-12 CALL2-27 ENUM-11 the answer is the summary with the discount, and what is left with it', async () => {
  const before = (await feesOf(platform, pupil)).data;
  const answer = await save({ discount: 500.25, admissionFeeApplicable: false, version: 0 });
  expect(answer).toMatchObject({ status: 200, responseCode: 100 });
  expect(answer.data).toEqual({
    ...before,
    discount: 500.25,
    admissionFeeApplicable: false,
    payable: 22000.5,
    mostDiscount: 22000.5,
    remainingFee: 21500.25,
    schedule: [
      { date: '2026-04-15', amount: 12000, paid: 0 },
      { date: '2026-10-15', amount: 9500.25, paid: 0 },
    ],
    version: 1,
  });
  expect((await feesOf(token, pupil)).data).toEqual(answer.data);
  const again = await save({ discount: 0, version: 1 });
  expect(again.data).toEqual({ ...before, version: 2 });
});

test.each([
  ['negative', -0.01, 'Discount cannot be negative'],
  ['above the due fee by a paisa', 24000.51, 'Discount cannot be more than the due fee'],
  ['of three decimals', 0.005, 'Enter an amount with at most two decimals'],
  ['a text', '500', 'Discount must be an amount in rupees'],
  ['missing', undefined, 'Discount is required'],
])(
  'FEE-49 FEE-50 DISCOUNT-07 CODE-109 a discount that is %s answers 109 at its field',
  async (_what, discount, message) => {
    expect(await save({ discount })).toMatchObject({
      status: 400,
      responseCode: 109,
      responseMsg: message,
      data: { problems: [{ path: 'discount', message }] },
    });
    expect(await stored()).toEqual([]);
  },
);

test.each([
  ['the whole fee', {}, true, 24000.5],
  ['without the admission fee', {}, false, 22000.5],
  ['less a confirmed payment', { status: 'CONFIRMED' }, true, 18000.25],
  ['less one that waits', { status: 'PENDING' }, true, 18000.25],
  ['less both', { status: 'CONFIRMED' }, false, 16000.25],
  ['not less a cancelled one', { status: 'CANCELLED' }, true, 24000.5],
] as const)(
  'FEE-50 FEE-51 FEE-53 DISCOUNT-07 the due fee is %s: all of it may be given off, and not a paisa more',
  async (_what, payment, admissionFeeApplicable, most) => {
    if ('status' in payment) await pay(pupil, { amount: 6000.25, ...payment });
    const most1 = Math.round(most * 100 + 1) / 100;
    expect(verdict(await save({ discount: most1, admissionFeeApplicable }))).toEqual([400, 109]);
    const { data } = await save({ discount: most, admissionFeeApplicable });
    expect(data).toMatchObject({ discount: most, mostDiscount: most, remainingFee: 0, overpaid: 0, nextPayment: null });
  },
);

test('FEE-53 a discount above a fee that was reduced later leaves nothing due and nothing paid too much', async () => {
  await save({ discount: 20000 });
  await setFee(pupil, { totalFee: 15000 });
  expect((await feesOf(token, pupil)).data).toMatchObject({
    discount: 20000,
    remainingFee: 0,
    overpaid: 0,
    schedule: [],
  });
  expect(verdict(await save({ discount: 19000 }))).toEqual([400, 109]);
  expect((await save({ discount: 15000 })).data).toMatchObject({ remainingFee: 0, overpaid: 0 });
});

test('FEE-50 nothing is given off a free seat but its earlier dues', async () => {
  await sql('UPDATE students SET rte = true WHERE id = $1', [pupil.studentId]);
  expect(verdict(await save({ discount: 0.01 }))).toEqual([400, 109]);
  expect((await save({ discount: 0, admissionFeeApplicable: false })).data).toMatchObject({
    remainingFee: 0,
    version: 1,
  });
  await giveOpening(token, pupil, { earlierDues: 700.5 });
  expect(verdict(await save({ discount: 700.51 }))).toEqual([400, 109]);
  expect((await save({ discount: 700.5 })).data).toMatchObject({ discount: 700.5, remainingFee: 0 });
});

test('FEE-50 earlier dues are part of the due fee', async () => {
  await giveOpening(token, pupil, { earlierDues: 700.5 });
  expect(verdict(await save({ discount: 24701.01 }))).toEqual([400, 109]);
  expect((await save({ discount: 24701 })).data).toMatchObject({ discount: 24701, remainingFee: 0 });
});

test.each<[string, () => Promise<unknown>]>([
  ['an RTE seat', () => sql('UPDATE students SET rte = true WHERE id = $1', [pupil.studentId])],
  ['a smaller fee', () => setFee(pupil, { totalFee: 15000 })],
  ['no admission fee', () => save({ discount: 24000.5, admissionFeeApplicable: false })],
])('FEE-50 FEE-53 a discount of the session fee pays no earlier dues after %s', async (_what, reduce) => {
  await giveOpening(token, pupil, { earlierDues: 3000 });
  expect((await save({ discount: 24000.5 })).data).toMatchObject({ discountOnEarlier: 0, remainingFee: 3000 });
  await reduce();
  const { data } = await feesOf(token, pupil);
  expect(data).toMatchObject({ discount: 24000.5, discountOnEarlier: 0, remainingFee: 3000, overpaid: 0 });
});

test('FEE-50 a discount above the session fee pays earlier dues, also after the session fee is reduced', async () => {
  await giveOpening(token, pupil, { earlierDues: 3000 });
  const { data } = await save({ discount: 25000 });
  expect(data).toMatchObject({ discount: 25000, discountOnEarlier: 999.5, remainingFee: 2000.5 });
  await save({ discount: 25000, admissionFeeApplicable: false });
  expect((await feesOf(token, pupil)).data).toMatchObject({ discountOnEarlier: 999.5, remainingFee: 2000.5 });
  await sql('UPDATE students SET rte = true WHERE id = $1', [pupil.studentId]);
  expect((await feesOf(token, pupil)).data).toMatchObject({ discountOnEarlier: 999.5, remainingFee: 2000.5 });
});

test('FEE-50 FEE-51 the earlier dues of an RTE seat are given off with the amount that is stored for its former fee', async () => {
  await giveOpening(token, pupil, { earlierDues: 3000 });
  await save({ discount: 3000, reason: 'Sisters' });
  await sql('UPDATE students SET rte = true WHERE id = $1', [pupil.studentId]);
  expect((await feesOf(token, pupil)).data).toMatchObject({ remainingFee: 3000, mostDiscount: 3000 });
  const saved = await save({ discount: 3000, reason: 'Old dues waived', version: 1 });
  expect(saved.data).toMatchObject({ discount: 3000, discountOnEarlier: 3000, remainingFee: 0 });
  expect(
    await sql(
      'SELECT before::float8, after::float8, reason FROM discount_changes WHERE student_id = $1 ORDER BY id DESC',
      [pupil.studentId],
    ),
  ).toEqual([
    { before: 0, after: 3000, reason: 'Old dues waived' },
    { before: 0, after: 3000, reason: 'Sisters' },
  ]);
});

test('FEE-50 another discount is divided by the session fee at its save', async () => {
  await giveOpening(token, pupil, { earlierDues: 3000 });
  await save({ discount: 5000 });
  await sql('UPDATE students SET rte = true WHERE id = $1', [pupil.studentId]);
  expect((await save({ discount: 2000 })).data).toMatchObject({ discountOnEarlier: 2000, remainingFee: 1000 });
  await sql('UPDATE students SET rte = false WHERE id = $1', [pupil.studentId]);
  expect((await save({ discount: 2500 })).data).toMatchObject({ discountOnEarlier: 0, remainingFee: 24500.5 });
});

test('CALL-51 DISCOUNT-08 CALL2-27 totals that are sent along change nothing', async () => {
  const wrong = {
    admissionFee: 1,
    tuitionFee: 2,
    examFee: 3,
    computerFee: 4,
    developmentFee: 5,
    otherFee: 6,
    totalFee: 99_999,
    amountPaid: 99_999,
    remainingFee: 0,
  };
  const { data } = await save({ ...wrong, discount: 500 });
  expect(data).toMatchObject({ ...AMOUNTS, amountPaid: 0, remainingFee: 23500.5 });
  expect(verdict(await save({ ...wrong, discount: 24000.51 }))).toEqual([400, 109]);
  expect(verdict(await save({ payable: 1 }))).toEqual([400, 109]);
  expect(await stored()).toEqual([{ discount: 500, admission: true, version: 1 }]);
});

test('DISCOUNT-09 CODE-122 CODE-126 CALL2-27 who is not in the session, or has no fee, is given nothing off', async () => {
  const { sessionId } = await placeOf('5', { status: 'UPCOMING' });
  expect(verdict(await save({}, { ...pupil, sessionId }))).toEqual([409, 126]);
  await clearFee(pupil);
  expect(verdict(await save())).toEqual([404, 122]);
  expect(await stored()).toEqual([]);
});

test('CODE-189 the users of a school give nothing off, whatever they hold', async () => {
  await setPrivileges('admin', 'STUDENT', 'LIST_STUDENT', 'LIST_RECEIPT');
  expect(verdict(await saveDiscount(await tokenOf('admin'), pupil))).toEqual([403, 189]);
  expect(verdict(await saveDiscount(await tokenOf('clerk'), pupil))).toEqual([403, 189]);
  expect(await stored()).toEqual([]);
});

test('CODE-103 CODE-112 an unknown, a deleted or another school’s record is not found; a disabled school takes nothing', async () => {
  const other = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await save({}, { ...pupil, sessionId: other.sessionId }))).toEqual([404, 103]);
  expect(verdict(await save({}, { ...pupil, studentId: 2_000_000 }))).toEqual([404, 103]);
  expect(verdict(await save({}, { ...other, studentId: await demoStudent('5', { schoolId: SECOND }) }))).toEqual([
    200, 100,
  ]);
  await call('PUT', `/school/${pupil.schoolId}/true/disable`, { token: platform });
  expect(verdict(await save())[1]).toBe(112);
  await call('PUT', `/school/${pupil.schoolId}/false/disable`, { token: platform });
  await remove(token, pupil.studentId);
  expect(verdict(await save())).toEqual([404, 103]);
});

test('C10 a discount typed over an older one is not stored, and the answer says who changed what and when', async () => {
  await setClock('2026-08-01T05:00:00.000Z');
  platform = await tokenOf('platform');
  await save({ discount: 700, version: 0 });
  const late = await save({ discount: 900, version: 0 });
  expect([...verdict(late), late.data]).toMatchObject([
    409,
    205,
    { change: { at: '2026-08-01T05:00:00.000Z', fields: ['discount'] } },
  ]);
  expect(await stored()).toEqual([{ discount: 700, admission: true, version: 1 }]);
  expect(verdict(await save({ discount: 900, version: 1 }))).toEqual([200, 100]);
  expect(verdict(await save({ discount: 950 }))).toEqual([200, 100]);
  expect(await stored()).toEqual([{ discount: 950, admission: true, version: 3 }]);
});

test('C10 of ten first discounts at once one is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save({ discount: 100 + at, version: 0 })));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 205])]);
  const winner = answers.find(({ status }) => status === 200);
  expect(await stored()).toEqual([{ discount: winner?.data.discount, admission: true, version: 1 }]);
});

test('FEE-50 a payment and a discount at once never take more than is due', async () => {
  const payment = {
    receiptType: 'FEE',
    paymentMode: 'CASH',
    amountPaid: 24000.5,
    studentId: pupil.studentId,
    sessionId: pupil.sessionId,
  };
  const both = await Promise.all([
    call('POST', '/receipt/receipt', { token, json: payment }),
    save({ discount: 24000.5 }),
  ]);
  const codes = both.map(({ responseCode }) => responseCode);
  expect([
    [100, 109],
    [128, 100],
  ]).toContainEqual(codes);
  expect((await feesOf(token, pupil)).data).toMatchObject({ remainingFee: 0, overpaid: 0 });
});
