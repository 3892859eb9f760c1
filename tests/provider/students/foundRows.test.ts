// The rows of found students are read by the index of a student, whatever the statistics of the table are.
import { and, gte, lte, sql as text, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { enrolments, receipts } from '../../../provider/database/schema/index.ts';
import { rowsOfFound } from '../../../provider/domains/students/list/list.filter.ts';
import { resetProvider, runScoped } from '../../support/provider';
import { storeReceipts } from '../support/receipts';
import { FIRST } from '../support/schools';

beforeAll(resetProvider);
afterAll(resetProvider);

const month = and(
  text`${receipts.schoolId} = 1 AND ${receipts.sessionId} = 2`,
  gte(receipts.paymentDate, '2026-07-01'),
  lte(receipts.paymentDate, '2026-07-31'),
);
const ofSession = text`${enrolments.schoolId} = 1 AND ${enrolments.sessionId} = 2`;

/** The plan that PostgreSQL keeps for every text. */
async function genericPlan(found: SQL): Promise<string> {
  const { sql: statement, params } = new PgDialect().sqlToQuery(found);
  const values = params.map((value) => (typeof value === 'string' ? `'${value}'` : `'%asha%'`)).join(', ');
  const answers = await runScoped('school', FIRST, [
    'SET LOCAL plan_cache_mode = force_generic_plan',
    `PREPARE found AS ${statement}`,
    `EXPLAIN (FORMAT JSON) EXECUTE found(${values})`,
    'DEALLOCATE found',
  ]);
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
  return JSON.stringify(answers[2]?.rows);
}

test.each([
  ['receipts', text`SELECT * FROM ${rowsOfFound({ conditions: { words: 1, numbers: 0 } as never }, receipts, month)}`],
  [
    'enrolments',
    text`SELECT * FROM ${rowsOfFound({ conditions: { words: 1, numbers: 0 } as never }, enrolments, ofSession)}`,
  ],
])('a search reads %s by the index of a student, also before the table is analyzed', async (table, found) => {
  await storeReceipts(20_000, '2026-07-15');
  const indexes = [...(await genericPlan(found)).matchAll(/Index Name\\?":\s*\\?"(\w+)/g)].map(([, index]) => index);
  expect(indexes.length).toBeGreaterThan(0);
  for (const index of indexes) expect(index).toMatch(new RegExp(`^${table}_of_student`));
});
