// Power cut during writes: opens a copy of the device at that moment, without unsynced data (R2).
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch, signIn } from '../lib/provider.mjs';
import { preload } from './preload.mjs';
import { onImage, onSmallDisk } from './smallDisk.mjs';
import { allWriters, beginAll, checkAll, writeUntil } from './writers.mjs';

export const title = 'power cut under acknowledged writes, embedded engine';
export const head = [
  'syncing',
  'cut',
  'writing for, ms',
  'acknowledged',
  'opens',
  'lost',
  'never asked for',
  'ready, ms',
];
const CUTS = 12;
const LONG_CUTS = 2;
const LONG_MS = 20_000;
/** The same without syncing must lose data; otherwise the trial could not detect a loss. */
const CONTROLS = 3;
const MEGABYTES = 384;

const WITHOUT_SYNC = preload('fs.fsyncSync = () => undefined; syncBuiltinESMExports();');

/** Whether all threads of a process are stopped, so that their system calls have completed. */
const isStopped = (pid) =>
  fs.readdirSync(`/proc/${pid}/task`).every((thread) => {
    const state = fs.readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)[0];
    return state === 'T';
  });

/** Stops all processes, and copies the device. No response is in progress when the copy begins. */
async function cutPower(provider, image, copy) {
  provider.child.kill('SIGSTOP');
  while (!isStopped(provider.child.pid)) await delay(1);
  fs.copyFileSync(image, copy);
  await delay(200);
}

async function writeAndCut({ point, image, folder }, ms, env) {
  const writers = allWriters();
  const copy = path.join(folder, 'copy');
  const provider = launch({ PORTAL_DATA: point, ...env });
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
    await cutPower(provider, image, copy);
    over = true;
    await provider.end('SIGKILL');
    await writing;
    return { copy, writers };
  } finally {
    await provider.end('SIGKILL');
  }
}

/** The content of the copy, read by a provider that syncs. */
const openCopy = ({ folder }, copy, writers) =>
  onImage(copy, path.join(folder, 'opened'), async (point) => {
    const provider = launch({ PORTAL_DATA: point });
    try {
      const { address, ms } = await provider.ready();
      const token = await signIn(address, 'admin');
      return { opens: 'yes', ms: Math.round(ms), ...(await checkAll(writers, address, token)) };
    } catch (error) {
      return { opens: `no: ${error.message.trim().split('\n').at(-1)}` };
    } finally {
      await provider.end();
    }
  });

async function cut(disk, number, ms, env) {
  const { copy, writers } = await writeAndCut(disk, ms, env);
  const seen = await openCopy(disk, copy, writers);
  fs.rmSync(copy);
  const { acknowledged = '?', opens, lost = '?', unrequested = '?', ms: ready = '?' } = seen;
  return [env ? 'left out' : 'as built', number, Math.round(ms), acknowledged, opens, lost, unrequested, ready];
}

async function cuts(disk) {
  const rows = [];
  for (let number = 1; number <= CUTS; number += 1) rows.push(await cut(disk, number, 150 + Math.random() * 1_500));
  for (let number = 1; number <= LONG_CUTS; number += 1) rows.push(await cut(disk, CUTS + number, LONG_MS));
  for (let number = 1; number <= CONTROLS; number += 1) rows.push(await cut(disk, number, 1_500, WITHOUT_SYNC));
  return rows;
}

const isComplete = ([, , , , opens, lost, unrequested]) => opens === 'yes' && lost === 0 && unrequested === 0;

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const { value, impossible } = await onSmallDisk(MEGABYTES, cuts);
  if (impossible) return { rows: [], passed: true, says: `left out: no file system can be made here (${impossible})` };
  const built = value.filter(([syncing]) => syncing === 'as built');
  const controls = value.filter(([syncing]) => syncing !== 'as built');
  const whole = built.filter(isComplete).length;
  const spoilt = controls.filter((row) => !isComplete(row)).length;
  return {
    rows: value,
    passed: whole === built.length && spoilt === controls.length,
    says: `${whole} of ${built.length} cuts lost nothing; without syncing ${spoilt} of ${controls.length} did, as they must`,
  };
}
