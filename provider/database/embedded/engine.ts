// The embedded engine: one connection and one queue, in which units of work run in the order of their requests.
import { AsyncLocalStorage } from 'node:async_hooks';
import { realpath } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { makePrivate, OTHERS } from '../../shared/privateFolder.ts';
import {
  DatabaseUnavailableError,
  type Connection,
  type Engine,
  type EngineFigures,
  type TransactionKind,
} from '../engine.ts';
import { STATEMENT_LIMIT_MS } from '../statementLimit.ts';
import { Waiting } from '../waiting.ts';
import type { DatabaseWorker } from './databaseWorker.ts';
import { listenForControl } from './controlSocket.ts';
import { prepareData } from './initialise.ts';
import { lockFolder } from './lock.ts';
import { Supervisor } from './supervisor.ts';
import { runExclusive, runTransaction } from './unit.ts';

interface EmbeddedOptions {
  /** the data folder, created if it does not exist; only one process may use it */
  folder: string;
  /** maximum time of a statement, and of a unit of work without a statement; migrations get ten times as long */
  statementLimitMs?: number;
  /** time without a unit of work after which tables are vacuumed */
  idleMs?: number;
  /** called with the statements that ran while the engine was idle */
  onTidied?: (statements: string[]) => void;
  /** called once when the disk fails to sync; by default writes the error to stderr and ends the process with code 1 */
  onFatal?: (error: Error) => void;
}

/**
 * Opens the embedded database: lock, first initialisation, worker, self-test. Throws, with the lock released, when the folder is in use,
 * accessible to other users, created by another version of PostgreSQL, or on a disk that does not store synced data (yardstick R1 to R6,
 * G4).
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  // Applies to all threads and to the child process that creates the database. A worker thread cannot set it: see server.ts.
  if (isMainThread) process.umask(OTHERS);
  makePrivate(options.folder);
  const folder = await realpath(options.folder);
  const release = await lockFolder(folder);
  try {
    const database = await prepareData(folder);
    const supervisor = new Supervisor(database, options.onFatal ?? stopProcess);
    await supervisor.worker();
    const engine = new QueuedEngine(supervisor, options, release);
    engine.endControl = await listenForControl(folder, engine);
    return engine;
  } catch (error) {
    await release();
    throw error;
  }
}

class QueuedEngine implements Engine {
  readonly kind = 'embedded';
  /** ends the control socket and the pauses that it requested */
  endControl = () => {};
  readonly #supervisor: Supervisor;
  readonly #statementLimitMs: number;
  readonly #idleMs: number;
  readonly #onTidied: (statements: string[]) => void;
  readonly #release: () => Promise<void>;
  readonly #current = new AsyncLocalStorage<{ open: boolean }>();
  #tail: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;
  readonly #waiting = new Waiting();
  /** units of work that run or wait */
  #queued = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    supervisor: Supervisor,
    { statementLimitMs = STATEMENT_LIMIT_MS, idleMs = 5_000, onTidied = () => {} }: EmbeddedOptions,
    release: () => Promise<void>,
  ) {
    this.#supervisor = supervisor;
    this.#statementLimitMs = statementLimitMs;
    this.#idleMs = idleMs;
    this.#onTidied = onTidied;
    this.#release = release;
  }

  transaction<T>(
    setup: string,
    work: (connection: Connection) => Promise<T>,
    kind: TransactionKind = 'write',
  ): Promise<T> {
    return this.#queue((worker) =>
      runTransaction(
        worker,
        { limitMs: this.#statementLimitMs, readOnly: this.#supervisor.readOnly, kind },
        setup,
        work,
      ),
    );
  }

  exclusive<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#queue((worker) => runExclusive(worker, this.#statementLimitMs * 10, work));
  }

  figures(): EngineFigures {
    return {
      kind: 'embedded',
      queued: this.#queued,
      restarts: this.#supervisor.restarts,
      waiting: this.#waiting.count,
      longestWaitMs: this.#waiting.longestMs,
    };
  }

  async checkpoint(): Promise<void> {
    await this.exclusive((connection) => connection.exec('CHECKPOINT'));
  }

  /** Runs `work` between two units of work: the files do not change, and contain every commit. */
  pause(work: () => Promise<void>): Promise<void> {
    return this.#queue(async (worker) => {
      // The worker runs statements in order, so that this one follows the COMMIT of the last read, which is not awaited.
      await worker.send({ kind: 'exec', unit: worker.nextUnit(), sql: 'SELECT' }, this.#statementLimitMs);
      await work();
    });
  }

  /** Waits for the pending units of work, rejects later ones, closes the database and releases the folder. */
  close(): Promise<void> {
    clearTimeout(this.#idle);
    this.endControl();
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    try {
      await this.#tail;
      await this.#supervisor.close(this.#statementLimitMs * 10);
    } finally {
      await this.#release();
    }
  }

  async #queue<T>(run: (worker: DatabaseWorker) => Promise<T>): Promise<T> {
    // A nested unit would wait for the end of its own outer unit. Code that runs after the end of its unit may start another one.
    if (this.#current.getStore()?.open) throw new Error('units of work do not nest');
    if (this.#closing) throw new DatabaseUnavailableError('The database is closed.');
    clearTimeout(this.#idle);
    this.#queued += 1;
    const endWait = this.#waiting.enter();
    const begin = () => {
      endWait();
      return this.#run(run);
    };
    const turn = this.#tail.then(begin).finally(() => (this.#queued -= 1));
    this.#tail = turn
      .catch(() => {})
      .then(() => this.#supervisor.tend())
      .then(() => this.#tidyWhenIdle());
    return turn;
  }

  /**
   * Vacuums and analyses tables in a separate entry of the queue, which ends early when a unit of work or the close is requested; after a
   * restart in the first free moment.
   */
  #tidyWhenIdle(): void {
    const wanted = () => this.#queued > 0 || this.#closing !== undefined;
    if (wanted()) return;
    const pauseMs = this.#supervisor.isUnanalysed ? 0 : this.#idleMs;
    this.#idle = setTimeout(() => {
      this.#tail = this.#tail.then(() => this.#supervisor.tidy(wanted)).then(this.#onTidied);
    }, pauseMs).unref();
  }

  async #run<T>(run: (worker: DatabaseWorker) => Promise<T>): Promise<T> {
    const worker = await this.#supervisor.worker();
    const unit = { open: true };
    try {
      return await this.#current.run(unit, () => run(worker));
    } finally {
      unit.open = false;
    }
  }
}

function stopProcess(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
