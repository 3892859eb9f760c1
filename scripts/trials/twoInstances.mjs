// Two instances started at the same moment on one empty PostgreSQL: one set of migrations, one demo, both up (R18).
import { setTimeout as delay } from 'node:timers/promises';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { must, newKey } from './ask.mjs';
import { inOwnDatabase, onDatabase, query } from './ownDatabase.mjs';

export const title = 'two instances start together on an empty PostgreSQL';
export const head = [
  'round',
  'held up at',
  'both up',
  'slower start, ms',
  'migrations twice',
  'demos',
  'one sees the other',
];
const ROUNDS = 5;
/** Longer than any limit on waiting for a lock: a large school's first fill takes its time. */
const HELD_MS = 8_000;

/** Keeps a lock that everybody wants for a while, as a slow first instance would. */
async function holdUp(url, lock) {
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
    await delay(HELD_MS);
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

/** What one instance writes, the other reads; a token of one is good at the other. */
async function seeEachOther([first, second]) {
  const token = await signIn(first, 'admin');
  const json = { className: 'Made at the first', schoolId: 1 };
  await must(first, '/class/', { method: 'POST', token, key: newKey(), json });
  const seen = await must(second, '/class/all/1', { token });
  return seen.some(({ className }) => className === json.className);
}

const round = (server, number, [what, lock]) =>
  inOwnDatabase(server, async (url) => {
    const holding = lock ? holdUp(url, lock) : undefined;
    if (lock?.startsWith('SELECT')) await delay(500);
    const env = onDatabase(url);
    const instances = [launch(env), launch(env)];
    try {
      const ready = await Promise.all(instances.map((instance) => instance.ready()));
      await holding;
      const [{ twice }] = await query(url, 'SELECT count(*) - count(DISTINCT name) AS twice FROM migrations');
      const [{ demos }] = await query(url, `SELECT count(*)::integer AS demos FROM users WHERE user_name = 'platform'`);
      const slower = Math.round(Math.max(...ready.map(({ ms }) => ms)));
      const joined = await seeEachOther(ready.map(({ address }) => address));
      return [number, what, 'yes', slower, Number(twice), demos, joined ? 'yes' : 'no'];
    } catch (error) {
      return [number, what, `no: ${error.message.replaceAll('\n', ' ')}`, 0, 0, 0, 'no'];
    } finally {
      await holding?.catch(() => undefined);
      for (const instance of instances) await instance.end();
    }
  });

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const server = await testDatabaseUrl();
  if (!server) return { rows: [], passed: true, says: 'left out: no PostgreSQL answers on 127.0.0.1:5432' };
  const rows = [];
  for (const [at, holdUpAt] of HOLD_UPS.entries()) rows.push(await round(server, at + 1, holdUpAt));
  const good = rows.filter(
    ([, , up, , twice, demos, joined]) => up === 'yes' && !twice && demos === 1 && joined === 'yes',
  );
  return { rows, passed: good.length === rows.length, says: `${good.length} of ${rows.length} pairs came up as one` };
}
