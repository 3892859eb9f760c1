// Several reads in one read-only transaction.
import type { Connection, Engine } from './engine.ts';

/** A read that is requested later begins another transaction: the embedded database executes nothing else during one. */
const LONGEST_MS = 20;

interface Transaction {
  connection: Connection;
  /** when it began, by performance.now() */
  began: number;
  commit: () => void;
  rollBack: (error: unknown) => void;
}

/** Begins a transaction that lasts until `commit` or `rollBack`. */
function begin(engine: Engine, setup: string): Promise<Transaction> {
  return new Promise((resolve, reject) => {
    const untilEnd = (connection: Connection) =>
      new Promise<void>((commit, rollBack) => resolve({ connection, began: performance.now(), commit, rollBack }));
    engine.transaction(setup, untilEnd, 'read').catch(reject);
  });
}

/** Each read sets its own scope, so the reads run one after the other. */
export class SharedReads<Scope> {
  readonly #engine: Engine;
  readonly #setupOf: (scope: Scope) => string;
  readonly #settingsOf: (scope: Scope) => string;
  #transaction: Promise<Transaction> | undefined;
  #settings = '';
  #last: Promise<unknown> = Promise.resolve();
  #requested = 0;

  /** `setupOf`: SQL that begins a read in a scope; `settingsOf`: SQL that changes the scope. */
  constructor(engine: Engine, setupOf: (scope: Scope) => string, settingsOf: (scope: Scope) => string) {
    this.#engine = engine;
    this.#setupOf = setupOf;
    this.#settingsOf = settingsOf;
  }

  read<T>(scope: Scope, work: (connection: Connection) => Promise<T>): Promise<T> {
    this.#requested += 1;
    const request = this.#requested;
    const done = this.#last.then(async () => work(await this.#connectionIn(scope)));
    this.#last = done.then(
      () => this.#endWhenIdle(request),
      (error: unknown) => this.#close(({ rollBack }) => rollBack(error)),
    );
    return done;
  }

  /** Ends the transaction where the caller computes or waits instead of reading on. */
  #endWhenIdle(request: number): void {
    setImmediate(() => {
      if (this.#requested === request) this.end();
    });
  }

  /** Commits after the reads that were requested. A later read begins another transaction. */
  end(): void {
    this.#last = this.#last.then(() => this.#close(({ commit }) => commit()));
  }

  #close(finish: (transaction: Transaction) => void): void {
    this.#transaction?.then(finish, () => undefined);
    this.#transaction = undefined;
  }

  async #connectionIn(scope: Scope): Promise<Connection> {
    const settings = this.#settingsOf(scope);
    const before = await this.#transaction;
    if (before && performance.now() - before.began > LONGEST_MS) this.#close(({ commit }) => commit());
    const changes = this.#transaction !== undefined && settings !== this.#settings;
    this.#transaction ??= begin(this.#engine, this.#setupOf(scope));
    this.#settings = settings;
    const { connection } = await this.#transaction;
    // Not awaited: it is sent before the first query of the read, which fails when this does.
    if (changes) connection.exec(settings).catch(() => undefined);
    return connection;
  }
}
