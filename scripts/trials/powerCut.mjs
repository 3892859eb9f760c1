// Power cut during writes: opens a copy of the device at that moment, without unsynced data (R2). Word: the number of cuts after a short
// time on each engine (18).
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch, signIn } from '../lib/provider.mjs';
import { ownPostgres, serverPrograms } from './ownPostgres.mjs';
import { preload } from './preload.mjs';
import { gapsOfReceipts } from './receiptWriter.mjs';
import { onImage, onSmallDisk } from './smallDisk.mjs';
import { allWriters, beginAll, checkAll, writeUntil } from './writers.mjs';

export const title = 'power cut under acknowledged writes, both engines';
export const head = [
  'engine',
  'syncing',
  'cut',
  'writing for, ms',
  'acknowledged',
  'opens',
  'lost',
  'never asked for',
  'gaps in receipts',
  'ready, ms',
];
export const takesWords = true;
const BY_DEFAULT = 18;
const LONG_CUTS = 2;
const LONG_MS = 20_000;
/** The same without syncing must lose data; otherwise the trial could not detect a loss. */
const CONTROLS = 3;
const MEGABYTES = 512;

const WITHOUT_SYNC = preload('fs.fsyncSync = () => undefined; syncBuiltinESMExports();');
const OWN = { PORTAL_SECRET: randomBytes(32).toString('base64'), PORTAL_DEMO: 'on' };
const SMALL_LOG = ['max_wal_size=64MB', 'min_wal_size=32MB'];

/**
 * Both engines with their data on the disk mounted at `point`: the settings of a provider, and the processes of the database server, of
 * which the embedded engine has none.
 */
const ENGINES = [
  {
    name: 'embedded',
    open: (point, syncs = true) => ({
      env: { PORTAL_DATA: point, ...OWN, ...(!syncs && WITHOUT_SYNC) },
      processes: () => [],
      close: () => undefined,
    }),
  },
  {
    name: 'PostgreSQL',
    missing: () => !serverPrograms(),
    async open(point, syncs = true) {
      // The server runs as another user, who must reach the folder.
      fs.chmodSync(path.dirname(point), 0o755);
      const server = await ownPostgres(point, [...SMALL_LOG, ...(syncs ? [] : ['fsync=off'])]);
      await server.start();
      return { env: { DATABASE_URL: server.url, ...OWN }, processes: server.processes, close: () => server.crash() };
    },
  },
];

/** Whether all threads of a process are stopped, so that their system calls have completed. */
const isStopped = (pid) =>
  fs.readdirSync(`/proc/${pid}/task`).every((thread) => {
    const state = fs.readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)[0];
    return state === 'T';
  });

async function stopProcesses(pids) {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  while (!pids.every(isStopped)) await delay(1);
}

/** Stops all processes, the provider first, and copies the device. No response is in progress when the copy begins. */
async function cutPower(provider, database, image, copy) {
  await stopProcesses([provider.child.pid]);
  await stopProcesses(database.processes());
  fs.copyFileSync(image, copy);
  await delay(200);
}

async function writeAndCut({ point, image, folder }, engine, ms, syncs) {
  const writers = allWriters();
  const copy = path.join(folder, 'copy');
  const database = await engine.open(point, syncs);
  const provider = launch(database.env);
  try {
    const { address } = await provider.ready();
    const token = await signIn(address, 'admin');
    await beginAll(writers, address, token);
    let over = false;
    const writing = writeUntil(
      () => over,
      writers,
      address,
      token,
      ({ status, code }, name) => {
        throw new Error(`A write (${name}) was answered with ${status}, ${code}.`);
      },
    );
    await Promise.race([writing, delay(ms)]);
    await cutPower(provider, database, image, copy);
    over = true;
    await provider.end('SIGKILL');
    await writing;
    return { copy, writers };
  } finally {
    await provider.end('SIGKILL');
    for (const pid of database.processes()) process.kill(pid, 'SIGCONT');
    await database.close();
  }
}

/** The content of the copy, read by a provider that syncs. */
const openCopy = ({ folder }, engine, copy, writers) =>
  onImage(copy, path.join(folder, 'opened'), async (point) => {
    let database;
    let provider;
    try {
      database = await engine.open(point);
      provider = launch(database.env);
      const { address, ms } = await provider.ready();
      const token = await signIn(address, 'admin');
      const checked = await checkAll(writers, address, token);
      return { opens: 'yes', ms: Math.round(ms), ...checked, gaps: await gapsOfReceipts(address, token) };
    } catch (error) {
      return { opens: `no: ${error.message.trim().split('\n').at(-1)}` };
    } finally {
      await provider?.end();
      await database?.close();
    }
  });

async function cut(disk, engine, number, ms, syncs) {
  const { copy, writers } = await writeAndCut(disk, engine, ms, syncs);
  const seen = await openCopy(disk, engine, copy, writers);
  fs.rmSync(copy);
  const { acknowledged = '?', opens, lost = '?', unrequested = '?', gaps = '?', ms: ready = '?' } = seen;
  const how = syncs ? 'as built' : 'left out';
  return [engine.name, how, number, Math.round(ms), acknowledged, opens, lost, unrequested, gaps, ready];
}

async function cuts(disk, engine, short) {
  const rows = [];
  for (let number = 1; number <= short; number += 1)
    rows.push(await cut(disk, engine, number, 150 + Math.random() * 1_500, true));
  for (let number = 1; number <= LONG_CUTS; number += 1)
    rows.push(await cut(disk, engine, short + number, LONG_MS, true));
  for (let number = 1; number <= CONTROLS; number += 1) rows.push(await cut(disk, engine, number, 1_500, false));
  return rows;
}

const isComplete = ([, , , , , opens, lost, unrequested, gaps]) => opens === 'yes' && lost + unrequested + gaps === 0;

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run([short]) {
  const rows = [];
  for (const engine of ENGINES.filter(({ missing }) => !missing?.())) {
    const disk = await onSmallDisk(MEGABYTES, (one) => cuts(one, engine, Number(short ?? BY_DEFAULT)));
    const { value, impossible } = disk;
    if (impossible) return { rows, passed: true, says: `left out: no file system can be made here (${impossible})` };
    rows.push(...value);
  }
  const built = rows.filter(([, syncing]) => syncing === 'as built');
  const controls = rows.filter(([, syncing]) => syncing !== 'as built');
  const whole = built.filter(isComplete).length;
  const spoilt = controls.filter((row) => !isComplete(row)).length;
  return {
    rows,
    passed: whole === built.length && spoilt === controls.length,
    says: `${whole} of ${built.length} cuts lost nothing; without syncing ${spoilt} of ${controls.length} did, as they must`,
  };
}
