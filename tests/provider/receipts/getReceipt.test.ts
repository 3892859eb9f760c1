// One receipt is read by its id, within the own school.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { cancelReceipt, getReceipt, makeReceipt } from '../support/receipts';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

test('CALL2-30 ENUM-14 a receipt is read as it was made, and as it was cancelled', async () => {
  const receipt = await makeReceipt(token);
  expect((await getReceipt(token, receipt.receiptId)).data).toEqual(receipt);
  const { data } = await cancelReceipt(token, receipt.receiptId);
  expect((await getReceipt(token, receipt.receiptId)).data).toEqual(data);
});

test('CALL2-30 an unknown receipt, and another school’s, answer 103; the platform reads each', async () => {
  const theirs = await makeReceipt(await tokenOf('admin2'), {}, SECOND);
  for (const id of [theirs.receiptId, 2_000_000]) expect(verdict(await getReceipt(token, id))).toEqual([404, 103]);
  expect((await getReceipt(await tokenOf('platform'), theirs.receiptId)).data).toMatchObject({
    receiptNo: theirs.receiptNo,
  });
});

test('receipts are for those who hold LIST_RECEIPT, also in a disabled school; an id is a whole number', async () => {
  const { receiptId } = await makeReceipt(token);
  expect(verdict(await getReceipt(await tokenOf('teacher'), receiptId))).toEqual([403, 137]);
  for (const id of ['x', 0, '1.5']) expect(verdict(await getReceipt(token, id))).toEqual([400, 109]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await getReceipt(token, receiptId))).toEqual([200, 100]);
});
