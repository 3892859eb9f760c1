// The list kit: what a filter asks for, split into what decides the SQL and the values of its placeholders.
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { readFilter, filterCondition, type FilterValue } from '../../../provider/database/list/filter.ts';

const conditions = { one: (filter: { asked: FilterValue }) => filter.asked, always: () => 7 };

test.each<[FilterValue, number, Record<string, unknown>]>([
  [undefined, 0, {}],
  [null, 0, {}],
  [false, 0, {}],
  [[], 0, {}],
  [true, 1, { 'one.0': true }],
  [0, 1, { 'one.0': 0 }],
  ['', 1, { 'one.0': '' }],
  [5, 1, { 'one.0': 5 }],
  [['a', 'b'], 2, { 'one.0': 'a', 'one.1': 'b' }],
])('the condition %j has %i values', (asked, count, values) => {
  expect(readFilter(conditions, { asked })).toEqual({
    counts: { one: count, always: 1 },
    values: { ...values, 'always.0': 7 },
  });
});

test.each<[FilterValue, string | undefined]>([
  [undefined, undefined],
  ['a', 'life IN ($1)'],
  [['a', 'b', 'c'], 'life IN ($1, $2, $3)'],
])('the condition %j becomes %j', (asked, text) => {
  const { counts } = readFilter(conditions, { asked });
  const condition = filterCondition(counts, 'one', (...values) => {
    const members = values.map((value) => sql`${value}`);
    return sql`life IN (${sql.join(members, sql`, `)})`;
  });
  expect(condition && new PgDialect().sqlToQuery(condition).sql).toBe(text);
});
