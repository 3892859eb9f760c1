// Cancelling a certificate, by itself and with the receipt that it was issued for.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife, withPrivilege } from '../support/life';
import { cancelReceipt, makeReceipt } from '../support/receipts';
import { disableSchool } from '../support/sessions';
import { remove } from '../support/students';
import {
  cancel,
  issued,
  leave,
  leaver,
  list,
  TRANSFER,
  type Certificate,
  type Left,
} from '../support/studentCertificates';

let token: string;
let left: Left;
let one: Certificate;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  left = await leaver(token);
  one = await issued(token, left, TRANSFER);
});

const states = async () =>
  (await list(token)).data.content.map(({ certificateNo, cancelReason }) => [certificateNo, cancelReason]);
const lifeOf = () => sql<{ life: string }>('SELECT life FROM students WHERE id = $1', [left.studentId]);

test('a cancelled certificate states the reason, keeps its number, and does not change the student', async () => {
  const { data, ...answer } = await cancel(token, one.certificateId, '  Wrong name ');
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({ ...one, cancelled: true, cancelReason: 'Wrong name' });
  expect(await states()).toEqual([[1, 'Wrong name']]);
  expect(await lifeOf()).toEqual([{ life: 'TC_ISSUED' }]);
});

test('a cancelled certificate is not cancelled again, and the first reason stays', async () => {
  await cancel(token, one.certificateId);
  const again = await cancel(token, one.certificateId, 'Another reason');
  expect([...verdict(again), again.responseMsg]).toEqual([409, 205, 'This certificate is cancelled already']);
  expect(await states()).toEqual([[1, 'Wrong name']]);
});

test.each([[''], ['  '], [null], [7], ['x'.repeat(201)]])('CODE-109 the reason %j is rejected', async (reason) => {
  const answer = await cancel(token, one.certificateId, reason);
  expect(verdict(answer)).toEqual([400, 109]);
  expect(await states()).toEqual([[1, null]]);
});

test('CODE-103 CODE-137 CODE-112 an unknown certificate, a missing privilege and a disabled school are rejected', async () => {
  expect(verdict(await cancel(await tokenOf('admin2'), one.certificateId))).toEqual([404, 103]);
  expect(verdict(await cancel(token, 99_999_999))).toEqual([404, 103]);
  expect(verdict(await cancel(await withPrivilege('LIST_STUDENT'), one.certificateId))).toEqual([403, 137]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await cancel(token, one.certificateId))).toEqual([409, 112]);
  expect(await states()).toEqual([[1, null]]);
});

test('LIFECYCLE-27 the cancellation of the receipt cancels the certificate with its reason, and the student is active again', async () => {
  expect(verdict(await cancelReceipt(token, left.receipt.receiptId, 'The family stays'))).toEqual([200, 100]);
  expect(await states()).toEqual([[1, 'The family stays']]);
  expect(await lifeOf()).toEqual([{ life: 'ACTIVE' }]);
  const audited = await sql(
    `SELECT details ->> 'entity' AS entity, details -> 'after' ->> 'reason' AS reason FROM audit_entries
      WHERE event = 'cancelReceipt' ORDER BY id`,
  );
  expect(audited).toEqual([
    { entity: 'certificate', reason: 'The family stays' },
    { entity: 'receipt', reason: null },
  ]);
});

test('the cancellation of a receipt keeps the reason of a certificate that was cancelled before', async () => {
  await cancel(token, one.certificateId);
  await cancelReceipt(token, left.receipt.receiptId, 'The family stays');
  expect(await states()).toEqual([[1, 'Wrong name']]);
});

test('the cancellation of another receipt of the student leaves the certificate valid', async () => {
  const { studentId, sessionId } = left;
  const other = await makeReceipt(token, { studentId, sessionId, receiptType: 'FEE', amountPaid: 10 });
  expect(verdict(await cancelReceipt(token, other.receiptId))).toEqual([200, 100]);
  expect(await states()).toEqual([[1, null]]);
});

test('the receipt of an earlier departure cancels its own certificate alone', async () => {
  await changeLife(left.studentId, 'ACTIVE');
  await leave(token, left, { amountPaid: 60 });
  await issued(token, left, TRANSFER);
  await cancelReceipt(token, left.receipt.receiptId, 'The cheque was returned');
  expect(await states()).toEqual([
    [2, null],
    [1, 'The cheque was returned'],
  ]);
  expect(await lifeOf()).toEqual([{ life: 'TC_ISSUED' }]);
});

test('the receipt of a deleted student cancels the certificate too', async () => {
  await remove(token, left.studentId);
  expect(verdict(await cancelReceipt(token, left.receipt.receiptId, 'Typed twice'))).toEqual([200, 100]);
  expect(await states()).toEqual([[1, 'Typed twice']]);
});
