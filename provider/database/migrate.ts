import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot.ts';
import type { Connection, Engine } from './engine.ts';

const folder = path.join(projectRoot, 'provider/database/migrations');
/** Locks the migrations, so that instances starting at the same time apply each one once; they wait without a time limit. */
const LOCK = 'SET statement_timeout = 0; SET lock_timeout = 0; SELECT pg_advisory_lock(7241108)';
const UNLOCK = 'RESET lock_timeout; RESET statement_timeout; SELECT pg_advisory_unlock(7241108)';
const LEDGER = `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** The migrations of this version, in their order. */
export function ownMigrations(): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The name of the last migration of this version. */
export const newestMigration = (): string => ownMigrations().at(-1)?.name ?? '';

/** The statements of a migration, and its row in the ledger. */
const statementsOf = ({ name, sql, hash }: Migration): string =>
  `${sql}\nINSERT INTO migrations (name, hash) VALUES ('${name}', '${hash}');`;

async function applyMissing(connection: Connection): Promise<string[]> {
  await connection.exec(LEDGER);
  const { rows } = await connection.query({ text: 'SELECT name, hash FROM migrations' });
  const applied = new Map((rows as { name: string; hash: string }[]).map((row) => [row.name, row.hash]));
  const own = ownMigrations();
  const foreign = [...applied].find(([name, hash]) => own.find((one) => one.name === name)?.hash !== hash);
  if (foreign)
    throw new Error(
      `The database was created by another version of the provider (${foreign[0]}). Start that version, or rename the data folder to start with an empty database.`,
    );
  const missing = own.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await connection.exec(`BEGIN;\n${statementsOf(migration)}\nCOMMIT;`);
  return missing.map(({ name }) => name);
}

/** Applies migrations in the open transaction of the connection, so that a restore is stored as a whole or not at all. */
export async function applyWithin(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await connection.exec(LEDGER);
  for (const migration of migrations) await connection.exec(statementsOf(migration));
}

/** Migrates the database to this version and returns the names of the applied migrations. Several instances may call it at once. */
export async function migrate(engine: Engine): Promise<string[]> {
  return engine.exclusive(async (connection) => {
    await connection.exec(LOCK);
    try {
      return await applyMissing(connection);
    } catch (error) {
      await connection.exec('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      await connection.exec(UNLOCK).catch(() => undefined);
    }
  });
}
