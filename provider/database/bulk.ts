// Statements for many rows with a constant text: one JSON parameter contains all rows.
import { getTableColumns, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './scope.ts';

const AT_ONCE = 250;

/** True for 1, 2, 4, 8, … parts. */
const doubled = (parts: number): boolean => (parts & (parts - 1)) === 0;

/** Rows of JSON as a table with this name; missing columns are null. */
export const asRows = (rows: readonly object[], table: string, columns: string) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS ${sql.raw(table)}(${sql.raw(columns)})`;

/**
 * Whether a column, or a row of columns, is in the result of a query. The result is hashed and each row of the table is looked up in it.
 * A plain IN can become a join: the planner does not know the number of rows in a parameter, and with a wrong estimate compares each row
 * of the table with each row of the list.
 */
export const isInHashed = (columns: SQLWrapper, query: SQL): SQL => sql`(${columns} IN (${query})) IS TRUE`;

/** Whether a column is one of these texts: a single text is looked up in an index, several are hashed. */
export const isOneOf = (column: AnyColumn, texts: readonly string[]): SQL =>
  texts.length === 1
    ? sql`${column} = ${texts[0]}`
    : isInHashed(column, sql`SELECT json_array_elements_text(${JSON.stringify(texts)}::json)`);

/**
 * Inserts rows with the same fields and returns these columns of each. Other calls run between the parts. Discards the plans of
 * triggers and foreign keys while a table grows, because plans made for a small or empty table would read all of it for each row.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  returning: readonly string[] = [],
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const { name } = getTableConfig(table);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const text =
    `INSERT INTO "${name}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${name}", $1::json)` +
    (returning.length > 0 ? ` RETURNING ${returning.join(', ')}` : '');
  const returned: Record<string, unknown>[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const json = rows
      .slice(at, at + AT_ONCE)
      .map((row) =>
        Object.fromEntries(columns.map(([field, column]) => [column.name, (row as Record<string, unknown>)[field]])),
      );
    const { rows: stored } = await db.connection.query({ text, params: [JSON.stringify(json)] });
    returned.push(...(stored as Record<string, unknown>[]));
    if (doubled(at / AT_ONCE + 1)) await db.connection.query({ text: 'DISCARD PLANS' });
    await nextTurn();
  }
  return returned;
}
