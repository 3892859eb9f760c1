// One receipt, as every list shows it.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { cancelReceipt, getReceipt, listReceipts, makeReceipt } from '../support/receipts';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

test('CALL2-30 ENUM-14 a receipt is read as it was made, and as its list shows it', async () => {
  const made = await makeReceipt(token);
  const { data } = await getReceipt(token, made.receiptId);
  expect(data).toEqual(made);
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
