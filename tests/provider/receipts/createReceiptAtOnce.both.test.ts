// Many cashiers at one time: each number once and without a gap, nothing paid twice, never more than is due.
import { randomUUID } from 'node:crypto';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { createReceipt, receiptForm } from '../support/receipts';
import { placeOf } from '../support/students';
import { countOf } from '../support/tables';

const CASHIERS = 50;

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

/** As many students of the session that runs as there are cashiers. */
async function payers(): Promise<number[]> {
  const { sessionId } = await placeOf('5');
  const rows = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments WHERE school_id = 1 AND session_id = $1 AND life = 'ACTIVE' ORDER BY student_id LIMIT $2`,
    [sessionId, CASHIERS],
  );
  return rows.map(({ id }) => id);
}
const numbers = async () => {
  const rows = await sql<{ no: number }>(
    'SELECT receipt_no AS no FROM receipts WHERE school_id = 1 ORDER BY receipt_no',
  );
  return rows.map(({ no }) => no);
};
const isGapless = (all: number[]) => all.every((no, at) => at === 0 || no === (all[at - 1] ?? 0) + 1);

test('C2 50 cashiers at once take 50 numbers without a gap, also where every third one is refused in the middle', async () => {
  const before = await countOf('receipts', 'school_id = 1');
  const students = await payers();
  // Every third one uses a number that is taken: refused after the student was locked, some after their number was taken.
  const answers = await Promise.all(
    students.map(async (studentId, at) =>
      createReceipt(
        token,
        await receiptForm({
          studentId,
          receiptType: 'OTHER',
          ...(at % 3 === 0 && { paymentMode: 'ONLINE', referenceNo: 'UPI 1' }),
        }),
      ),
    ),
  );
  const stored = answers.filter(({ responseCode }) => responseCode === 100);
  const refused = answers.filter(({ responseCode }) => responseCode !== 100);
  expect(new Set(refused.map(({ responseCode }) => responseCode))).toEqual(new Set([182]));
  expect(stored).toHaveLength(Math.floor((CASHIERS * 2) / 3) + 1);
  const all = await numbers();
  expect(all).toHaveLength(before + stored.length);
  expect(isGapless(all)).toBe(true);
  expect(new Set(stored.map(({ data }) => data.receiptNo)).size).toBe(stored.length);
});

test('C1 50 equal requests with one key make one receipt and get one answer', async () => {
  const form = await receiptForm();
  const key = { 'idempotency-key': randomUUID() };
  const before = await countOf('receipts');
  const answers = await Promise.all(Array.from({ length: CASHIERS }, () => createReceipt(token, form, key)));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.responseCode, answer.data]))).size).toBe(1);
  expect(answers[0]?.responseCode).toBe(100);
  expect(await countOf('receipts')).toBe(before + 1);
  expect(verdict(await createReceipt(token, { ...form, amountPaid: 7 }, key))).toEqual([422, 206]);
});

test('C1 one payment sent from two tabs, each with its own key, makes one receipt', async () => {
  const form = await receiptForm();
  const two = await Promise.all([1, 2].map(() => createReceipt(token, form, { 'idempotency-key': randomUUID() })));
  expect(two.map(verdict).sort()).toEqual([
    [200, 100],
    [429, 203],
  ]);
});

test('RECEIPT-53 of 50 receipts at once with one reference one is stored unshared; those confirmed as shared are all stored', async () => {
  const before = await countOf('receipts', 'school_id = 1');
  const students = await payers();
  const answers = await Promise.all(
    students.map(async (studentId, at) => {
      const payment = { receiptType: 'OTHER', paymentMode: 'ONLINE', referenceNo: 'UPI 1' };
      const form = await receiptForm({ studentId, ...payment, ...(at % 2 === 0 && { sharedReference: true }) });
      return createReceipt(token, form);
    }),
  );
  const refused = answers.filter(({ responseCode }) => responseCode !== 100);
  expect(new Set(refused.map(({ responseCode }) => responseCode))).toEqual(new Set([182]));
  const receipts = `school_id = 1 AND reference_key = 'ONLINE|upi1'`;
  expect(await countOf('receipts', `${receipts} AND NOT shared_reference`)).toBe(1);
  const stored = await countOf('receipts', receipts);
  expect([CASHIERS / 2, CASHIERS / 2 + 1]).toContain(stored);
  expect(await countOf('receipts', 'school_id = 1')).toBe(before + stored);
  expect(isGapless(await numbers())).toBe(true);
});

test('C3 RECEIPT-51 CODE-128 of two cashiers who take the last of what is due one is refused', async () => {
  const form = await receiptForm();
  const { data } = await createReceipt(token, { ...form, amountPaid: 1 });
  const [row] = await sql<{ due: string }>(
    `SELECT (f.total_fee - f.admission_fee - 1)::text AS due FROM fee_structures f
       JOIN enrolments e ON e.session_id = f.session_id AND e.class_id = f.class_id WHERE e.student_id = $1 AND e.session_id = $2`,
    [data.studentId, data.sessionId],
  );
  await sql(`UPDATE enrolments SET new_admission = false WHERE student_id = $1`, [data.studentId]);
  const amountPaid = Number(row?.due);
  const clerk = await tokenOf('clerk');
  const two = await Promise.all([token, clerk].map((one) => createReceipt(one, { ...form, amountPaid })));
  expect(two.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 128],
  ]);
});

test('LIFECYCLE-31 CODE-185 of two TC receipts at once one issues the certificate', async () => {
  const form = await receiptForm({ receiptType: 'TC' });
  const clerk = await tokenOf('clerk');
  const two = await Promise.all([token, clerk].map((one) => createReceipt(one, form)));
  expect(two.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 185],
  ]);
  expect(await countOf('student_history', `type = 'TC' AND student_id = ${Number(form['studentId'])}`)).toBe(1);
});
