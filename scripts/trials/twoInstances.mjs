// Two instances start at once on one empty PostgreSQL: one set of migrations, one demo, both run (R18).
import { setTimeout as delay } from 'node:timers/promises';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { must, newKey } from './ask.mjs';
import { inOwnDatabase, onDatabase, query } from './ownDatabase.mjs';

export const title = 'two instances start together on an empty PostgreSQL';
export const head = [
  'round',
  'locked at',
  'both up',
  'slower start, ms',
  'migrations twice',
  'demos',
  'one sees the other',
];
const ROUNDS = 5;
/** Longer than all lock timeouts, as the first fill of a large school may be. */
const LOCKED_MS = 8_000;

/** Takes a lock that all instances need for some time, as a slow first instance would. */
async function lockFor(url, lock) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (;;) {
      const { rows } = await client.query(`SELECT to_regclass('installation') IS NOT NULL AS there`);
      if (lock.startsWith('SELECT') || rows[0].there) break;
      await delay(5);
    }
    await client.query(lock);
    await delay(LOCKED_MS);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const HOLD_UPS = [
  ['the migrations', 'SELECT pg_advisory_xact_lock(7241108)'],
  ['the demo', 'LOCK TABLE installation IN SHARE ROW EXCLUSIVE MODE'],
  ...Array.from({ length: ROUNDS }, () => ['nothing', undefined]),
];

/** Each instance reads what the other writes, and accepts its tokens. */
async function seeEachOther([first, second]) {
  const token = await signIn(first, 'admin');
  const json = { className: 'Made at the first', schoolId: 1 };
  await must(first, '/class/', { method: 'POST', token, key: newKey(), json });
  const seen = await must(second, '/class/all/1', { token });
  return seen.some(({ className }) => className === json.className);
}

const round = (server, number, [what, lock]) =>
  inOwnDatabase(server, async (url) => {
    const locking = lock ? lockFor(url, lock) : undefined;
    if (lock?.startsWith('SELECT')) await delay(500);
    const env = onDatabase(url);
    const instances = [launch(env), launch(env)];
    try {
      const ready = await Promise.all(instances.map((instance) => instance.ready()));
      await locking;
      const [{ twice }] = await query(url, 'SELECT count(*) - count(DISTINCT name) AS twice FROM migrations');
      const [{ demos }] = await query(url, `SELECT count(*)::integer AS demos FROM users WHERE user_name = 'platform'`);
      const slower = Math.round(Math.max(...ready.map(({ ms }) => ms)));
      const joined = await seeEachOther(ready.map(({ address }) => address));
      return [number, what, 'yes', slower, Number(twice), demos, joined ? 'yes' : 'no'];
    } catch (error) {
      return [number, what, `no: ${error.message.replaceAll('\n', ' ')}`, 0, 0, 0, 'no'];
    } finally {
      await locking?.catch(() => undefined);
      for (const instance of instances) await instance.end();
    }
  });

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const server = await testDatabaseUrl();
  if (!server) return { rows: [], passed: true, says: 'left out: no PostgreSQL is reachable on 127.0.0.1:5432' };
  const rows = [];
  for (const [at, holdUpAt] of HOLD_UPS.entries()) rows.push(await round(server, at + 1, holdUpAt));
  const good = rows.filter(
    ([, , up, , twice, demos, joined]) => up === 'yes' && !twice && demos === 1 && joined === 'yes',
  );
  return { rows, passed: good.length === rows.length, says: `${good.length} of ${rows.length} pairs came up as one` };
}
