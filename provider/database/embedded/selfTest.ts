// An engine that does not provably keep what it acknowledges is not opened.
import { DatabaseUnavailableError } from '../engine.ts';
import type { DatabaseWorker } from './databaseWorker.ts';
import { postgresMajor } from './initialise.ts';

const limitMs = 30_000;
const expected = { fsync: 'on', wal_sync_method: 'fsync', full_page_writes: 'on', synchronous_commit: 'on' };

export interface Facts {
  /** sync calls one small commit caused */
  readonly syncsPerCommit: number;
  readonly settings: Readonly<Record<keyof typeof expected, string>>;
  readonly serverVersion: string;
}

/** Commits a probe that leaves no trace in any table and counts the syncs; compares the settings durability rests on. Throws when one is wrong. */
export async function testDurability(worker: DatabaseWorker): Promise<Facts> {
  const names = Object.keys(expected) as (keyof typeof expected)[];
  const read = await ask(
    worker,
    `SELECT ${[...names, 'server_version'].map((name) => `current_setting('${name}')`).join(', ')}`,
  );
  const serverVersion = read[names.length] ?? '';
  const settings = Object.fromEntries(names.map((name, at) => [name, read[at]])) as Facts['settings'];
  for (const name of names) if (settings[name] !== expected[name]) throw unsafe(`${name} is ${settings[name]}`);
  if (Number.parseInt(serverVersion, 10) !== postgresMajor)
    throw unsafe(`PostgreSQL ${serverVersion} is not ${postgresMajor}`);

  const before = worker.syncs;
  await ask(worker, `SELECT pg_logical_emit_message(true, 'self-test', 'probe')`);
  const syncsPerCommit = worker.syncs - before;
  if (syncsPerCommit < 1) throw unsafe('a commit does not reach the disk');
  return { syncsPerCommit, settings, serverVersion };
}

async function ask(worker: DatabaseWorker, sql: string): Promise<(string | null)[]> {
  const { rows } = await worker.send({ kind: 'query', unit: worker.nextUnit(), sql, params: [] }, limitMs);
  return rows[0] ?? [];
}

const unsafe = (reason: string) => new DatabaseUnavailableError(`The embedded database is refused: ${reason}.`);
