import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot.ts';
import type { Connection, Engine } from './engine.ts';

const folder = path.join(projectRoot, 'provider/database/migrations');
/**
 * Locks the migrations until commit, so that instances starting at the same time apply each one once; they wait without a time limit.
 * Nothing is stored in the session, because the connection may be one of a pooler.
 */
const BEGIN = `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL timezone = 'UTC'; SELECT pg_advisory_xact_lock(7241108)`;
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

/** Names of the applied migrations. Throws when this version does not have one of them. */
async function readLedger(connection: Connection, own: readonly Migration[]): Promise<Set<string>> {
  await connection.exec(LEDGER);
  const { rows } = await connection.query({ text: 'SELECT name, hash FROM migrations' });
  const applied = rows as { name: string; hash: string }[];
  const foreign = applied.find(({ name, hash }) => own.find((one) => one.name === name)?.hash !== hash);
  if (foreign)
    throw new Error(
      `The database was created by another version of the provider (${foreign.name}). Start that version, or set PORTAL_DATA or DATABASE_URL to another installation.`,
    );
  return new Set(applied.map(({ name }) => name));
}

/** Applies the first migration that is missing, in a transaction of its own. Returns its name, or undefined when none is missing. */
async function applyNext(connection: Connection, own: readonly Migration[]): Promise<string | undefined> {
  await connection.exec(BEGIN);
  const applied = await readLedger(connection, own);
  const next = own.find(({ name }) => !applied.has(name));
  if (next) await connection.exec(statementsOf(next));
  await connection.exec('COMMIT');
  return next?.name;
}

/** Applies migrations in the open transaction of the connection, so that a restore is stored as a whole or not at all. */
export async function applyWithin(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await connection.exec(LEDGER);
  for (const migration of migrations) await connection.exec(statementsOf(migration));
}

/**
 * Migrates the database to this version and returns the names of the applied migrations. Several instances may call it at once. `check` runs
 * before, and nothing is migrated when it throws.
 */
export async function migrate(engine: Engine, check?: (connection: Connection) => Promise<void>): Promise<string[]> {
  const own = ownMigrations();
  return engine.exclusive(async (connection) => {
    const names: string[] = [];
    try {
      if (check) {
        await connection.exec(BEGIN);
        await check(connection);
        await connection.exec('COMMIT');
      }
      let next = await applyNext(connection, own);
      while (next !== undefined) {
        names.push(next);
        next = await applyNext(connection, own);
      }
    } catch (error) {
      await connection.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
    return names;
  });
}
