// What the database itself knows about its tables.
import type { Connection } from '../database/engine.ts';
import { CommandError } from '../commands/commandError.ts';
import { quoted, type CopiedTable } from './connection.ts';
import type { Sequence } from './manifest.ts';

export interface Table extends CopiedTable {
  /** columns with decimals */
  decimals: string[];
  /** the scope in which row-level security shows every row */
  scope: string;
}

/** Created by the migrations themselves, and therefore not copied. */
const LEDGER = 'migrations';

/**
 * A policy that shows every row in a scope names it. The owner of the tables is subject to the policies, because row-level security is
 * forced.
 */
const TABLES = `
  SELECT c.relname AS name,
    (SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '')::text AS columns,
    (SELECT coalesce(json_agg(attname ORDER BY attnum), '[]') FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND atttypid = 'numeric'::regtype)::text AS decimals,
    (SELECT coalesce(string_agg(pg_get_expr(polqual, polrelid), ' '), '') FROM pg_policy
      WHERE polrelid = c.oid AND polpermissive AND polcmd IN ('*', 'r')) AS policies,
    c.relrowsecurity AND NOT (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS restricted
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '${LEDGER}'
  ORDER BY c.relname COLLATE "C"`;

interface Found {
  name: string;
  columns: string;
  decimals: string;
  policies: string;
  restricted: boolean;
}

const SCOPES = ['platform', 'upkeep', 'sign-in'];

/** The first scope that a policy of the table names; a table that none shows completely cannot be copied. */
function scopeOf({ name, policies, restricted }: Found): string {
  const scope = SCOPES.find((each) => policies.includes(`'${each}'`));
  if (!scope && restricted && policies !== 'true')
    throw new CommandError(`The database user cannot read all rows of the table ${name}.`);
  return scope ?? 'platform';
}

/** The tables of an installation, in the order of their names. */
export async function tablesOf(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query({ text: TABLES });
  return (rows as Found[]).map((found) => ({
    name: found.name,
    columns: JSON.parse(found.columns) as string[],
    decimals: JSON.parse(found.decimals) as string[],
    scope: scopeOf(found),
  }));
}

export interface Figures {
  rows: number;
  sums: Record<string, string>;
}

/** Shows all rows of the table to this transaction. */
export const showAll = (connection: Connection, { scope }: Table): Promise<void> =>
  connection.exec(`SET LOCAL app.scope = '${scope}'`);

/** Number of rows, and the sum of each column with decimals. */
export async function figuresOf(connection: Connection, table: Table): Promise<Figures> {
  const sums = table.decimals.map((column) => `coalesce(sum(${quoted(column)}), 0)::text`);
  const { rows } = await connection.query({
    text: `SELECT ${['count(*)::text', ...sums].join(', ')} FROM public.${quoted(table.name)}`,
    rowMode: 'array',
  });
  const [count, ...found] = rows[0] as string[];
  return {
    rows: Number(count),
    sums: Object.fromEntries(table.decimals.map((column, index) => [column, found[index] ?? '0'])),
  };
}

/** The sequences of identity columns. Reads them after the snapshot of the transaction, so that none is behind a copied row. */
export async function sequencesOf(connection: Connection): Promise<Sequence[]> {
  const { rows } = await connection.query({
    text: `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname COLLATE "C"`,
  });
  const names = (rows as { name: string }[]).map(({ name }) => name);
  if (names.length === 0) return [];
  const reads = names.map(
    (name) =>
      `SELECT '${name}' AS name, last_value::text AS "lastValue", is_called AS called FROM public.${quoted(name)}`,
  );
  const found = await connection.query({ text: reads.join(' UNION ALL ') });
  return found.rows as Sequence[];
}
