// However many receipts a school has, a day is found by its indexes, also behind row-level security.
import { PgDialect } from 'drizzle-orm/pg-core';
import { dayStatement } from '../../../provider/domains/receipts/dayClose/dayClose.queries.ts';
import { resetProvider, sql, runScoped } from '../../support/provider';
import { storeReceipts } from '../support/receipts';
import { FIRST } from '../support/schools';

beforeAll(resetProvider);
afterAll(resetProvider);

/** The statement with its values written into it. */
function statement(day: string): string {
  const { sql: text, params } = new PgDialect().sqlToQuery(dayStatement(FIRST, day));
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => `'${String(params[Number(number) - 1])}'`);
}

test('a day among 20,000 receipts is read from two indexes, and no table is read as a whole', async () => {
  await storeReceipts(20_000, '2026-07-15');
  await sql(
    "UPDATE receipts SET created_at = payment_date + time '10:00', modified_at = payment_date + time '11:00' WHERE school_id = 1",
  );
  await sql("UPDATE receipts SET status = 'CANCELLED', comments = 'Wrong' WHERE school_id = 1 AND receipt_no % 50 = 0");
  await sql('ANALYZE receipts');
  const [plan] = await runScoped('school', FIRST, [`EXPLAIN (FORMAT JSON) ${statement('2026-07-10')}`]);
  const text = JSON.stringify(plan?.rows);
  expect(plan?.error).toBeUndefined();
  for (const index of ['receipts_made', 'receipts_cancelled']) expect(text).toContain(index);
  const scans = [...text.matchAll(/Seq Scan\\?",.{0,120}?Relation Name\\?":\s*\\?"(\w+)/g)].map(([, table]) => table);
  expect(scans).not.toContain('receipts');
});
