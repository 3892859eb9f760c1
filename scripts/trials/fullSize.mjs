// A working day at full size on PostgreSQL: 50 clients in 50 of the schools, twice the load that the machine can serve, and a soak. Words:
// number of schools (500), students (2000) and receipts (10000) of each, minutes of the soak (30).
import fs from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { launch } from '../lib/provider.mjs';
import { testDatabaseUrl } from '../lib/postgres.mjs';
import { since } from '../lib/run.mjs';
import { mostMemory } from '../bench/load.mjs';
import { onServer } from '../bench/studentRows.mjs';
import { countKinds } from './ask.mjs';
import { CALL_NAMES } from './dayCalls.mjs';
import { Client, closedLoad, openLoad } from './dayLoad.mjs';
import { fillDay } from './dayRows.mjs';
import { inOwnDatabase, onDatabase, sessionsOn } from './ownDatabase.mjs';

export const title = 'a working day at full size, overload and a soak';
export const head = ['load', 'calls a second', 'p50 ms', 'p95 ms', 'p99 ms', 'rejected', 'failed', 'most memory, MB'];
export const takesWords = true;
const BY_DEFAULT = [500, 2_000, 10_000, 30];
const CLIENTS = 50;
const WARM_UP_MS = 20_000;
const DAY_MS = 60_000;
const OVERLOAD_MS = 60_000;
const AFTER_MS = 15_000;
const SETTLE_MS = 5_000;
const SAMPLE_MS = 10_000;
/** The first minutes of a soak fill caches and heaps. */
const SOAK_SETTLES = 5;
const MOST_P99_MS = 1_000;
const MOST_MB_PER_MINUTE = 1;

const memoryOf = ({ pid }) => Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
const handlesOf = ({ pid }) => fs.readdirSync(`/proc/${pid}/fd`).length;

/** Slope of a line through the samples, per minute. */
function slopeOf(samples) {
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mb }) => mb))];
  const over = samples.reduce((sum, { minute, mb }) => sum + (minute - x) * (mb - y), 0);
  return over / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

const rowOf = (what, { seen, seconds }, name, memory = '–') => [
  what,
  Math.round((name === undefined ? seen.all.length : (seen.times.get(name)?.length ?? 0)) / seconds),
  ...seen.percentiles(name),
  name === undefined ? seen.rejected : '–',
  name === undefined ? seen.failed.length : '–',
  memory,
];

async function measureDay(provider, clients) {
  await closedLoad(clients, { lengthMs: WARM_UP_MS });
  mostMemory(provider.child);
  const day = await closedLoad(clients, { lengthMs: DAY_MS });
  return { day, memory: mostMemory(provider.child) ?? '–' };
}

/** R9: accepted calls are fast, all others are rejected, and the times are normal again after the load. */
async function overload(provider, clients, perSecond) {
  mostMemory(provider.child);
  const over = await openLoad(clients, { lengthMs: OVERLOAD_MS, perSecond: 2 * perSecond });
  const memory = mostMemory(provider.child) ?? '–';
  const ended = performance.now();
  await closedLoad(clients.slice(0, 5), { lengthMs: SETTLE_MS });
  const after = await closedLoad(clients, { lengthMs: AFTER_MS });
  return { over, after, memory, waited: performance.now() - ended };
}

/** R11: half of the load, with samples of the memory and the open files. */
async function soak(provider, clients, perSecond, minutes) {
  const pauseMs = Math.round((CLIENTS * 1000) / (perSecond / 2));
  const samples = [];
  const from = performance.now();
  const timer = setInterval(() => {
    const minute = (performance.now() - from) / 60_000;
    samples.push({ minute, mb: memoryOf(provider.child), handles: handlesOf(provider.child) });
  }, SAMPLE_MS);
  const load = await closedLoad(clients, { lengthMs: minutes * 60_000, pauseMs });
  clearInterval(timer);
  const settled = samples.filter(({ minute }) => minute > Math.min(SOAK_SETTLES, minutes / 2));
  const handles = settled.map((one) => one.handles);
  return {
    load,
    slope: slopeOf(settled),
    handles: [Math.min(...handles), Math.max(...handles)],
    last: samples.at(-1).mb,
  };
}

async function onFilled(url, env, selections, minutes) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const clients = selections.map((selection) => new Client(address, selection));
    for (const client of clients) await client.signIn();
    const { day, memory } = await measureDay(provider, clients);
    const perSecond = day.seen.all.length / day.seconds;
    const { over, after, memory: overMemory } = await overload(provider, clients, perSecond);
    const soaked = minutes > 0 ? await soak(provider, clients, perSecond, minutes) : undefined;
    const connections = await sessionsOn(url);
    return { day, memory, over, overMemory, after, soaked, connections };
  } finally {
    await provider.end();
  }
}

function outcomeOf({ day, memory, over, overMemory, after, soaked, connections }, rows) {
  const table = [
    rowOf(`${CLIENTS} clients without a pause`, day, undefined, memory),
    ...CALL_NAMES.map((name) => rowOf(`  ${name}`, day, name)),
    rowOf('twice the load', over, undefined, overMemory),
    rowOf('after it', after),
    ...(soaked
      ? [
          rowOf(
            `half the load, ${Math.round(soaked.load.seconds / 60)} minutes`,
            soaked.load,
            undefined,
            Math.round(soaked.last),
          ),
        ]
      : []),
  ];
  const loads = [day, over, after, ...(soaked ? [soaked.load] : [])];
  const failed = loads.flatMap(({ seen }) => seen.failed);
  const [, , overP99] = over.seen.percentiles();
  const [, , dayP99] = day.seen.percentiles();
  const [, , afterP99] = after.seen.percentiles();
  const faults = [
    failed.length > 0 && `${failed.length} calls failed: ${countKinds(failed)}`,
    overP99 > MOST_P99_MS && `p99 of accepted calls ${overP99} ms under overload`,
    over.seen.withoutRetryAfter > 0 && `${over.seen.withoutRetryAfter} rejections without Retry-After`,
    afterP99 > 1.5 * dayP99 && `p99 ${afterP99} ms after the overload instead of ${dayP99}`,
    soaked && soaked.slope > MOST_MB_PER_MINUTE && `memory grows by ${soaked.slope.toFixed(2)} MB a minute`,
  ].filter(Boolean);
  const slope = soaked
    ? `, memory ${soaked.slope.toFixed(2)} MB a minute, ${soaked.handles.join(' to ')} open files`
    : '';
  const says = `${rows.students} students, ${rows.receipts} receipts, ${rows.marks} marks; ${connections} connections${slope}`;
  return { rows: table, passed: faults.length === 0, says: [says, ...faults].join('; ') };
}

export async function run(words) {
  const [schools, students, receipts, minutes] = BY_DEFAULT.map((byDefault, at) => Number(words[at] ?? byDefault));
  const server = await testDatabaseUrl();
  if (!server) return { rows: [], passed: true, says: 'left out, no PostgreSQL server' };
  return inOwnDatabase(server, async (url) => {
    const env = onDatabase(url);
    const first = launch(env);
    await first.ready();
    await first.end();
    const from = performance.now();
    const { selections, rows } = await onServer(url, (client) =>
      fillDay(client, { schools, students, receipts, clients: CLIENTS }),
    );
    console.log(
      `${rows.students} students, ${rows.receipts} receipts and ${rows.marks} marks written in ${since(from)}`,
    );
    return outcomeOf(await onFilled(url, env, selections, minutes), rows);
  });
}
