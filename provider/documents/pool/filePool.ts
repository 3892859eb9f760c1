// The pool for writing and reading spreadsheets and PDFs: its threads and the queue of jobs.
import { ApiError } from '../../shared/fail.ts';
import { Schedule, type JobSize, type WaitingJob, type WaitLimits } from './schedule.ts';
import { Slot, type SlotThreads } from './slot.ts';

export interface PoolLimits extends WaitLimits {
  /** jobs that run at once, one of them a short one */
  readonly slots: number;
  readonly waitMs: number;
  readonly runMs: number;
  /** from the arrival of a request to its response; well below the 60 s after which an idle connection is closed (app.ts) */
  readonly answerMs: number;
  /** the same of the longest jobs, whose connections stay open for longer */
  readonly longestRunMs: number;
  readonly longestAnswerMs: number;
}

export const POOL_LIMITS: PoolLimits = {
  slots: 3,
  waitMs: 20_000,
  runMs: 20_000,
  answerMs: 50_000,
  longestRunMs: 180_000,
  longestAnswerMs: 200_000,
  ofOneUser: 10,
  ofOneSchool: 40,
  inAll: 100,
};

const RETRY_AFTER_SECONDS = 5;
/** Too long for an automatic retry of the portal, which shows the message instead, because the user has waited already. */
const RETRY_AFTER_WAIT_SECONDS = 10;

export interface Timers {
  /** monotonic, in milliseconds */
  now(): number;
  /** Returns a function that cancels the timer. */
  after(ms: number, run: () => void): () => void;
}

const systemTimers: Timers = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The slot of a running job. */
export interface FileSlot extends SlotThreads {
  /** aborts when the connection closes or the job's time is over; the job then stops at its next step */
  readonly ended: AbortSignal;
}

/** The caller of a job. */
export interface FileRequest {
  readonly school: number | null;
  readonly user: number;
  /** aborts when the connection closes before the response */
  readonly left: AbortSignal;
  /** by the pool's clock */
  readonly arrivedAt: number;
}

export type FileWork<T> = (slot: FileSlot) => Promise<T>;

/** The part of a call's context that file jobs use. */
export type InFileSlot = <T>(size: JobSize, work: FileWork<T>) => Promise<T>;

const busy = (retryAfterSeconds: number): ApiError =>
  new ApiError('UNAVAILABLE', {
    message: 'Many files are being prepared. Try again in a few seconds.',
    retryAfterSeconds,
  });

const tooLong = (runMs: number): ApiError =>
  new ApiError('UNABLE_TO_CREATE_FILE', { cause: new Error(`A file takes longer than ${runMs} ms.`) });

/** Thrown when the caller closed the connection. Another caller of the same work runs it instead. */
export class Dropped extends ApiError {
  constructor() {
    super('UNAVAILABLE');
  }
}

/** Rejects a thread for work that continues after its end, because the slot belongs to the next job. */
function slotUntil(ended: AbortSignal, threads: SlotThreads): FileSlot {
  const whileRunning = async <T>(change: () => Promise<T>): Promise<T> => {
    if (ended.aborted) throw new Dropped();
    const changed = await change();
    if (ended.aborted) throw new Dropped();
    return changed;
  };
  return {
    thread: (kind) => whileRunning(() => threads.thread(kind)),
    clear: () => whileRunning(() => threads.clear()),
    ended,
  };
}

type JobTimes = Pick<PoolLimits, 'runMs' | 'answerMs'>;

interface QueuedJob extends WaitingJob {
  start(slot: SlotThreads): Promise<void>;
  reject(): void;
}

interface PoolOptions {
  limits?: Partial<PoolLimits>;
  timers?: Timers;
  /** creates the threads of one slot */
  makeSlot?: () => SlotThreads;
}

export class FilePool {
  readonly #limits: PoolLimits;
  readonly #timers: Timers;
  readonly #schedule: Schedule<QueuedJob>;
  /** The first slot is reserved for short jobs. */
  readonly #slots: readonly { threads: SlotThreads; shortOnly: boolean }[];
  readonly #busy = new Set<SlotThreads>();
  #cancelExpiry: (() => void) | undefined;

  constructor({ limits = {}, timers = systemTimers, makeSlot = () => new Slot() }: PoolOptions = {}) {
    this.#limits = { ...POOL_LIMITS, ...limits };
    this.#timers = timers;
    this.#schedule = new Schedule(this.#limits);
    this.#slots = Array.from({ length: this.#limits.slots }, (_, index) => ({
      threads: makeSlot(),
      shortOnly: index === 0,
    }));
  }

  now(): number {
    return this.#timers.now();
  }

  #timesOf(size: JobSize): JobTimes {
    const { runMs, answerMs, longestRunMs, longestAnswerMs } = this.#limits;
    return size === 'longest' ? { runMs: longestRunMs, answerMs: longestAnswerMs } : { runMs, answerMs };
  }

  get waiting(): number {
    return this.#schedule.waiting;
  }

  get running(): number {
    return this.#busy.size;
  }

  /**
   * Runs `work` when it is the user's turn. 204 with Retry-After where too many jobs wait, or this one has waited for 20 s;
   * 175 where the work takes longer than 20 s, the longest jobs 3 minutes. Work whose connection is closed before its turn never starts.
   */
  run<T>(request: FileRequest, size: JobSize, work: FileWork<T>): Promise<T> {
    const { school, user, left, arrivedAt } = request;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        if (this.#schedule.remove(job)) reject(new Dropped());
        this.#watchExpiry();
      };
      const job: QueuedJob = {
        school,
        user,
        size,
        waitUntil: Math.min(this.now() + this.#limits.waitMs, arrivedAt + this.#timesOf(size).answerMs),
        start: (threads) => {
          left.removeEventListener('abort', leave);
          const done = async (slot: FileSlot) => work(slot).then(resolve, reject);
          return this.#perform(threads, { ...request, ...this.#timesOf(size) }, done, reject);
        },
        reject: () => {
          left.removeEventListener('abort', leave);
          reject(busy(RETRY_AFTER_WAIT_SECONDS));
        },
      };
      if (left.aborted) return reject(new Dropped());
      if (!this.#schedule.add(job)) return reject(busy(RETRY_AFTER_SECONDS));
      left.addEventListener('abort', leave);
      this.#startNext();
    });
  }

  /** Assigns the next job to each free slot. */
  #startNext(): void {
    for (const late of this.#schedule.expire(this.now())) late.reject();
    for (const { threads, shortOnly } of this.#slots) {
      if (this.#busy.has(threads)) continue;
      const job = this.#schedule.take(shortOnly);
      if (!job) continue;
      this.#busy.add(threads);
      void job.start(threads).finally(() => {
        this.#busy.delete(threads);
        this.#startNext();
      });
    }
    this.#watchExpiry();
  }

  #watchExpiry(): void {
    this.#cancelExpiry?.();
    const at = this.#schedule.nextExpiry();
    this.#cancelExpiry =
      at === undefined ? undefined : this.#timers.after(Math.max(0, at - this.now()), () => this.#startNext());
  }

  /** Runs the work within its time, and returns when the slot is free. The thread of late work is closed. */
  async #perform(
    threads: SlotThreads,
    request: FileRequest & JobTimes,
    work: FileWork<void>,
    fail: (late: ApiError) => void,
  ) {
    const { runMs, answerMs } = request;
    const restMs = request.arrivedAt + answerMs - this.now();
    const ended = new AbortController();
    const end = () => ended.abort();
    request.left.addEventListener('abort', end);
    let cancel = (): void => undefined;
    const late = new Promise<'late'>((resolve) => {
      cancel = this.#timers.after(Math.min(runMs, restMs), () => resolve('late'));
    });
    const outcome = await Promise.race([work(slotUntil(ended.signal, threads)), late]);
    cancel();
    request.left.removeEventListener('abort', end);
    if (outcome !== 'late') return;
    end();
    fail(restMs < runMs ? busy(RETRY_AFTER_WAIT_SECONDS) : tooLong(runMs));
    await threads.clear();
  }
}
