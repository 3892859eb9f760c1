// kill -9 during writes: acknowledged data is stored after the next start, repeated requests are stored once (R1). Word: the number of
// kills (100).
import { setTimeout as delay } from 'node:timers/promises';
import { engines } from '../bench/engines.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { gapsOfReceipts } from './receiptWriter.mjs';
import { allWriters, beginAll, checkAll, retryAll, writeUntil } from './writers.mjs';

export const title = 'kill -9 under acknowledged writes of several writers, every engine there is';
export const head = [
  'engine',
  'kills',
  'acknowledged',
  'lost',
  'never asked for',
  'gaps in receipts',
  'sent again',
  'ready again, ms (median)',
  'slowest',
  'may take',
];
export const takesWords = true;
const BY_DEFAULT = 100;
const READY_WITHIN_MS = 5_000;
/** Limit for a restart, in multiples of the slowest orderly restart, because a busy machine slows all of them. */
const ORDERLY_RESTARTS = 2;
const KILLS_BETWEEN_ORDERLY = 20;

function refusedWhileAlive({ status, code }, name) {
  throw new Error(`A write (${name}) was answered with ${status}, ${code} while nothing was wrong.`);
}

async function writeUntilKilled(provider, address, token, writers) {
  let dead = false;
  void provider.exited.then(() => (dead = true));
  const writing = writeUntil(() => dead, writers, address, token, refusedWhileAlive);
  await Promise.race([writing, delay(60 + Math.random() * 500)]);
  await provider.end('SIGKILL');
  await writing;
}

async function started(env) {
  const provider = launch(env);
  const { address, ms } = await provider.ready();
  return { provider, address, ms, token: await signIn(address, 'admin') };
}

/** The findings of a start after a kill. */
async function findings({ address, ms, token }, writers) {
  const before = await checkAll(writers, address, token);
  const again = await retryAll(writers, address, token);
  const after = await checkAll(writers, address, token);
  return {
    ms,
    again,
    acknowledged: before.acknowledged,
    lost: Math.max(before.lost, after.lost),
    unrequested: Math.max(before.unrequested, after.unrequested),
    gaps: await gapsOfReceipts(address, token),
  };
}

/** A row with the sums over all kills, and the durations of the starts. */
async function killsOn({ name, use }, kills) {
  const found = [];
  const writers = allWriters();
  let limit = READY_WITHIN_MS;
  await use(async (env) => {
    let now;
    try {
      for (let kill = 0; kill <= kills; kill += 1) {
        now = await started(env);
        if (kill > 0) found.push(await findings(now, writers));
        if (kill % KILLS_BETWEEN_ORDERLY === 0) {
          await now.provider.end();
          now = await started(env);
          limit = Math.max(limit, Math.round(ORDERLY_RESTARTS * now.ms));
        }
        const { provider, address, token } = now;
        await beginAll(writers, address, token);
        if (kill < kills) await writeUntilKilled(provider, address, token, writers);
        await provider.end('SIGKILL');
      }
    } finally {
      await now?.provider.end('SIGKILL');
    }
  });
  const sum = (key) => found.reduce((total, one) => total + one[key], 0);
  const times = found.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  const acknowledged = found.at(-1).acknowledged;
  const wrong = [sum('lost'), sum('unrequested'), Math.max(...found.map(({ gaps }) => gaps))];
  return [name, found.length, acknowledged, ...wrong, sum('again'), median, times.at(-1), limit];
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run([kills]) {
  const rows = [];
  for (const engine of await engines()) rows.push(await killsOn(engine, Number(kills ?? BY_DEFAULT)));
  return {
    rows,
    passed: rows.every(
      ([, , , lost, unrequested, gaps, , , slowest, limit]) => lost + unrequested + gaps === 0 && slowest <= limit,
    ),
    says: rows
      .map(
        ([name, kills, acknowledged, lost]) =>
          `${name}: ${acknowledged} acknowledged over ${kills} kills, ${lost} lost`,
      )
      .join('; '),
  };
}
