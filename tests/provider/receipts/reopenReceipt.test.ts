// A wrongly confirmed receipt is set back to PENDING with a reason, unless an issued fee certificate contains it.
import fs from 'node:fs';
import path from 'node:path';
import { apiBase, call, moveClock, resetProvider, sql, tokenOf, runScoped } from '../../support/provider';
import { bearer, verdict } from '../support/http';
import { withdrawPrivileges } from '../support/privileges';
import {
  cancelReceipt,
  emptyReceipts,
  getReceipt,
  listReceipts,
  makeReceipt,
  receiptForm,
  setStatus,
  type Receipt,
} from '../support/receipts';
import { FIRST } from '../support/schools';

const MIGRATION = path.resolve(
  __dirname,
  '../../../provider/database/migrations/0042_receipts_of_old_certificates.sql',
);

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const reopen = (id: number, reason: unknown = 'Not credited yet', as = token) =>
  call<Receipt>('POST', `/receipt/receipt/${id}/reopen`, { token: as, json: { reason } });
const history = async (id: number) =>
  (await call<Record<string, unknown>[]>('GET', `/receipt/receipt/${id}/history`, { token })).data;

async function confirmed(changes: Record<string, unknown> = {}): Promise<Receipt> {
  const receipt = await makeReceipt(token, changes);
  const { sessionId, receiptId } = receipt;
  const receipts = [{ receiptId, status: 'CONFIRMED' }];
  await call('POST', '/receipt/receipt/confirm', { token, json: { sessionId, receipts } });
  return receipt;
}

const certificate = ({ studentId, sessionId }: Receipt) =>
  fetch(`${apiBase}/receipt/student/fee-certificate`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ studentId, sessionId, html: true }),
  });

test('a confirmed receipt becomes pending, can be confirmed again, and its history states reason and user', async () => {
  const receipt = await confirmed();
  const answer = await reopen(receipt.receiptId, '  Not credited yet ');
  expect([verdict(answer), answer.data.status, answer.data.comments]).toEqual([[200, 100], 'PENDING', null]);
  const receipts = [{ receiptId: receipt.receiptId, status: 'CONFIRMED' }];
  await call('POST', '/receipt/receipt/confirm', { token, json: { sessionId: receipt.sessionId, receipts } });
  await cancelReceipt(token, receipt.receiptId, 'Cheque returned');
  const events = await history(receipt.receiptId);
  expect(events.map(({ event, by, reason }) => [event, by, reason])).toEqual([
    ['CANCELLED', null, 'Cheque returned'],
    ['REOPENED', 'Ramesh Gupta', 'Not credited yet'],
    ['CONFIRMED', null, null],
    ['CREATED', receipt['cashier'], null],
  ]);
});

test('CODE-134 a pending receipt, and the second of two simultaneous requests, return 205; a cancelled receipt 134', async () => {
  const pending = await makeReceipt(token, { amountPaid: 10 });
  expect(verdict(await reopen(pending.receiptId))).toEqual([409, 205]);
  const { receiptId } = await confirmed({ amountPaid: 20 });
  const both = await Promise.all([reopen(receiptId), reopen(receiptId)]);
  expect(both.map(({ responseCode }) => responseCode).sort()).toEqual([100, 205]);
  expect(await history(receiptId)).toHaveLength(3);
  await cancelReceipt(token, receiptId);
  expect((await reopen(receiptId)).responseCode).toBe(134);
});

test('CODE-109 a receipt on an issued fee certificate stays confirmed, and the message names the certificate', async () => {
  const first = await confirmed({ amountPaid: 10 });
  expect((await certificate(first)).status).toBe(200);
  const later = await confirmed({ amountPaid: 20 });
  const { responseCode, responseMsg } = await reopen(first.receiptId);
  expect([responseCode, responseMsg]).toEqual([109, expect.stringMatching(/fee certificate \d+/)]);
  expect((await getReceipt(token, first.receiptId)).data.status).toBe('CONFIRMED');
  expect((await reopen(later.receiptId)).responseCode).toBe(100);
  const other = await confirmed({ amountPaid: 30, receiptType: 'OTHER' });
  await certificate(other);
  expect((await reopen(other.receiptId)).responseCode).toBe(100);
});

test('CODE-109 a certificate protects its receipts also if the clock was set back before it was issued', async () => {
  const receipt = await confirmed({ amountPaid: 10 });
  await moveClock(-60_000);
  token = await tokenOf('clerk');
  expect((await certificate(receipt)).status).toBe(200);
  expect((await getReceipt(token, receipt.receiptId)).data['certificateNos']).toHaveLength(1);
  expect((await reopen(receipt.receiptId)).responseCode).toBe(109);
});

test('RECEIPT-19 CODE-109 a receipt on an issued certificate remains on that one when the student joins the session of its payment date', async () => {
  const [next] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'");
  const form = await receiptForm();
  const studentId = Number(form['studentId']);
  const moveTo = (sessionId: unknown, from: unknown) =>
    sql('UPDATE enrolments SET session_id = $1 WHERE student_id = $2 AND session_id = $3', [
      sessionId,
      studentId,
      from,
    ]);
  await moveTo(next?.id, form['sessionId']);
  const paid = await confirmed({ studentId, amountPaid: 10, receiptType: 'READMISSION', sessionId: next?.id });
  expect(await (await certificate(paid)).text()).toContain(`>${paid.receiptNo}<`);
  // A certificate of an older version has no list; the migration takes it from the audit trail.
  await sql('UPDATE fee_certificates SET receipt_nos = NULL');
  await sql(fs.readFileSync(MIGRATION, 'utf8'));
  const enrol = `INSERT INTO enrolments (school_id, session_id, student_id, class_id, registration_status, origin, life, name_key, created_at)
    SELECT school_id, $1, student_id, class_id, 'PENDING', origin, life, name_key, created_at FROM enrolments WHERE student_id = $2 AND session_id = $3`;
  await sql(enrol, [form['sessionId'], studentId, next?.id]);
  const { data: listed } = await listReceipts(token, { studentId });
  expect(listed.content.map(({ receiptNo, certificateSessionIds }) => [receiptNo, certificateSessionIds])).toEqual([
    [paid.receiptNo, [next?.id]],
  ]);
  const other = await certificate({ ...paid, sessionId: Number(form['sessionId']) });
  expect(((await other.json()) as { responseCode: number }).responseCode).toBe(147);
  expect(await (await certificate(paid)).text()).toContain('DUPLICATE');
  const { responseCode, responseMsg } = await reopen(paid.receiptId);
  expect([responseCode, responseMsg]).toEqual([109, expect.stringMatching(/fee certificate \d+/)]);
});

test('CODE-137 CODE-103 CODE-109 it needs the privilege to confirm, the own school and a reason', async () => {
  const { receiptId } = await confirmed();
  for (const reason of ['', '  ', 'x'.repeat(256), null])
    expect((await reopen(receiptId, reason)).responseCode).toBe(109);
  expect((await reopen(receiptId, 'Wrong', await tokenOf('admin2'))).responseCode).toBe(103);
  await withdrawPrivileges('clerk', 'CONFIRM_FEE_RECEIPT');
  expect((await reopen(receiptId, 'Wrong', await tokenOf('clerk'))).responseCode).toBe(137);
});

test('the database role of the provider cannot set a receipt back without a row that states the reason', async () => {
  const receipt = await makeReceipt(token);
  const denied = async (status: string) => {
    const statement = `UPDATE receipts SET status = '${status}' WHERE id = ${receipt.receiptId}`;
    const [answer] = await runScoped('school', FIRST, [statement]);
    return answer?.error;
  };
  await setStatus(receipt, 'CONFIRMED');
  expect(await denied('PENDING')).toMatch('cannot change from');
  await sql("UPDATE receipts SET status = 'CANCELLED', comments = 'Wrong' WHERE id = $1", [receipt.receiptId]);
  expect(await denied('CONFIRMED')).toMatch('cannot change from');
});
