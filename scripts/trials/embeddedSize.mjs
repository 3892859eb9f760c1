// How large a school the embedded database serves: a working day of ten clients in schools of several sizes.
import { asOwner } from '../bench/marks.mjs';
import { mostMemory } from '../bench/load.mjs';
import { launch } from '../lib/provider.mjs';
import { since } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { countKinds } from './ask.mjs';
import { Client, closedLoad } from './dayLoad.mjs';
import { fillDay } from './dayRows.mjs';

export const title = 'a working day on the embedded database, by size of the school';
export const head = [
  'students',
  'receipts',
  'marks',
  'ready after, s',
  'calls a second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'most memory, MB',
];
export const takesWords = true;
const SIZES = [1_000, 5_000, 20_000];
const RECEIPTS_OF_STUDENT = 10;
const CLIENTS = 10;
const WARM_UP_MS = 15_000;
const DAY_MS = 30_000;

async function measureDay(env, selections) {
  const provider = launch(env);
  const { address, ms } = await provider.ready();
  try {
    const clients = selections.map((selection) => new Client(address, selection));
    for (const client of clients) await client.signIn();
    await closedLoad(clients, { lengthMs: WARM_UP_MS });
    mostMemory(provider.child);
    const { seen, seconds } = await closedLoad(clients, { lengthMs: DAY_MS });
    return { seen, seconds, startMs: ms, memory: mostMemory(provider.child) ?? '–' };
  } finally {
    await provider.end();
  }
}

const ofSize = (students) =>
  inScratchFolder(async (folder) => {
    const env = { PORTAL_DATA: folder };
    const first = launch(env);
    await first.ready();
    await first.end();
    const from = performance.now();
    const size = { schools: 1, students, receipts: students * RECEIPTS_OF_STUDENT, clients: CLIENTS };
    const { selections, rows } = await asOwner(env, (client) => fillDay(client, size));
    console.log(
      `${rows.students} students, ${rows.receipts} receipts and ${rows.marks} marks written in ${since(from)}`,
    );
    return { rows, ...(await measureDay(env, selections)) };
  });

/** @param {string[]} words numbers of students */
export async function run(words) {
  const table = [];
  const faults = [];
  for (const students of words.length > 0 ? words.map(Number) : SIZES) {
    const { rows, seen, seconds, startMs, memory } = await ofSize(students);
    const [p50, p95, p99] = seen.percentiles();
    const perSecond = Math.round(seen.all.length / seconds);
    table.push([
      rows.students,
      rows.receipts,
      rows.marks,
      (startMs / 1000).toFixed(1),
      perSecond,
      p50,
      p95,
      p99,
      memory,
    ]);
    if (seen.failed.length > 0) faults.push(countKinds(seen.failed));
  }
  return { rows: table, passed: faults.length === 0, says: faults.join('; ') || `${CLIENTS} clients without a pause` };
}
