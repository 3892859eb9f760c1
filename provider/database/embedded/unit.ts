// A unit of work owns the connection from its begin to its end: after the end its Connection runs nothing.
import { DatabaseError, DatabaseUnavailableError, type Connection, type Result, type Statement } from '../engine.ts';
import type { DatabaseWorker } from './databaseWorker.ts';
import type { Answered } from './messages.ts';
import { patience } from './patience.ts';
import type { WireValue } from './messages.ts';
import { toResult, toWire } from './values.ts';

type Work<T> = (connection: Connection) => Promise<T>;

interface Terms {
  /** how long a statement may run, and the unit may idle */
  limitMs: number;
  /** the disk is nearly full: only reading is allowed */
  readOnly: boolean;
  /** its statements may be prepared; not those that change what others were prepared for */
  prepares: boolean;
}

/** BEGIN and `setup` in one message, `work`, COMMIT; ROLLBACK when anything throws. Throws DatabaseError 25P02 when COMMIT rolled back. */
export async function runTransaction<T>(
  worker: DatabaseWorker,
  terms: Omit<Terms, 'prepares'>,
  setup: string,
  work: Work<T>,
): Promise<T> {
  const unit = new Unit(worker, { ...terms, prepares: true });
  unit.begin(setup);
  try {
    const result = await unit.lend(work);
    await unit.commit();
    return result;
  } catch (error) {
    await unit.end(['ROLLBACK']);
    throw error;
  }
}

/** What DISCARD ALL does, but for the prepared statements and their plans, which are the worker's own. */
const AS_NEW = `RESET SESSION AUTHORIZATION; RESET ALL; CLOSE ALL; UNLISTEN *; SELECT pg_advisory_unlock_all();
  DISCARD SEQUENCES; DISCARD TEMP`;

/** Lends the connection, and takes it back as a new one would be: no transaction, role, setting or lock survives. */
export async function runExclusive<T>(worker: DatabaseWorker, limitMs: number, work: Work<T>): Promise<T> {
  const unit = new Unit(worker, { limitMs, readOnly: false, prepares: false });
  try {
    return await unit.lend(work);
  } finally {
    await unit.end(['ROLLBACK', AS_NEW]);
  }
}

class Unit {
  readonly #worker: DatabaseWorker;
  readonly #terms: Terms;
  readonly #number: number;
  #begun: Promise<Answered> | undefined;
  #running = 0;
  #ended = false;
  #callOff = () => {};
  #stall = () => {};

  constructor(worker: DatabaseWorker, terms: Terms) {
    this.#worker = worker;
    this.#terms = terms;
    this.#number = worker.nextUnit();
  }

  begin(setup: string): void {
    this.#begun = this.#send({ kind: 'begin', sql: `BEGIN${this.#terms.readOnly ? ' READ ONLY' : ''}; ${setup}` });
    this.#begun.catch(() => {}); // surfaces in the first query or in commit
  }

  /** Runs `work`; gives up when it keeps the connection idle for longer than a statement may run. */
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
      this.#callOff();
    }
  }

  async commit(): Promise<void> {
    const [, done] = await Promise.all([this.#begun, this.#send({ kind: 'end', sql: 'COMMIT' })]);
    if (done.command !== 'COMMIT')
      throw new DatabaseError('The transaction was rolled back, because a statement in it had failed.', '25P02');
  }

  /** A connection that cannot be cleaned is not lent again. */
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
    const { prepares } = this.#terms;
    const answer = await this.#ask({ kind: 'query', sql: statement.text, params, prepares });
    return toResult(answer, statement.rowMode ?? 'object');
  }

  async #exec(sql: string): Promise<void> {
    this.#requireOpen();
    await this.#ask({ kind: 'exec', sql });
  }

  async #ask(request: UnitRequest): Promise<Answered> {
    this.#running += 1;
    this.#callOff();
    try {
      const [, answer] = await Promise.all([this.#begun, this.#send(request)]);
      return answer;
    } catch (error) {
      const deniedWrite = error instanceof DatabaseError && error.sqlState === '25006';
      if (this.#terms.readOnly && deniedWrite) throw new DatabaseUnavailableError('The disk is nearly full.');
      throw error;
    } finally {
      this.#running -= 1;
      this.#watchIdle();
    }
  }

  #send(request: UnitRequest): Promise<Answered> {
    return this.#worker.send({ ...request, unit: this.#number }, this.#terms.limitMs);
  }

  #watchIdle(): void {
    this.#callOff();
    if (!this.#ended && this.#running === 0) this.#callOff = patience(this.#terms.limitMs, this.#stall);
  }

  #requireOpen(): void {
    if (this.#ended) throw new Error('This unit of work has ended: its connection runs nothing any more.');
  }
}

type UnitRequest =
  | { kind: 'begin' | 'exec' | 'end'; sql: string }
  | { kind: 'query'; sql: string; params: WireValue[]; prepares?: boolean };
