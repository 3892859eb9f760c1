// kill -9 while writes are under way: what was acknowledged is there after the next start, what was asked twice is there once (R1).
import { setTimeout as delay } from 'node:timers/promises';
import { engines } from '../bench/engines.mjs';
import { launch, signIn } from '../lib/provider.mjs';
import { allWriters, beginAll, checkAll, retryAll, writeUntil } from './writers.mjs';

export const title = 'kill -9 under acknowledged writes of several writers, every engine there is';
export const head = [
  'engine',
  'kill',
  'acknowledged so far',
  'lost',
  'never asked for',
  'sent again',
  'ready again, ms',
];
const KILLS = 20;
const READY_WITHIN_MS = 5_000;
/** On a busy machine everything takes longer: then an orderly restart is the measure. */
const ORDERLY_RESTARTS = 2;

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

/** How long a start takes after an orderly stop, once the database has been made. */
async function orderlyRestart(env) {
  let ms = 0;
  for (let start = 0; start < 2; start += 1) {
    const provider = launch(env);
    ({ ms } = await provider.ready());
    await provider.end();
  }
  return ms;
}

async function killsOn({ name, use }) {
  const rows = [];
  const writers = allWriters();
  let limit = READY_WITHIN_MS;
  await use(async (env) => {
    limit = Math.max(limit, ORDERLY_RESTARTS * (await orderlyRestart(env)));
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const provider = launch(env);
      const { address, ms } = await provider.ready();
      const token = await signIn(address, 'admin');
      if (kill > 0) {
        const before = await checkAll(writers, address, token);
        const again = await retryAll(writers, address, token);
        const after = await checkAll(writers, address, token);
        const lost = Math.max(before.lost, after.lost);
        const unasked = Math.max(before.unasked, after.unasked);
        rows.push([name, kill, before.acknowledged, lost, unasked, again, Math.round(ms)]);
      }
      await beginAll(writers, address, token);
      if (kill < KILLS) await writeUntilKilled(provider, address, token, writers);
      await provider.end('SIGKILL');
    }
  });
  return { rows, limit };
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const rows = [];
  const says = [];
  let slow = 0;
  for (const engine of await engines()) {
    const { rows: own, limit } = await killsOn(engine);
    rows.push(...own);
    const lost = own.reduce((sum, row) => sum + row[3], 0);
    const slowest = Math.max(...own.map((row) => row[6]));
    if (slowest > limit) slow += 1;
    says.push(
      `${engine.name}: ${own.at(-1)[2]} acknowledged over ${KILLS} kills, ${lost} lost, ready in ${slowest} ms`,
    );
  }
  return {
    rows,
    passed: slow === 0 && rows.every(([, , , lost, unasked]) => lost === 0 && unasked === 0),
    says: says.join('; '),
  };
}
