import path from 'node:path';
import type { Connection } from '../database/engine.ts';
import { figuresOf, sequencesOf, showAll, tablesOf, type Table } from './catalog.ts';
import { CommandError } from '../commands/commandError.ts';
import { quoted, type CopyConnection } from './connection.ts';
import { fileOf, type Manifest, type TableFile } from './manifest.ts';
import { writeTable } from './tableFiles.ts';

export type Content = Pick<Manifest, 'engine' | 'postgres' | 'migrations' | 'tables' | 'sequences'>;

/** All statements see the same snapshot, and the transaction can write nothing. */
const BEGIN = 'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Throws when the database is not that of an installation. */
export async function requireInstallation(connection: Connection): Promise<void> {
  const { rows } = await connection.query({
    text: `SELECT to_regclass('public.migrations') IS NOT NULL AND to_regclass('public.installation') IS NOT NULL AS found`,
  });
  if (!(rows[0] as { found: boolean }).found)
    throw new CommandError('The database contains no installation of the school portal.');
}

async function dumpTable(connection: CopyConnection, table: Table, folder: string): Promise<TableFile> {
  await showAll(connection, table);
  const { name, columns } = table;
  const { rows, sums } = await figuresOf(connection, table);
  const file = await writeTable(path.join(folder, fileOf(name)), connection.copyOut(table));
  if (file.rows !== rows)
    throw new CommandError(`The table ${name} has ${rows} rows, but ${file.rows} were copied. Run the backup again.`);
  return { name, file: fileOf(name), ...file, columns: [...columns], sums };
}

/** Writes one file for each table into the folder, from one snapshot of the database. Returns what the manifest records. */
export async function dump(
  connection: CopyConnection,
  folder: string,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<Content> {
  await connection.exec(BEGIN);
  await requireInstallation(connection);
  const tables = await tablesOf(connection);
  // Locks every table against a change of its columns until the end of the transaction.
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  await connection.exec(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  await connection.exec(`SET LOCAL app.scope = 'platform'`);
  await check();
  const files: TableFile[] = [];
  for (const table of tables) files.push(await dumpTable(connection, table, folder));
  const migrations = await connection.query({ text: 'SELECT name, hash FROM public.migrations ORDER BY name' });
  const version = await connection.query({ text: `SELECT current_setting('server_version') AS version` });
  const sequences = await sequencesOf(connection);
  await connection.exec('COMMIT');
  return {
    engine: connection.kind,
    postgres: (version.rows[0] as { version: string }).version,
    migrations: migrations.rows as Manifest['migrations'],
    tables: files,
    sequences,
  };
}
