// There is at most one worker at a time, it has passed the self-test, and a dead one is replaced once its thread has ended.
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
  #failure: { error: Error; until: number } | undefined;

  constructor(database: string, onFatal: (error: Error) => void) {
    this.#database = database;
    this.#upkeep = new Upkeep(database);
    // A disk that failed to sync is not tried again by this process: what it holds is not known.
    this.#onFatal = (error) => {
      this.#failure = { error: new DatabaseUnavailableError(error.message), until: Infinity };
      onFatal(error);
    };
  }

  /** The living worker; a new one, after about a second, when the last has died. Throws DatabaseUnavailableError when none opens. */
  async worker(): Promise<DatabaseWorker> {
    if (this.#worker && !this.#worker.dead) return this.#worker;
    if (this.#failure && Date.now() < this.#failure.until) throw this.#failure.error;
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  /** The disk is nearly full: units of work may only read. */
  get readOnly(): boolean {
    return this.#upkeep.nearlyFull;
  }

  /** Between units of work: replaces a dead worker ahead of the next one, keeps the log of a living one short. */
  async tend(): Promise<void> {
    try {
      if (this.#worker?.dead) await this.worker();
      else if (this.#worker) await this.#upkeep.tend(this.#worker);
    } catch {
      return; // the next unit of work meets the same trouble and reports it
    }
  }

  /** While nobody asks for anything: what autovacuum would do. Returns the statements that ran; trouble is met by the next unit of work. */
  async tidy(waits: () => boolean): Promise<string[]> {
    if (!this.#worker || this.#worker.dead || waits()) return [];
    return this.#upkeep.tidy(this.#worker, waits).catch(() => []);
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
      return worker;
    } catch (error) {
      await worker?.stop('it failed the self-test');
      const reason = error instanceof Error ? error : new Error(String(error));
      if (this.#failure?.until !== Infinity) this.#failure = { error: reason, until: Date.now() + pauseAfterFailureMs };
      throw reason;
    }
  }
}
