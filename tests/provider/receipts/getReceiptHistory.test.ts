// The history of a receipt; its events after a reversal are in reopenReceipt.test.ts.
import { call, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { makeReceipt } from '../support/receipts';

beforeAll(resetProvider);

test('CODE-103 CODE-137 a new receipt was created by its cashier; other schools and other users see nothing', async () => {
  const token = await tokenOf('clerk');
  const { receiptId, createdAt, cashier } = await makeReceipt(token);
  const history = (as: string, id = receiptId) => call('GET', `/receipt/receipt/${id}/history`, { token: as });
  expect((await history(token)).data).toEqual([
    { event: 'CREATED', at: new Date(String(createdAt)).toISOString(), by: cashier, reason: null },
  ]);
  expect(verdict(await history(await tokenOf('admin2')))).toEqual([404, 103]);
  expect(verdict(await history(await tokenOf('teacher')))).toEqual([403, 137]);
  expect(verdict(await history(token, 2_147_483_647))).toEqual([404, 103]);
});
