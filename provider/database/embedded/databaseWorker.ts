// One life of the worker thread: once it is dead every question, asked or to come, is answered DatabaseUnavailableError.
import { Worker } from 'node:worker_threads';
import { DatabaseError, DatabaseUnavailableError } from '../engine.ts';
import type { Answered, Rejected, Report, Request } from './messages.ts';
import { patience } from './patience.ts';

const openLimitMs = 120_000; // recovery after a crash replays the log

interface Question {
  id: number;
  limitMs: number;
  resolve: (answer: Answered) => void;
  reject: (error: Error) => void;
}
type Unnumbered<R> = R extends { id: number } ? Omit<R, 'id'> : never;

export class DatabaseWorker {
  syncs = 0;
  /** settled when the thread has ended: only then may another one open the same folder */
  readonly gone: Promise<void>;
  readonly #thread: Worker;
  readonly #onFatal: (error: Error) => void;
  readonly #questions: Question[] = [];
  #lastId = 0;
  #lastUnit = 0;
  #death: DatabaseUnavailableError | undefined;
  #callOff = () => {};

  private constructor(database: string, onFatal: (error: Error) => void) {
    this.#onFatal = onFatal;
    this.#thread = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { database },
      execArgv: [],
      resourceLimits: { stackSizeMb: 32 },
    });
    this.gone = new Promise((resolve) => this.#thread.once('exit', () => resolve()));
    this.#thread.on('message', (report: Report) => this.#hear(report));
    this.#thread.on('error', (error) => this.#die(error.message));
    this.#thread.on('exit', () => this.#die('its thread ended'));
  }

  /** Starts a thread and opens the database in it; throws DatabaseUnavailableError when it does not open. */
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

  /** `limitMs`: how long the statement may run before the thread is ended. */
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

  #wait(question: Question): void {
    this.#questions.push(question);
    if (this.#questions.length === 1) this.#watch();
  }

  // The worker answers in order, so only the oldest question is being worked on.
  #watch(): void {
    this.#callOff();
    const current = this.#questions[0];
    if (current)
      this.#callOff = patience(
        current.limitMs,
        () => void this.stop(`a statement did not end within ${current.limitMs} ms`),
      );
  }

  #hear(report: Report): void {
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
    const question = this.#questions.shift();
    if (question?.id !== report.id) return this.#die('it answered out of order');
    this.#watch();
    if (report.kind === 'rejected') return question.reject(errorOf(report));
    this.syncs = report.syncs;
    question.resolve(report);
  }

  #die(reason: string): void {
    if (this.#death) return;
    this.#callOff();
    this.#death = unavailable(reason);
    for (const question of this.#questions.splice(0)) question.reject(this.#death);
    void this.#thread.terminate();
  }
}

const unavailable = (reason: string) =>
  new DatabaseUnavailableError(`The database is not available: ${reason.replace(/\.+$/, '')}.`);

/** Lack of resources (a full disk first of all), shutdown, a failing disk: the statement itself is not at fault. */
const passing = /^(53|57P|58030)/;

function errorOf({ message, sqlState, constraint }: Rejected): Error {
  if (passing.test(sqlState)) return unavailable(message);
  return new DatabaseError(message, sqlState, constraint);
}
