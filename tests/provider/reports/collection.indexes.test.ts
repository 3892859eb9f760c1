// However many receipts a school has, the collection of a month is found by an index, also behind row-level security.
import { PgDialect } from 'drizzle-orm/pg-core';
import { collection } from '../../../provider/domains/reports/school/collection.report.ts';
import { resetProvider, sql, runScoped } from '../../support/provider';
import { storeReceipts } from '../support/receipts';
import { FIRST } from '../support/schools';

beforeAll(async () => {
  await resetProvider();
  await storeReceipts(20_000, '2026-07-15');
  await sql('ANALYZE receipts');
});
afterAll(resetProvider);

type GroupBy = 'DAY' | 'MONTH' | 'MODE' | 'CASHIER' | 'CLASS';

/** The statement with its values written into it. */
function statement(groupBy: GroupBy): string {
  const request = { report: 'COLLECTION', schoolId: FIRST, from: '2026-06-01', to: '2026-06-30', groupBy } as const;
  const { sql: text, params } = new PgDialect().sqlToQuery(collection.query(request, '2026-07-15'));
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => `'${String(params[Number(number) - 1])}'`);
}

test.each(['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'] as const)(
  'the collection of a month among 20,000 receipts by %s is read from the index of the days',
  async (groupBy) => {
    const [plan] = await runScoped('school', FIRST, [`EXPLAIN (FORMAT JSON) ${statement(groupBy)}`]);
    const text = JSON.stringify(plan?.rows);
    expect(plan?.error).toBeUndefined();
    expect(text).toContain('receipts_of_day');
    const scans = [...text.matchAll(/Seq Scan\\?",.{0,120}?Relation Name\\?":\s*\\?"(\w+)/g)].map(([, table]) => table);
    expect(scans).not.toContain('receipts');
  },
);
