// The progress of downloads, in the memory of this process: they are not shared with another process and are lost on a restart.
import type { Clock } from '../shared/clock.ts';
import { fail } from '../shared/fail.ts';
import type { Context } from './context.ts';

/** The parts of a file, such as its rows. */
export interface Run {
  done: number;
  /** 0 until the number of parts is known */
  of: number;
  state: 'WAITING' | 'RUNNING' | 'DONE';
  /** milliseconds since the epoch */
  endedAt?: number;
}

const KEPT_MS = 5 * 60_000;
const MOST = 1_000;

export class Runs {
  /** by user and key, the oldest first */
  readonly #runs = new Map<string, Run>();

  get size(): number {
    return this.#runs.size;
  }

  #drop(now: number): void {
    for (const [key, { endedAt }] of this.#runs)
      if (this.#runs.size > MOST || (endedAt !== undefined && endedAt + KEPT_MS <= now)) this.#runs.delete(key);
  }

  /** Starts a run; without a key nobody can ask for it. A key that is used again names the new run. */
  begin(clock: Clock, userId: number, key: string | undefined): Run {
    const run: Run = { done: 0, of: 0, state: 'WAITING' };
    if (key === undefined) return run;
    this.#runs.delete(`${userId}/${key}`);
    this.#runs.set(`${userId}/${key}`, run);
    this.#drop(clock.now());
    return run;
  }

  end(clock: Clock, run: Run): void {
    run.state = 'DONE';
    run.endedAt = clock.now();
  }

  /** undefined for an unknown key and one of another user */
  find(clock: Clock, userId: number, key: string): Run | undefined {
    this.#drop(clock.now());
    return this.#runs.get(`${userId}/${key}`);
  }
}

/** The downloads of this process. */
export const fileRuns = new Runs();

type Caller = Pick<Context, 'actor' | 'services'>;

/** Runs a download; its user can request the progress by the key, if there is one. */
export async function inRun<T>(
  { actor, services: { clock } }: Caller,
  runKey: string | undefined,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const run = fileRuns.begin(clock, actor.userId, runKey);
  try {
    return await work(run);
  } finally {
    fileRuns.end(clock, run);
  }
}

/** The progress of an own download; 103 for any other key. */
export function progressOf({ actor, services: { clock } }: Caller, runKey: string): Omit<Run, 'endedAt'> {
  const { done, of, state } = fileRuns.find(clock, actor.userId, runKey) ?? fail('NOT_FOUND');
  return { done, of, state };
}
