// Allows one process per data folder. The lock belongs to the kernel or to a running process and never expires by time.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createFolder } from '../../shared/createFolder.ts';

/** The process with the lock. `started`, in kernel ticks, distinguishes it from a later process with the same pid. */
interface Holder {
  pid: number;
  host: string;
  boot: string;
  started: string;
}

/** Locks `folder` (a real path) and returns the release. Throws at once, with the process, when another one has the lock. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const socket = await bindAbstract(folder);
  const file = join(folder, 'provider.pid');
  if (socket === 'taken') throw inUse(folder, await readHolderSoon(file));
  try {
    claimFile(folder, file);
  } catch (error) {
    socket?.close();
    throw error;
  }
  return async () => {
    rmSync(file, { force: true });
    if (socket) await new Promise((resolve) => socket.close(resolve));
  };
}

/** An abstract socket disappears with its process, also after kill -9, but exists only in its network namespace: hence the pid file. */
function bindAbstract(folder: string): Promise<Server | 'taken' | undefined> {
  if (process.platform !== 'linux') return Promise.resolve(undefined);
  const name = `\0school-portal-${createHash('sha256').update(folder).digest('hex')}`;
  const server = createServer((caller) => caller.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    );
    server.listen(name, () => resolve(server));
  });
}

function claimFile(folder: string, file: string): void {
  createFolder(folder);
  const me = JSON.stringify({ pid: process.pid, ...surroundings(), started: startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return writeFileSync(file, me, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readHolder(file);
    if (found && mayLive(found)) throw inUse(folder, found);
    setAside(file, found);
  }
  throw inUse(folder, readHolder(file));
}

/** Removes the file of an ended process; restores it when another process has taken the lock in between. */
function setAside(file: string, dead: Holder | undefined): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const found = readHolder(aside);
  if (found && JSON.stringify(found) !== JSON.stringify(dead)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function mayLive(holder: Holder): boolean {
  const here = surroundings();
  // On another machine or in another container, it cannot be checked whether the process is running.
  if (holder.host !== here.host) return true;
  if (holder.boot !== here.boot) return false;
  if (!isAlive(holder.pid)) return false;
  return holder.started === startOf(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const readText = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const surroundings = () => ({ host: hostname(), boot: readText('/proc/sys/kernel/random/boot_id').trim() });

/** Field 22 of /proc/<pid>/stat, counted after the name, which may contain spaces; empty without /proc. */
function startOf(pid: number): string {
  return readText(`/proc/${pid}/stat`).split(') ').pop()?.split(' ')[19] ?? '';
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readText(file)) as Partial<Holder> | null;
    return typeof holder?.pid === 'number' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/** A process writes its file shortly after binding the socket. */
async function readHolderSoon(file: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const holder = readHolder(file);
    if (holder && isAlive(holder.pid)) return holder;
    await delay(30);
  }
  return readHolder(file);
}

function inUse(folder: string, holder: Holder | undefined): Error {
  const file = join(folder, 'provider.pid');
  if (holder && holder.host !== hostname())
    return new Error(
      `${folder} is in use by process ${holder.pid} on ${holder.host}. Stop it, or, if it is no longer running, remove ${file} and start again.`,
    );
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new Error(`${folder} is in use by ${who}. Stop that process, or set PORTAL_DATA to another folder.`);
}
