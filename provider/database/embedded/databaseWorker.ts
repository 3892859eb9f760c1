// The worker thread of the database. After its end, pending and new requests are rejected with DatabaseUnavailableError.
import { Worker } from 'node:worker_threads';
import { DatabaseError, DatabaseUnavailableError } from '../engine.ts';
import type { Answered, Rejected, Report, Request } from './messages.ts';
import { startTimeLimit } from './timeLimit.ts';

const openLimitMs = 120_000; // recovery after a crash replays the log

interface PendingRequest {
  id: number;
  limitMs: number;
  resolve: (answer: Answered) => void;
  reject: (error: Error) => void;
}
type Unnumbered<R> = R extends { id: number } ? Omit<R, 'id'> : never;

export class DatabaseWorker {
  syncs = 0;
  /** resolves when the thread has ended; only then may another thread open the same folder */
  readonly gone: Promise<void>;
  readonly #thread: Worker;
  readonly #onFatal: (error: Error) => void;
  readonly #pending: PendingRequest[] = [];
  #lastId = 0;
  #lastUnit = 0;
  #death: DatabaseUnavailableError | undefined;
  #cancelLimit = () => {};

  private constructor(database: string, onFatal: (error: Error) => void) {
    this.#onFatal = onFatal;
    this.#thread = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { database },
      execArgv: [],
      resourceLimits: { stackSizeMb: 32 },
    });
    this.gone = new Promise((resolve) => this.#thread.once('exit', () => resolve()));
    this.#thread.on('message', (report: Report) => this.#receive(report));
    this.#thread.on('error', (error) => this.#die(error.message));
    this.#thread.on('exit', () => this.#die('its thread ended'));
  }

  /** Starts a thread that opens the database; throws DatabaseUnavailableError when that fails. */
  static async open(database: string, onFatal: (error: Error) => void): Promise<DatabaseWorker> {
    const worker = new DatabaseWorker(database, onFatal);
    try {
      await new Promise<Answered>((resolve, reject) => worker.#wait({ id: 0, limitMs: openLimitMs, resolve, reject }));
    } catch (error) {
      await worker.gone;
      throw error;
    }
    return worker;
  }

  get dead(): boolean {
    return this.#death !== undefined;
  }

  nextUnit(): number {
    return (this.#lastUnit += 1);
  }

  /** `limitMs`: time after which the thread is terminated, because the statement has not ended. */
  send(request: Unnumbered<Request>, limitMs: number): Promise<Answered> {
    if (this.#death) return Promise.reject(this.#death);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#thread.postMessage({ ...request, id } satisfies Request);
      this.#wait({ id, limitMs, resolve, reject });
    });
  }

  async stop(reason: string): Promise<void> {
    this.#die(reason);
    await this.#thread.terminate();
  }

  #wait(pending: PendingRequest): void {
    this.#pending.push(pending);
    if (this.#pending.length === 1) this.#watch();
  }

  // The worker responds in order, so that only the oldest request is running.
  #watch(): void {
    this.#cancelLimit();
    const current = this.#pending[0];
    if (current)
      this.#cancelLimit = startTimeLimit(
        current.limitMs,
        () => void this.stop(`a statement did not end within ${current.limitMs} ms`),
      );
  }

  #receive(report: Report): void {
    if (this.#death) return;
    if (report.kind === 'fatal') {
      this.#die(`the disk rejected a write (${report.message})`);
      this.#onFatal(new Error(`The database stops: the disk rejected a write (${report.message}).`));
    } else if (report.kind === 'lost') {
      this.#die(report.message);
    } else if (report.kind === 'ready') {
      this.#settle({ kind: 'answered', id: 0, columns: [], rows: [], command: '', syncs: report.syncs });
    } else {
      this.#settle(report);
    }
  }

  #settle(report: Answered | Rejected): void {
    const pending = this.#pending.shift();
    if (pending?.id !== report.id) return this.#die('its responses are out of order');
    this.#watch();
    if (report.kind === 'rejected') return pending.reject(errorOf(report));
    this.syncs = report.syncs;
    pending.resolve(report);
  }

  #die(reason: string): void {
    if (this.#death) return;
    this.#cancelLimit();
    this.#death = unavailable(reason);
    for (const pending of this.#pending.splice(0)) pending.reject(this.#death);
    void this.#thread.terminate();
  }
}

const unavailable = (reason: string) =>
  new DatabaseUnavailableError(`The database is not available: ${reason.replace(/\.+$/, '')}.`);

/** Errors that are not caused by the statement: lack of resources (such as a full disk), shutdown, a failing disk. */
const passing = /^(53|57P|58030)/;

function errorOf({ message, sqlState, constraint }: Rejected): Error {
  if (passing.test(sqlState)) return unavailable(message);
  return new DatabaseError(message, sqlState, constraint);
}
