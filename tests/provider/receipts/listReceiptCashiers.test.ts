// The users who created receipts of a school, for the filter by cashier.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { emptyReceipts, listReceipts, makeReceipt } from '../support/receipts';
import { FIRST, SECOND } from '../support/schools';

interface Cashier {
  cashierId: number;
  cashier: string | null;
}
const list = (token: string, schoolId = FIRST) =>
  call<Cashier[]>('GET', `/receipt/student/receipts/cashiers?schoolId=${schoolId}`, { token });

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
});

test('each cashier of the school is listed once, by name; a platform user has no name in a school', async () => {
  const [clerk, admin, platform] = [await tokenOf('clerk'), await tokenOf('admin'), await tokenOf('platform')];
  expect((await list(clerk)).data).toEqual([]);
  for (const amountPaid of [1, 2]) await makeReceipt(clerk, { amountPaid });
  await makeReceipt(admin, { amountPaid: 3 });
  const third = await makeReceipt(platform, { amountPaid: 4 });
  await makeReceipt(await tokenOf('admin2'), {}, SECOND);
  const { data } = await list(clerk);
  const [names] = await sql<{ names: string[] }>(
    `SELECT array_agg(full_name ORDER BY lower(full_name)) AS names FROM users WHERE user_name IN ('clerk', 'admin')`,
  );
  expect(data.map(({ cashier }) => cashier)).toEqual([...(names?.names ?? []), null]);
  const cashierId = data[2]?.cashierId;
  const found = (await listReceipts(clerk, { cashierId })).data.content.map(({ receiptNo }) => receiptNo);
  expect(found).toEqual([third.receiptNo]);
});

test('the cashiers of another school are denied, as is the list for a teacher', async () => {
  expect(verdict(await list(await tokenOf('clerk'), SECOND))).toEqual([403, 189]);
  expect(verdict(await list(await tokenOf('teacher')))).toEqual([403, 137]);
});
