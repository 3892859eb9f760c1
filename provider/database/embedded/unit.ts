// A unit of work has the connection until its end; afterwards its Connection rejects all statements.
import {
  DatabaseError,
  DatabaseUnavailableError,
  type Connection,
  type Result,
  type Statement,
  type TransactionKind,
} from '../engine.ts';
import type { DatabaseWorker } from './databaseWorker.ts';
import type { Answered } from './messages.ts';
import { startTimeLimit } from './timeLimit.ts';
import type { WireValue } from './messages.ts';
import { toResult, toWire } from './values.ts';

type Work<T> = (connection: Connection) => Promise<T>;

interface UnitOptions {
  /** maximum time of a statement, and of the unit without a statement */
  limitMs: number;
  /** the disk is nearly full: only reading is allowed */
  readOnly: boolean;
  /** whether its statements may be prepared; not for statements that change the schema */
  prepares: boolean;
}

/**
 * Runs BEGIN with `setup`, `work` and COMMIT; ROLLBACK when anything throws. Throws DatabaseError 25P02 when COMMIT of a write rolled
 * back. The worker runs statements in order, so the next unit begins after the COMMIT of a read, which is not awaited.
 */
export async function runTransaction<T>(
  worker: DatabaseWorker,
  options: Omit<UnitOptions, 'prepares'> & { kind: TransactionKind },
  setup: string,
  work: Work<T>,
): Promise<T> {
  const unit = new Unit(worker, { ...options, prepares: true });
  unit.begin(setup);
  try {
    const result = await unit.lend(work);
    if (options.kind === 'read') unit.commit().catch(() => {});
    else await unit.commit();
    return result;
  } catch (error) {
    await unit.end(['ROLLBACK']);
    throw error;
  }
}

/** The parts of DISCARD ALL without prepared statements and plans, which belong to the worker. */
const RESET_SESSION = `RESET SESSION AUTHORIZATION; RESET ALL; CLOSE ALL; UNLISTEN *; SELECT pg_advisory_unlock_all();
  DISCARD SEQUENCES; DISCARD TEMP`;

/** Runs `work` and resets the connection afterwards, so that no transaction, role, setting or lock remains. */
export async function runExclusive<T>(worker: DatabaseWorker, limitMs: number, work: Work<T>): Promise<T> {
  const unit = new Unit(worker, { limitMs, readOnly: false, prepares: false });
  try {
    return await unit.lend(work);
  } finally {
    await unit.end(['ROLLBACK', RESET_SESSION]);
  }
}

class Unit {
  readonly #worker: DatabaseWorker;
  readonly #options: UnitOptions;
  readonly #number: number;
  #begun: Promise<Answered> | undefined;
  #running = 0;
  #ended = false;
  #cancelLimit = () => {};
  #stall = () => {};

  constructor(worker: DatabaseWorker, options: UnitOptions) {
    this.#worker = worker;
    this.#options = options;
    this.#number = worker.nextUnit();
  }

  begin(setup: string): void {
    this.#begun = this.#send({ kind: 'begin', sql: `BEGIN${this.#options.readOnly ? ' READ ONLY' : ''}; ${setup}` });
    this.#begun.catch(() => {}); // thrown by the first query or by the commit
  }

  /** Runs `work`; rejects when it keeps the connection idle for longer than a statement may take. */
  async lend<T>(work: Work<T>): Promise<T> {
    const stalled = new Promise<never>((_, reject) => {
      this.#stall = () =>
        reject(new DatabaseUnavailableError('A unit of work kept the database waiting for too long.'));
    });
    this.#watchIdle();
    try {
      return await Promise.race([
        work({ query: (statement) => this.#query(statement), exec: (sql) => this.#exec(sql) }),
        stalled,
      ]);
    } finally {
      this.#ended = true;
      this.#cancelLimit();
    }
  }

  async commit(): Promise<void> {
    const [, done] = await Promise.all([this.#begun, this.#send({ kind: 'end', sql: 'COMMIT' })]);
    if (done.command !== 'COMMIT')
      throw new DatabaseError('The transaction was rolled back, because a statement in it had failed.', '25P02');
  }

  /** A connection that cannot be reset is not used again. */
  async end(cleaning: string[]): Promise<void> {
    if (this.#worker.dead) return;
    try {
      for (const sql of cleaning) await this.#send({ kind: 'end', sql });
    } catch {
      await this.#worker.stop('a unit of work could not be ended');
    }
  }

  async #query(statement: Statement): Promise<Result> {
    this.#requireOpen();
    const params = (statement.params ?? []).map(toWire);
    const { prepares } = this.#options;
    const answer = await this.#request({ kind: 'query', sql: statement.text, params, prepares });
    return toResult(answer, statement.rowMode ?? 'object');
  }

  async #exec(sql: string): Promise<void> {
    this.#requireOpen();
    await this.#request({ kind: 'exec', sql });
  }

  async #request(request: UnitRequest): Promise<Answered> {
    this.#running += 1;
    this.#cancelLimit();
    try {
      const [, answer] = await Promise.all([this.#begun, this.#send(request)]);
      return answer;
    } catch (error) {
      const deniedWrite = error instanceof DatabaseError && error.sqlState === '25006';
      if (this.#options.readOnly && deniedWrite) throw new DatabaseUnavailableError('The disk is nearly full.');
      throw error;
    } finally {
      this.#running -= 1;
      this.#watchIdle();
    }
  }

  #send(request: UnitRequest): Promise<Answered> {
    return this.#worker.send({ ...request, unit: this.#number }, this.#options.limitMs);
  }

  #watchIdle(): void {
    this.#cancelLimit();
    if (!this.#ended && this.#running === 0) this.#cancelLimit = startTimeLimit(this.#options.limitMs, this.#stall);
  }

  #requireOpen(): void {
    if (this.#ended) throw new Error('This unit of work has ended: its connection cannot be used any more.');
  }
}

type UnitRequest =
  | { kind: 'begin' | 'exec' | 'end'; sql: string }
  | { kind: 'query'; sql: string; params: WireValue[]; prepares?: boolean };
