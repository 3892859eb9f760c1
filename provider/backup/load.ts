import path from 'node:path';
import { applyWithin, ownMigrations, type Migration } from '../database/migrate.ts';
import { figuresOf, tablesOf, type Table } from './catalog.ts';
import { CommandError } from '../commands/commandError.ts';
import type { CopyConnection } from './connection.ts';
import { fileOf, type Manifest, type TableFile } from './manifest.ts';
import { simplify } from './schemaParts.ts';
import { readTable } from './tableFiles.ts';

/** The lock of migrations, so that a provider that starts on the database waits for the end of the restore. */
const LOCK = 'SELECT pg_advisory_xact_lock(7241108)';

const CONTENT = `
  SELECT to_regclass('public.installation') IS NOT NULL AND to_regclass('public.migrations') IS NOT NULL AS ours,
    EXISTS (SELECT 1 FROM pg_class c WHERE relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace,
        'pg_toast'::regnamespace) AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = c.oid AND deptype = 'e')) AS filled,
    current_setting('server_encoding') AS encoding`;

/** Throws when the database has content, whether of the portal or of another program. */
async function requireEmpty(connection: CopyConnection): Promise<void> {
  const { rows } = await connection.query({ text: CONTENT });
  const { ours, filled, encoding } = rows[0] as { ours: boolean; filled: boolean; encoding: string };
  if (ours)
    throw new CommandError(
      'The database already contains an installation of the school portal. A backup is only restored into an empty database.',
    );
  if (filled)
    throw new CommandError(
      'The database contains tables of another program. A backup is only restored into an empty database.',
    );
  if (encoding !== 'UTF8') throw new CommandError(`The encoding of the database is ${encoding}, and must be UTF8.`);
}

/** The migrations before and after the load. Throws when this version cannot have written the tables of the backup. */
export function migrationsFor({ migrations, version }: Manifest): { before: Migration[]; after: Migration[] } {
  const applied = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const own = ownMigrations();
  const last = migrations.at(-1)?.name ?? '';
  if (migrations.some(({ name }) => name > (own.at(-1)?.name ?? '')))
    throw new CommandError(
      `The backup was made by a newer version of the school portal (${version}, ${last}). Update this one first.`,
    );
  const foreign = migrations.find(({ name, hash }) => own.find((one) => one.name === name)?.hash !== hash);
  if (foreign || migrations.length === 0)
    throw new CommandError(
      `The backup was made by another version of the school portal (${version}, ${foreign?.name ?? 'no migrations'}). Restore it with that version.`,
    );
  return {
    before: own.filter(({ name }) => applied.has(name)),
    after: own.filter(({ name }) => !applied.has(name)),
  };
}

const namesOf = (items: readonly string[]): string => [...items].sort().join(' ');

/** Throws unless the backup has every table and column of its migrations, and no other. */
function requireSameTables(tables: readonly Table[], files: readonly TableFile[]): void {
  const columns = new Map(files.map((file) => [file.name, namesOf(file.columns)]));
  const odd = tables.find((table) => columns.get(table.name) !== namesOf(table.columns));
  if (!odd && tables.length === files.length) return;
  throw new CommandError(
    `manifest.json is damaged: its ${odd ? `table ${odd.name} differs` : 'tables differ'} from the tables of its migrations.`,
  );
}

async function requireSameFigures(connection: CopyConnection, tables: readonly Table[], files: readonly TableFile[]) {
  for (const table of tables) {
    const file = files.find(({ name }) => name === table.name);
    const found = await figuresOf(connection, table);
    if (file?.rows !== found.rows)
      throw new CommandError(`The table ${table.name} has ${found.rows} rows instead of ${file?.rows}.`);
    const odd = table.decimals.find((column) => Number(found.sums[column]) !== Number(file.sums[column] ?? '0'));
    if (odd !== undefined)
      throw new CommandError(
        `The sum of ${table.name}.${odd} is ${found.sums[odd]} instead of ${file.sums[odd] ?? 'none'}.`,
      );
  }
}

async function setSequences(connection: CopyConnection, { sequences }: Manifest): Promise<void> {
  for (const { name, lastValue, called } of sequences)
    await connection.query({
      text: `SELECT setval(to_regclass('public.' || quote_ident($1)), $2::bigint, $3::boolean)`,
      params: [name, lastValue, String(called)],
    });
}

/**
 * Fills an empty database from a backup whose files were checked, in one transaction: tables as of the backup's last migration, rows,
 * sequences, then the migrations of this version. Throws, with nothing stored, unless all figures equal those of the manifest.
 */
export async function load(
  connection: CopyConnection,
  folder: string,
  manifest: Manifest,
  onCommit: () => void = () => undefined,
): Promise<void> {
  const { before, after } = migrationsFor(manifest);
  await connection.exec('BEGIN');
  await connection.exec(LOCK);
  await requireEmpty(connection);
  await applyWithin(connection, before);
  await connection.exec('SET CONSTRAINTS ALL IMMEDIATE');
  const tables = await tablesOf(connection);
  requireSameTables(tables, manifest.tables);
  const complete = await simplify(connection, tables);
  for (const { name, columns } of manifest.tables)
    await connection.copyIn({ name, columns }, readTable(path.join(folder, fileOf(name))));
  await setSequences(connection, manifest);
  await requireSameFigures(connection, tables, manifest.tables);
  await complete();
  await applyWithin(connection, after);
  await connection.exec('ANALYZE');
  onCommit();
  await connection.exec('COMMIT');
}
