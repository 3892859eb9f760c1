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
/** Rows of a table that are digested; `where` is true for all of them. */
interface Part {
  name: string;
  where: string;
}
/** Digests of tables nobody wrote to since they were put back: they stay what they are. */
const asPutBack = new Map<string, string>();
const keyOf = ({ name, where }: Part) => `${name} ${where}`;

async function readDigests(parts: readonly Part[]): Promise<Map<string, string>> {
  const digests = parts.map(
    ({ name, where }) =>
      `SELECT '${name}' AS name, count(*) || ':' || coalesce(sum(hash_record_extended(t, 0)), 0) AS rows FROM ${name} t WHERE ${where}`,
  );
  const rows = digests.length > 0 ? await sql<{ name: string; rows: string }>(digests.join(' UNION ALL ')) : [];
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** A digest by table. */
async function digestsOf(parts: readonly Part[]): Promise<Record<string, string>> {
  const written = new Set((await sql<{ name: string }>('SELECT name FROM snapshot.dirty')).map(({ name }) => name));
  const read = await readDigests(parts.filter((part) => written.has(part.name) || !asPutBack.has(keyOf(part))));
  return Object.fromEntries(
    parts.map((part): [string, string] => {
      const digest = read.get(part.name) ?? asPutBack.get(keyOf(part)) ?? '';
      if (!written.has(part.name)) asPutBack.set(keyOf(part), digest);
      return [part.name, digest];
    }),
  );
}

/** A digest of each table's rows, without the records of calls: equal before and after means nothing was written. */
export const stored = (): Promise<Record<string, string>> => digestsOf(kept.map((name) => ({ name, where: 'true' })));

/** The column of a table that has the id of the school; undefined where its rows belong to no school. */
export const schoolColumnOf = (table: (typeof tables)[number]): string | undefined =>
  table.name === 'schools' ? 'id' : table.columns.find(({ name }) => name === 'school_id')?.name;

/** A digest of each table's rows of one school. */
export const rowsOfSchool = (schoolId: number): Promise<Record<string, string>> =>
  digestsOf(
    tables
      .filter(({ name }) => name !== 'audit_entries')
      .flatMap((table) => {
        const column = schoolColumnOf(table);
        return column === undefined ? [] : { name: table.name, where: `${column} = ${schoolId}` };
      }),
  );

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
