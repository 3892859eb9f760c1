// The print of a receipt is stored, and changes nothing else of it.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { makeReceipt, type Receipt } from '../support/receipts';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const printed = (id: number, own = token) => call<Receipt>('POST', `/receipt/receipt/${id}/printed`, { token: own });
const printedAt = (id: number) => sql('SELECT printed_at FROM receipts WHERE id = $1', [id]);

test('each print stores its time, and the receipt stays what it is', async () => {
  const made = await makeReceipt(token);
  const { data, ...answer } = await printed(made.receiptId);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data).toEqual({ ...made, printed: true });
  await sql(`UPDATE receipts SET printed_at = printed_at - interval '1 day' WHERE id = $1`, [made.receiptId]);
  const earlier = await printedAt(made.receiptId);
  expect((await printed(made.receiptId)).data).toEqual({ ...made, printed: true });
  expect(await printedAt(made.receiptId)).not.toEqual(earlier);
});

test('B1 another school’s receipt and an unknown one are not found', async () => {
  const { receiptId } = await makeReceipt(token);
  expect(verdict(await printed(receiptId, await tokenOf('admin2')))).toEqual([404, 103]);
  expect(verdict(await printed(99_999_999))).toEqual([404, 103]);
});
