// Rejects an engine that does not demonstrably store what it acknowledges.
import { present } from '../../../common/present.ts';
import { DatabaseUnavailableError } from '../engine.ts';
import type { DatabaseWorker } from './databaseWorker.ts';
import { postgresMajor } from './initialise.ts';

const limitMs = 30_000;
const expected = { fsync: 'on', wal_sync_method: 'fsync', full_page_writes: 'on', synchronous_commit: 'on' };

/**
 * Commits a probe without a trace in any table, counts the syncs, and compares the settings that durability depends on. Throws when one
 * is wrong.
 */
export async function testDurability(worker: DatabaseWorker): Promise<void> {
  const names = Object.keys(expected) as (keyof typeof expected)[];
  const read = await ask(
    worker,
    `SELECT ${[...names, 'server_version'].map((name) => `current_setting('${name}')`).join(', ')}`,
  );
  for (const [at, name] of names.entries()) if (read[at] !== expected[name]) throw unsafe(`${name} is ${read[at]}`);
  const serverVersion = present(read[names.length], 'the version of the server');
  if (Number.parseInt(serverVersion, 10) !== postgresMajor)
    throw unsafe(`PostgreSQL ${serverVersion} is not ${postgresMajor}`);

  const before = worker.syncs;
  await ask(worker, `SELECT pg_logical_emit_message(true, 'self-test', 'probe')`);
  if (worker.syncs === before) throw unsafe('a commit does not reach the disk');
}

async function ask(worker: DatabaseWorker, sql: string): Promise<(string | null)[]> {
  const { rows } = await worker.send({ kind: 'query', unit: worker.nextUnit(), sql, params: [] }, limitMs);
  return present(rows[0], 'the result of the self-test');
}

const unsafe = (reason: string) => new DatabaseUnavailableError(`The embedded database cannot be used: ${reason}.`);
