// The disk of the embedded database fills up: writes are rejected, reads continue, and writes succeed again after space is freed (R6).
import { setTimeout as delay } from 'node:timers/promises';
import { launch, signIn } from '../lib/provider.mjs';
import { ask, countKinds } from './ask.mjs';
import { fillUp, onSmallDisk } from './smallDisk.mjs';
import { allWriters, beginAll, checkAll, retryAll, writeUntil } from './writers.mjs';

export const title = 'the disk fills up under the embedded database';
export const head = [
  'disk',
  'writes stored',
  'writes refused',
  'reads answered',
  'reads refused',
  'works after, ms',
  'verdict',
];
const MEGABYTES = 320;
const PHASE_MS = 4_000;
/** A provider that reached the end of the disk opens its database again before it responds. */
const REOPENS_WITHIN_MS = 3_000;
const WORKS_WITHIN_MS = 3_000;

const kindOf = ({ status, code, retryAfter }) => `${status}/${code}${retryAfter ? ' with Retry-After' : ''}`;
const polite = ({ status, code, retryAfter }) => status === 503 && code === 204 && Number(retryAfter) > 0;

/** Writes and reads for a while. */
async function useFor(ms, { address, token, writers }) {
  const from = performance.now();
  const over = () => performance.now() - from > ms;
  const refused = [];
  const reads = [];
  const before = await checkAll(writers, address, token).catch(() => undefined);
  const writing = writeUntil(over, writers, address, token, async (response) => {
    refused.push({ ...response, at: performance.now() - from });
    await delay(20);
  });
  while (!over()) {
    const response = await ask(address, '/session/all/1', { token });
    reads.push({ ...response, at: performance.now() - from });
    await delay(5);
  }
  await writing;
  const after = await checkAll(writers, address, token).catch(() => undefined);
  return { stored: after && before ? after.acknowledged - before.acknowledged : NaN, refused, reads };
}

async function untilWritable({ address, token, writers }) {
  const from = performance.now();
  while ((await writers[0].write(address, token)).code !== 100) {
    if (performance.now() - from > 10 * WORKS_WITHIN_MS) return Infinity;
    await delay(50);
  }
  return Math.round(performance.now() - from);
}

const rowOf = (name, { stored, refused, reads }, works, well) => [
  name,
  stored,
  countKinds(refused.map(kindOf)),
  reads.filter(({ status }) => status === 200).length,
  countKinds(reads.filter(({ status }) => status !== 200).map(kindOf)),
  works,
  well ? 'well' : 'not well',
];

/** All rejections are 503 with Retry-After; reads are rejected only while the database is opened again. */
const isAcceptable = ({ refused, reads }) =>
  refused.every(polite) && reads.every((read) => read.status === 200 || (polite(read) && read.at < REOPENS_WITHIN_MS));

/** Occupies disk space for a phase and releases it. `before`: additional space occupied in advance. */
async function withoutRoom(name, point, leave, use, { mayStore }) {
  const giveBack = fillUp(point, leave);
  const seen = await useFor(PHASE_MS, use);
  giveBack();
  const works = await untilWritable(use);
  const late = seen.refused.length > 0;
  const well = isAcceptable(seen) && late && (mayStore || seen.stored <= 8) && works <= WORKS_WITHIN_MS;
  return rowOf(name, seen, works, well);
}

/** The disk fills during writes, faster than the provider can notice. */
async function suddenly(point, use) {
  let giveBack = () => undefined;
  const filling = delay(300).then(() => (giveBack = fillUp(point, 0)));
  const seen = await useFor(PHASE_MS, use);
  await filling;
  giveBack();
  const works = await untilWritable(use);
  return rowOf(
    'full at once, under writes',
    seen,
    works,
    isAcceptable(seen) && seen.refused.length > 0 && works <= WORKS_WITHIN_MS,
  );
}

async function phases(point) {
  const provider = launch({ PORTAL_DATA: point });
  const { address } = await provider.ready();
  const token = await signIn(address, 'admin');
  const writers = allWriters();
  await beginAll(writers, address, token);
  const use = { address, token, writers };
  const plenty = await useFor(1_000, use);
  const rows = [rowOf('room enough', plenty, 0, plenty.refused.length === 0)];
  rows.push(await withoutRoom('30 MB left', point, 30, use, {}));
  rows.push(await withoutRoom('not a byte left', point, 0, use, {}));
  for (let time = 0; time < 3; time += 1) rows.push(await suddenly(point, use));
  const alive = provider.child.exitCode === null;
  await provider.end();
  return { rows, writers, alive };
}

async function afterRestart(point, writers) {
  const provider = launch({ PORTAL_DATA: point });
  try {
    const { address } = await provider.ready();
    const token = await signIn(address, 'admin');
    await retryAll(writers, address, token);
    return await checkAll(writers, address, token);
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const { value, impossible } = await onSmallDisk(MEGABYTES, async ({ point }) => {
    const { rows, writers, alive } = await phases(point);
    return { rows, alive, ...(await afterRestart(point, writers)) };
  });
  if (impossible) return { rows: [], passed: true, says: `left out: no file system can be made here (${impossible})` };
  const { rows, alive, acknowledged, lost, unrequested } = value;
  return {
    rows,
    passed: alive && lost === 0 && unrequested === 0 && rows.every((row) => row.at(-1) === 'well'),
    says: `${acknowledged} writes acknowledged, ${lost} lost; the process ${alive ? 'never stopped' : 'stopped'}`,
  };
}
