// One receipt, as every list shows it.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { makeConfirmed, numberOn, pageOf } from '../support/certificates';
import { verdict } from '../support/http';
import { giveOpening } from '../support/openings';
import { cancelReceipt, emptyReceipts, getReceipt, listReceipts, makeReceipt } from '../support/receipts';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

test('CALL2-30 ENUM-14 a receipt is read as it was made, and as its list shows it', async () => {
  const made = await makeReceipt(token);
  const { data } = await getReceipt(token, made.receiptId);
  expect(data).toEqual(made);
  const [student] = await sql(
    'SELECT id AS "studentId", code AS "studentCode", name AS "studentName", father_name AS "fatherName" FROM students WHERE id = $1',
    [made.studentId],
  );
  const [{ at } = { at: '' }] = await sql<{ at: string }>(
    'SELECT modified_at AS at FROM receipts WHERE id = $1 AND receipt_no = $2',
    [made.receiptId, made.receiptNo],
  );
  expect(data).toMatchObject({
    ...student,
    ...{ session: '2026 - 2027', className: '5', receiptType: 'FEE', paymentMode: 'CASH', paymentDate: '2026-07-15' },
    ...{ amountPaid: 100, referenceNo: null, referenceNoDate: null, bankName: null, comments: null },
    ...{ status: 'PENDING', deleted: false, modifiedAt: new Date(at).toISOString() },
  });
  const { data: page } = await listReceipts(token, { searchText: String(made.receiptNo) });
  expect(page.content).toEqual([made]);
});

test('CALL2-30 RECEIPT-22 a cancelled one is read too; an unknown one answers 103', async () => {
  const { receiptId } = await makeReceipt(token);
  await cancelReceipt(token, receiptId, 'Slip');
  expect((await getReceipt(token, receiptId)).data).toMatchObject({
    deleted: true,
    status: 'CANCELLED',
    comments: 'Slip',
  });
  expect(verdict(await getReceipt(token, 99_999_999))).toEqual([404, 103]);
});

test('RECEIPT-19 a confirmed receipt names the fee certificates that contain it, and whether one can be issued without it', async () => {
  await emptyReceipts();
  const first = await makeConfirmed(token, { receiptType: 'READMISSION', amountPaid: 10 });
  const { studentId, sessionId } = first;
  const issue = async () => numberOn(await pageOf(token, { studentId, sessionId }));
  const read = async ({ receiptId } = first) => {
    const { certificateNos, certificateReplaceable } = (await getReceipt(token, receiptId)).data;
    return [certificateNos, certificateReplaceable];
  };
  expect(await read()).toEqual([undefined, undefined]);
  const no = await issue();
  expect(await read()).toEqual([[no], false]);
  const second = await makeConfirmed(token, { receiptType: 'READMISSION', amountPaid: 20 });
  expect([await read(), await read(second)]).toEqual([
    [[no], true],
    [undefined, undefined],
  ]);
  await issue();
  expect([await read(), await read(second)]).toEqual([
    [[no, no + 1], true],
    [[no + 1], true],
  ]);
  await cancelReceipt(token, second.receiptId);
  expect([await read(), await read(second)]).toEqual([
    [[no, no + 1], false],
    [undefined, undefined],
  ]);
  await giveOpening(await tokenOf('admin'), { studentId, sessionId }, { paid: 500 });
  expect(await read()).toEqual([[no, no + 1], true]);
});
