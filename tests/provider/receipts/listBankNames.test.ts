// The banks of earlier payments, for suggestions.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { emptyReceipts, storeReceipts } from '../support/receipts';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  await storeReceipts(60);
});

const banks = async (user: string, schoolId = 1) =>
  (await call<string[]>('GET', `/receipt/banks?schoolId=${schoolId}`, { token: await tokenOf(user) })).data;
/** Gives these banks to receipts, one each. */
const give = (names: readonly string[]) =>
  sql(
    `UPDATE receipts r SET mode = 'ONLINE', reference_no = r.id, reference_key = r.id, bank_name = n.name FROM (
       SELECT name, row_number() OVER () AS nth FROM unnest($1::text[]) AS name) n, (
       SELECT id, row_number() OVER (ORDER BY id) AS nth FROM receipts WHERE school_id = 1) k
      WHERE k.nth = n.nth AND r.id = k.id`,
    [names],
  );

test('banks are listed once in their usual spelling, most used first, those of the own school alone', async () => {
  await give(['SBI', 'PNB', 'sbi', 'SBI', 'Bank of Baroda']);
  expect(await banks('clerk')).toEqual(['SBI', 'Bank of Baroda', 'PNB']);
  expect(await banks('admin2', 2)).toEqual([]);
});

test('at most 20 banks are listed', async () => {
  await give(Array.from({ length: 25 }, (_, index) => `Bank ${index}`));
  expect(await banks('clerk')).toHaveLength(20);
});
