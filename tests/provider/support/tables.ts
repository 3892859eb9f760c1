// Every table of the database, as Drizzle knows it, and a digest of what is stored in them.
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../provider/database/schema/index.ts';
import { sql } from '../../support/provider';

export const tables = Object.values<unknown>(schema)
  .filter((one): one is PgTable => one instanceof PgTable)
  .map((table) => getTableConfig(table))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const tableNames = tables.map(({ name }) => name);

/** Kept beside the data: who called what, and how often a user tried. */
const RECORDS = new Set(['audit_entries', 'sign_in_attempts']);

const kept = tableNames.filter((name) => !RECORDS.has(name));
/** Digests of tables nobody wrote to since they were put back: they stay what they are. */
const asPutBack: Record<string, string> = {};

async function digestsOf(names: readonly string[]): Promise<Record<string, string>> {
  const digests = names.map(
    (name) =>
      `SELECT '${name}' AS name, count(*) || ':' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS rows FROM ${name} t`,
  );
  const rows = digests.length > 0 ? await sql<{ name: string; rows: string }>(digests.join(' UNION ALL ')) : [];
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** A digest of each table's rows, without the records of calls: equal before and after means nothing was written. */
export async function stored(): Promise<Record<string, string>> {
  const written = new Set((await sql<{ name: string }>('SELECT name FROM snapshot.dirty')).map(({ name }) => name));
  const digests = await digestsOf(kept.filter((name) => written.has(name) || asPutBack[name] === undefined));
  for (const name of kept) if (!written.has(name)) digests[name] = asPutBack[name] ??= digests[name] ?? '';
  return digests;
}

/** Rows of one table. */
export async function countOf(table: string, where = 'true'): Promise<number> {
  const [row] = await sql<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table} WHERE ${where}`);
  return row?.count ?? 0;
}

/** Number of deadlocks in the database; the server counts one soon after it ended it. */
export const deadlocks = async (): Promise<number> =>
  Number(
    (await sql<{ n: string }>('SELECT deadlocks AS n FROM pg_stat_database WHERE datname = current_database()'))[0]?.n,
  );
