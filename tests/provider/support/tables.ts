// Every table of the database, as Drizzle knows it, and a digest of what is stored in them.
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../provider/database/schema/index.ts';
import { sql } from '../../support/provider';

export const tables = Object.values<unknown>(schema)
  .filter((one): one is PgTable => one instanceof PgTable)
  .map((table) => getTableConfig(table))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const tableNames = tables.map(({ name }) => name);

/** Kept beside the data: who called what, and how often somebody tried. */
const RECORDS = new Set(['audit_entries', 'sign_in_attempts']);

/** A digest of each table's rows, without the records of calls: equal before and after means nothing was written. */
export async function stored(): Promise<Record<string, string>> {
  const digests = tableNames
    .filter((name) => !RECORDS.has(name))
    .map(
      (name) =>
        `SELECT '${name}' AS name, count(*) || ':' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS rows FROM ${name} t`,
    );
  const rows = await sql<{ name: string; rows: string }>(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** Rows of one table. */
export async function countOf(table: string, where = 'true'): Promise<number> {
  const [row] = await sql<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table} WHERE ${where}`);
  return row?.count ?? 0;
}
