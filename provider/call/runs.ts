// Progress of downloads in the memory of this process: not shared between processes, lost on a restart.
import type { Clock } from '../shared/clock.ts';
import { fail } from '../shared/fail.ts';
import type { Context } from './context.ts';

/** Progress of a file, counted in its parts, such as rows. */
export interface Run {
  done: number;
  /** 0 until the number of parts is known */
  of: number;
  state: 'WAITING' | 'RUNNING' | 'DONE';
  /** milliseconds since the epoch */
  endedAt?: number;
}

const RETENTION_MS = 5 * 60_000;
const MAX_RUNS = 1_000;

export class Runs {
  /** by user and key, oldest first */
  readonly #runs = new Map<string, Run>();

  get size(): number {
    return this.#runs.size;
  }

  #drop(now: number): void {
    for (const [key, { endedAt }] of this.#runs)
      if (this.#runs.size > MAX_RUNS || (endedAt !== undefined && endedAt + RETENTION_MS <= now))
        this.#runs.delete(key);
  }

  /** Starts a run. Without a key its progress cannot be requested; a reused key refers to the new run. */
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

  /** Undefined for an unknown key or a key of another user. */
  find(clock: Clock, userId: number, key: string): Run | undefined {
    this.#drop(clock.now());
    return this.#runs.get(`${userId}/${key}`);
  }
}

export const fileRuns = new Runs();

type Caller = Pick<Context, 'actor' | 'services'>;

/** Runs a download whose user can request the progress by the key. */
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

/** The progress of a download of the caller; 103 for any other key. */
export function progressOf({ actor, services: { clock } }: Caller, runKey: string): Omit<Run, 'endedAt'> {
  const { done, of, state } = fileRuns.find(clock, actor.userId, runKey) ?? fail('NOT_FOUND');
  return { done, of, state };
}
