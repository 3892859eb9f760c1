// A receipt is made: with the school's next number, within what is due, once.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { createReceipt, getReceipt, makeReceipt, receiptForm, setStatus } from '../support/receipts';
import { SECOND } from '../support/schools';
import { demoStudent, placeOf } from '../support/students';
import { countOf } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const send = async (changes: object) => createReceipt(token, await receiptForm({ ...changes }));
/** Rupees; the fee of the demo's class, without an admission fee that does not apply. */
async function dueOf(studentId: unknown, sessionId: unknown): Promise<number> {
  const [row] = await sql<{ due: string }>(
    `SELECT (CASE WHEN st.admission_date BETWEEN se.start_date AND se.end_date THEN f.total_fee ELSE f.total_fee - f.admission_fee END
             - coalesce((SELECT sum(amount) FROM receipts r WHERE r.student_id = st.id AND r.session_id = se.id AND r.type = 'FEE'
                         AND r.status <> 'CANCELLED'), 0)
             - coalesce((SELECT discount FROM student_fees d WHERE d.student_id = st.id AND d.session_id = se.id), 0))::text AS due
       FROM students st JOIN enrolments e ON e.student_id = st.id JOIN sessions se ON se.id = e.session_id
       JOIN fee_structures f ON f.session_id = se.id AND f.class_id = e.class_id
      WHERE st.id = $1 AND se.id = $2`,
    [studentId, sessionId],
  );
  return Number(row?.due);
}

const CHEQUE = {
  paymentMode: 'CHEQUE',
  referenceNo: '004512',
  referenceNoDate: '2026-07-09',
  bankName: 'Bank of Jaipur',
};
const ONLINE = { paymentMode: 'ONLINE', referenceNo: 'UPI 77/12' };

test('ENUM-30 RECEIPT-34 RECEIPT-49 RECEIPT-50 ENUM-14 ENUM-15 CALL2-28 a receipt takes the school’s next number, waits for its confirmation and is read as it was made', async () => {
  const first = await makeReceipt(token, { ...CHEQUE, comments: ' First term ' });
  const { data } = await getReceipt(token, first.receiptId);
  expect(data).toEqual(first);
  expect(first).toMatchObject({
    ...CHEQUE,
    receiptType: 'FEE',
    paymentDate: '2026-07-15',
    amountPaid: 100,
    className: '5',
    sectionName: 'A',
    comments: 'First term',
    status: 'PENDING',
    deleted: false,
    printed: false,
    cashier: 'Ramesh Gupta',
  });
  const studentId = await demoStudent('6');
  const second = await makeReceipt(token, { studentId, amountPaid: 101 });
  expect([second.receiptNo, second.status]).toEqual([first.receiptNo + 1, 'PENDING']);
  const { sessionId } = await placeOf();
  expect(second).toMatchObject({ studentId, sessionId, className: '6', amountPaid: 101 });
});

test('RECEIPT-49 the numbers of a school begin at its start number and do not depend on those of another school', async () => {
  await sql('DELETE FROM receipts');
  await sql("DELETE FROM counters WHERE kind = 'FEE_RECEIPT'");
  await sql('UPDATE schools SET fee_receipt_start_from = CASE id WHEN 1 THEN 700 ELSE 90 END');
  const other = await tokenOf('admin2');
  const numbers: number[] = [];
  for (const amountPaid of [1, 2]) {
    numbers.push((await makeReceipt(token, { amountPaid })).receiptNo);
    numbers.push((await makeReceipt(other, { amountPaid }, SECOND)).receiptNo);
  }
  expect(numbers).toEqual([700, 90, 701, 91]);
});

test('RECEIPT-49 CODE-129 a school without a start number answers 129, and stores nothing', async () => {
  await sql('UPDATE schools SET fee_receipt_start_from = NULL WHERE id = 1');
  const before = await countOf('receipts');
  expect(verdict(await send({}))).toEqual([409, 129]);
  expect(await countOf('receipts')).toBe(before);
});

test('RECEIPT-51 CODE-128 FEE-53 all that is due is taken, and not a paisa more; other payments are not looked at', async () => {
  const form = await receiptForm();
  const due = await dueOf(form['studentId'], form['sessionId']);
  const more = await send({ amountPaid: Number((due + 0.01).toFixed(2)) });
  expect(verdict(more)).toEqual([409, 128]);
  expect(more.responseMsg).toMatch(/^The amount is more than the pending fee of ₹[\d,]+\.\d\d$/);
  expect(verdict(await send({ amountPaid: due }))).toEqual([200, 100]);
  expect(verdict(await send({ amountPaid: 0.01 }))).toEqual([409, 128]);
  expect(verdict(await send({ amountPaid: 0 }))).toEqual([200, 100]);
  expect(verdict(await send({ amountPaid: 500, receiptType: 'OTHER' }))).toEqual([200, 100]);
});

test('RECEIPT-50 RECEIPT-51 RECEIPT-24 CODE-128 what is paid by pending and confirmed receipts is no longer due, what is cancelled is', async () => {
  const form = await receiptForm();
  const due = await dueOf(form['studentId'], form['sessionId']);
  const [confirmed, cancelled] = [
    await makeReceipt(token, { amountPaid: 300 }),
    await makeReceipt(token, { amountPaid: 400 }),
  ];
  await setStatus(confirmed, 'CONFIRMED');
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'slip' WHERE id = $1`, [cancelled.receiptId]);
  await makeReceipt(token, { amountPaid: 200 });
  expect(verdict(await send({ amountPaid: due - 500 + 0.01 }))).toEqual([409, 128]);
  expect(verdict(await send({ amountPaid: due - 500 }))).toEqual([200, 100]);
});

test('RECEIPT-51 CODE-128 a free seat owes nothing', async () => {
  const { studentId } = await receiptForm();
  await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
  expect(verdict(await send({ amountPaid: 1 }))).toEqual([409, 128]);
});

test.each([
  ['CHEQUE', { ...CHEQUE, referenceNo: ' ' }, 'referenceNo', 'Cheque number is required'],
  ['CHEQUE', { ...CHEQUE, referenceNoDate: null }, 'referenceNoDate', 'Check date is required'],
  ['CHEQUE', { ...CHEQUE, bankName: undefined }, 'bankName', 'Bank name is required'],
  ['ONLINE', { ...ONLINE, referenceNo: null }, 'referenceNo', 'Transaction number is required'],
])('RECEIPT-52 CODE-130 a payment by %s without its details answers 130: %j', async (_mode, changes, path, message) => {
  const answer = await send(changes);
  expect(verdict(answer)).toEqual([400, 130]);
  expect(answer.data).toEqual({ problems: [{ path, message }] });
});

test('RECEIPT-50 RECEIPT-52 ENUM-30 ONLINE needs its number alone, and CASH keeps no details; both are pending', async () => {
  const none = { referenceNoDate: null, bankName: null, status: 'PENDING' };
  expect(await makeReceipt(token, ONLINE)).toMatchObject({ ...ONLINE, ...none });
  const cash = await makeReceipt(token, { ...CHEQUE, paymentMode: 'CASH', amountPaid: 101 });
  expect(cash).toMatchObject({ referenceNo: null, ...none });
});

test('RECEIPT-53 CODE-182 a reference of another receipt is refused with the receipt; of a cancelled one it is free', async () => {
  const first = await makeReceipt(token, ONLINE);
  const again = await send({ ...ONLINE, amountPaid: 250, studentId: await demoStudent('6') });
  const message = `This reference number is already on receipt ${first.receiptNo}`;
  expect([...verdict(again), again.responseMsg]).toEqual([409, 182, message]);
  const { receiptNo, studentCode, studentName, amountPaid, paymentDate } = first;
  expect(again.data).toEqual({
    problems: [{ path: 'referenceNo', message }],
    receipts: [{ receiptNo, studentCode, studentName, amountPaid, paymentDate }],
  });
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'slip' WHERE id = $1`, [first.receiptId]);
  expect(verdict(await send({ ...ONLINE, amountPaid: 251 }))).toEqual([200, 100]);
  const elsewhere = await receiptForm(ONLINE, SECOND);
  expect(verdict(await createReceipt(await tokenOf('admin2'), elsewhere))).toEqual([200, 100]);
});

test.each([
  ['the number in other letters and blanks', { referenceNo: ' 00 4512' }, 182],
  ['the bank in other letters and blanks', { bankName: 'bank OF  jaipur ' }, 182],
  ['the bank with dots and apostrophes', { bankName: 'Bank of Jaipur.’' }, 182],
  ['the number with dashes', { referenceNo: '00-45\u201112' }, 182],
  ['another number', { referenceNo: '004513' }, 100],
  ['another bank', { bankName: 'Bank of Baroda' }, 100],
  ['another date', { referenceNoDate: '2026-07-10' }, 100],
  ['another mode', { paymentMode: 'ONLINE' }, 100],
])('RECEIPT-53 beside a cheque, one with %s: %j answers %i', async (_what, changes, code) => {
  await makeReceipt(token, CHEQUE);
  const other = await send({ ...CHEQUE, amountPaid: 5, ...changes });
  expect(other.responseCode).toBe(code);
});

test('RECEIPT-53 transfers have the same reference whatever their bank and date', async () => {
  await makeReceipt(token, ONLINE);
  const details = { bankName: 'SBI', referenceNoDate: '2026-07-09' };
  expect((await send({ ...ONLINE, ...details, amountPaid: 5 })).responseCode).toBe(182);
});

test('RECEIPT-53 one payment of several students has a receipt for each once that is confirmed, and its own key', async () => {
  const first = await makeReceipt(token, CHEQUE);
  const key = { 'idempotency-key': 'one-payment-of-siblings' };
  const sibling = await receiptForm({ ...CHEQUE, amountPaid: 70, studentId: await demoStudent('6') });
  expect(verdict(await createReceipt(token, sibling, key))).toEqual([409, 182]);
  const shared = { ...sibling, sharedReference: true };
  const again = { 'idempotency-key': 'one-payment-of-siblings-shared' };
  const second = await createReceipt(token, shared, again);
  expect(verdict(second)).toEqual([200, 100]);
  // Its response was lost: the same request answers the same receipt.
  expect((await createReceipt(token, shared, again)).data.receiptId).toBe(second.data.receiptId);
  const third = await createReceipt(token, { ...sibling, amountPaid: 80, studentId: await demoStudent('7') });
  const named = (third.data as unknown as { receipts: { receiptNo: number }[] }).receipts;
  expect(named.map(({ receiptNo }) => receiptNo)).toEqual([first.receiptNo, second.data.receiptNo]);
  // The first one cancelled, the reference is not free: the second one still has it.
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'slip' WHERE id = $1`, [first.receiptId]);
  expect(verdict(await send({ ...CHEQUE, amountPaid: 90 }))).toEqual([409, 182]);
});

test('C1 a shared payment of the same student twice within ten seconds is refused; a first one is stored as unshared', async () => {
  const shared = { ...CHEQUE, sharedReference: true };
  const { receiptId, receiptNo } = await makeReceipt(token, shared);
  expect(await countOf('receipts', `id = ${receiptId} AND NOT shared_reference`)).toBe(1);
  const again = await send(shared);
  expect([...verdict(again), again.responseMsg]).toEqual([
    429,
    203,
    `The same payment was stored a moment ago as receipt ${receiptNo}. Check that receipt before you save again`,
  ]);
});

test('CALL2-28 RECEIPT-54 CODE-126 CODE-127 who is not enrolled answers 126, who is disabled 127; re-admission is exempt', async () => {
  const { sessionId: earlier } = await placeOf('5', { status: 'UPCOMING' });
  expect(verdict(await send({ sessionId: earlier }))).toEqual([409, 126]);
  expect(verdict(await send({ sessionId: earlier, receiptType: 'READMISSION' }))).toEqual([200, 100]);
  const studentId = await demoStudent('5');
  for (const life of ['DISABLED', 'TC_ISSUED']) {
    await changeLife(studentId, life);
    const other = await send({ studentId, amountPaid: 5, receiptType: 'OTHER' });
    expect([life, ...verdict(other)]).toEqual([life, 409, 127]);
    const back = await send({ studentId, receiptType: 'READMISSION', amountPaid: life.length });
    expect([life, ...verdict(back)]).toEqual([life, 200, 100]);
  }
});

test('RECEIPT-54 CODE-127 CODE-128 after a TC the dues can be paid, and nothing beyond them; a disabled or deleted student pays nothing', async () => {
  const form = await receiptForm();
  const studentId = Number(form['studentId']);
  const due = await dueOf(studentId, form['sessionId']);
  await makeReceipt(token, { receiptType: 'TC' });
  expect(verdict(await send({ studentId, amountPaid: Number((due + 0.01).toFixed(2)) }))).toEqual([409, 128]);
  expect(verdict(await send({ studentId, amountPaid: due }))).toEqual([200, 100]);
  expect(verdict(await send({ studentId, amountPaid: 0 }))).toEqual([409, 127]);
  const other = await demoStudent('6');
  await changeLife(other, 'DISABLED');
  expect(verdict(await send({ studentId: other, amountPaid: 1 }))).toEqual([409, 127]);
  await changeLife(other, 'DELETED');
  expect(verdict(await send({ studentId: other, amountPaid: 1 }))).toEqual([404, 103]);
});

test('a student whose name is struck off can still pay', async () => {
  const studentId = await demoStudent('5');
  await changeLife(studentId, 'STRUCK_OFF');
  expect(verdict(await send({ studentId }))).toEqual([200, 100]);
});

test('LIFECYCLE-27 LIFECYCLE-28 LIFECYCLE-31 RECEIPT-55 CODE-185 a TC receipt issues the certificate, with an entry in the history; a second one answers 185', async () => {
  const studentId = await demoStudent('5');
  await makeReceipt(token, { receiptType: 'TC', comments: 'Family moves to Pune' });
  expect(await sql('SELECT life FROM students WHERE id = $1', [studentId])).toEqual([{ life: 'TC_ISSUED' }]);
  expect(
    await sql('SELECT type, comment FROM student_history WHERE student_id = $1 ORDER BY id DESC LIMIT 1', [studentId]),
  ).toEqual([{ type: 'TC', comment: 'Family moves to Pune' }]);
  expect(verdict(await send({ studentId, receiptType: 'TC', amountPaid: 60 }))).toEqual([409, 185]);
});

test('ENUM-15 CALL2-28 ENUM-30 a receipt of each type is stored as such', async () => {
  const types = ['FEE', 'OTHER', 'READMISSION', 'TC'];
  for (const [at, receiptType] of types.entries())
    expect(await makeReceipt(token, { receiptType, amountPaid: 10 + at })).toMatchObject({ receiptType });
  expect(await sql('SELECT type FROM receipts WHERE amount BETWEEN 10 AND 13 ORDER BY amount')).toEqual(
    types.map((type) => ({ type })),
  );
});

test.each([
  ['a negative amount', { amountPaid: -0.01 }],
  ['a third decimal', { amountPaid: 10.005 }],
  ['no amount', { amountPaid: undefined }],
  ['an amount as a text', { amountPaid: '100' }],
  ['ENUM-30 an unknown mode', { paymentMode: 'CARD' }],
  ['ENUM-30 an unknown type', { receiptType: 'GIFT' }],
  ['a number of its own', { receiptNo: 5 }],
  ['a status of its own', { status: 'CONFIRMED' }],
  ['a day to come', { paymentDate: '2999-01-01' }],
  ['a day that does not exist', { paymentDate: '2026-02-30' }],
  ['a day in another decade', { paymentDate: '2016-07-10' }],
])('RECEIPT-56 B8 %s answers 109 and takes no number', async (_what, changes) => {
  const before = await countOf('receipts');
  expect(verdict(await send(changes))).toEqual([400, 109]);
  expect(await countOf('receipts')).toBe(before);
});

test('C5 today is the day in India: a payment of the 16th is accepted from 00:00 IST, not one millisecond before', async () => {
  for (const [now, expected] of [
    ['2026-07-15T18:29:59.999Z', [400, 109]],
    ['2026-07-15T18:30:00.000Z', [200, 100]],
  ] as const) {
    await setClock(now);
    token = await tokenOf('clerk');
    expect([now, ...verdict(await send({ paymentDate: '2026-07-16' }))]).toEqual([now, ...expected]);
  }
  expect(await sql("SELECT payment_date::text AS day FROM receipts WHERE payment_date >= '2026-07-16'")).toEqual([
    { day: '2026-07-16' },
  ]);
});

test('C1 the same payment by the same user within ten seconds is refused and names the receipt; another user’s is not', async () => {
  const { receiptNo } = await makeReceipt(token);
  const again = await send({});
  expect(verdict(again)).toEqual([429, 203]);
  expect(again.responseMsg).toBe(
    `The same payment was stored a moment ago as receipt ${receiptNo}. Check that receipt before you save again`,
  );
  expect(verdict(await createReceipt(await tokenOf('admin'), await receiptForm()))).toEqual([200, 100]);
  await sql(`UPDATE receipts SET created_at = created_at - interval '11 seconds'`);
  expect(verdict(await send({}))).toEqual([200, 100]);
});

test.each([
  ['type', { receiptType: 'OTHER' }],
  ['session', { sessionId: 1, receiptType: 'READMISSION' }],
  ['amount', { amountPaid: 101 }],
  ['mode', ONLINE],
])('C1 a fee that follows within ten seconds a receipt of another %s is another payment', async (_what, changes) => {
  await makeReceipt(token, changes);
  expect(verdict(await send({ receiptType: 'sessionId' in changes ? 'READMISSION' : 'FEE' }))).toEqual([200, 100]);
});

test('CALL2-30 B1 another school’s student and receipt are unknown', async () => {
  const { receiptId } = await makeReceipt(token);
  const other = await tokenOf('admin2');
  expect(verdict(await createReceipt(other, await receiptForm()))).toEqual([404, 103]);
  expect(verdict(await getReceipt(other, receiptId))).toEqual([404, 103]);
  expect(verdict(await getReceipt(token, 99_999_999))).toEqual([404, 103]);
});

test('a payment up to a year before its session is taken, one a day earlier is a slip of the hand', async () => {
  const early = await send({ paymentDate: '2025-03-30' });
  const message = 'Payment date lies more than a year before the session';
  expect([...verdict(early), early.data]).toMatchObject([400, 109, { problems: [{ path: 'paymentDate', message }] }]);
  expect(verdict(await send({ paymentDate: '2025-03-31' }))).toEqual([200, 100]);
});
