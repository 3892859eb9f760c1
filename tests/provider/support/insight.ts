// What the harness sees of a provider from within: its hashing, its log, its limits, and another app on the same rows.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { control } from '../../support/provider';

/** Hashes made since the last reset, and the stored hashes that passwords were compared with. */
export const hashing = () => control<{ made: number; looked: string[] }>('hashing');
export const holdHashing = (held: boolean) => control('holdHashing', { held });
/** The lines of the log since the last reset. */
export const logLines = () => control<string[]>('log');
/** Bytes the provider's process has in memory. */
export const memory = () => control<number>('memory');
/** Bytes in buffers of the provider's process that are not released. */
export const buffers = () => control<number>('buffers');
/** Worker threads that the provider's process has started. */
export const threads = () => control<number>('threads');
export const limits = () =>
  control<{ requestTimeout: number; headersTimeout: number; timeout: number; maxHeaderSize: number }>('limits');
/** While the gate is closed, each job of the pool stops before it gets a thread. */
export const holdFiles = (held: boolean) => control('holdFiles', { held });
/** Releases the jobs that have waited longest. */
export const passFiles = (count: number) => control('passFiles', { count });
export const moveFileClock = (plusMs: number) => control('moveFileClock', { plusMs });
export interface FileJobs {
  atGate: number;
  running: number;
  waiting: number;
  /** the users whose jobs have started since the last reset, in their order */
  started: number[];
}
/** Resolves when the pool of files has these jobs. */
export async function untilFiles(wanted: Partial<FileJobs>): Promise<FileJobs> {
  for (;;) {
    const jobs = await control<FileJobs>('files');
    if (Object.entries(wanted).every(([name, count]) => jobs[name as keyof FileJobs] === count)) return jobs;
    await nextTurn();
  }
}
/** The folder of the compiled provider. */
export const buildFolder = () => control<string>('build');

export interface AppChanges {
  settings?: { origins?: string[]; proxies?: string[]; loopback?: boolean; revealsPerHour?: number; slowMs?: number };
  protect?: { maxEventLoopDelayMs?: number; settlingMs?: number; maxWaiting?: number; maxWaitMs?: number };
  forms?: Partial<
    Record<'atOnce' | 'ofOneSchool' | 'ofOneUser' | 'waiting' | 'waitMs' | 'arriveMs' | 'idleMs', number>
  >;
  calls?: Partial<Record<'ofOneUser' | 'waiting', number>>;
  portal?: string;
  /** an engine whose database does not respond */
  lostDatabase?: boolean;
}

/** Another app on the same rows, with other settings and nothing in its memory; the caller closes it. */
export async function openApp(changes: AppChanges): Promise<{ at: string; close: () => Promise<unknown> }> {
  const { port } = await control<{ port: number }>('openApp', changes);
  return { at: `http://127.0.0.1:${port}`, close: () => control('closeApp', { port }) };
}

export async function withApp<T>(changes: AppChanges, work: (at: string) => Promise<T>): Promise<T> {
  const { at, close } = await openApp(changes);
  try {
    return await work(at);
  } finally {
    await close();
  }
}
