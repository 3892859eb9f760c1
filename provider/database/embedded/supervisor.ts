// Keeps at most one worker, which has passed the self-test, and replaces it after its thread has ended.
import { DatabaseUnavailableError } from '../engine.ts';
import { DatabaseWorker } from './databaseWorker.ts';
import { testDurability } from './selfTest.ts';
import { Upkeep } from './upkeep.ts';

const pauseAfterFailureMs = 1_000;

export class Supervisor {
  readonly #database: string;
  readonly #onFatal: (error: Error) => void;
  readonly #upkeep: Upkeep;
  #worker: DatabaseWorker | undefined;
  #opening: Promise<DatabaseWorker> | undefined;
  #opened = 0;
  /** set by a restart, until the tables that have grown are analysed */
  #isUnanalysed = false;
  #failure: { error: Error; until: number } | undefined;

  constructor(database: string, onFatal: (error: Error) => void) {
    this.#database = database;
    this.#upkeep = new Upkeep(database);
    // A disk that failed to sync is not used again by this process, because its content is unknown.
    this.#onFatal = (error) => {
      this.#failure = { error: new DatabaseUnavailableError(error.message), until: Infinity };
      onFatal(error);
    };
  }

  /**
   * The running worker, or a new one about a second after the last has ended. Throws DatabaseUnavailableError when none can be opened.
   */
  async worker(): Promise<DatabaseWorker> {
    if (this.#worker && !this.#worker.dead) return this.#worker;
    if (this.#failure && Date.now() < this.#failure.until) throw this.#failure.error;
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  /** Workers that replaced an ended one. */
  get restarts(): number {
    return Math.max(0, this.#opened - 1);
  }

  /** Whether tables must be analysed after a restart: a wrong plan may have caused it, and the counts of changes are lost. */
  get isUnanalysed(): boolean {
    return this.#isUnanalysed;
  }

  /** Whether the disk is nearly full, so that units of work may only read. */
  get readOnly(): boolean {
    return this.#upkeep.nearlyFull;
  }

  /** Called between units of work: replaces an ended worker in advance, and limits the log of a running one. */
  async tend(): Promise<void> {
    try {
      if (this.#worker?.dead) await this.worker();
      else if (this.#worker) await this.#upkeep.tend(this.#worker);
    } catch {
      return; // the next unit of work fails with the same error and reports it
    }
  }

  /**
   * Does the work of autovacuum while the engine is idle, and returns the statements that ran. Errors are left to the next unit of work.
   */
  async tidy(isRequested: () => boolean): Promise<string[]> {
    if (!this.#worker || this.#worker.dead || isRequested()) return [];
    const done = await this.#upkeep.tidy(this.#worker, isRequested).catch(() => undefined);
    if (done && !isRequested()) this.#isUnanalysed = false;
    return done ?? [];
  }

  async close(limitMs: number): Promise<void> {
    await this.#opening?.catch(() => {});
    const worker = this.#worker;
    if (!worker) return;
    if (!worker.dead) await worker.send({ kind: 'close', unit: worker.nextUnit() }, limitMs).catch(() => {});
    await worker.stop('it was closed');
    await worker.gone;
  }

  async #open(): Promise<DatabaseWorker> {
    await this.#worker?.gone;
    let worker: DatabaseWorker | undefined;
    try {
      worker = this.#worker = await DatabaseWorker.open(this.#database, this.#onFatal);
      await testDurability(worker);
      this.#opened += 1;
      this.#isUnanalysed = this.restarts > 0;
      return worker;
    } catch (error) {
      await worker?.stop('it failed the self-test');
      const reason = error instanceof Error ? error : new Error(String(error));
      if (this.#failure?.until !== Infinity) this.#failure = { error: reason, until: Date.now() + pauseAfterFailureMs };
      throw reason;
    }
  }
}
