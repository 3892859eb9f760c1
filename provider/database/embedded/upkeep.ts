// PGlite has no background checkpointer: without these checkpoints the log, and the time a restart takes, would grow without end.
import { statfs } from 'node:fs/promises';
import type { DatabaseWorker } from './databaseWorker.ts';

const megabyte = 1024 * 1024;
const logLimit = 48 * megabyte; // replayed in about a second after a crash
const spaceLimit = 48 * megabyte; // three segments of the log: PostgreSQL panics when it cannot begin one, and then cannot even read
const limitMs = 60_000;
const unitsBetweenLooks = 100;
const msBetweenLooks = 500;

export class Upkeep {
  /** While true, units of work may only read. */
  nearlyFull = false;
  readonly #database: string;
  #units = 0;
  #looked = -Infinity;

  constructor(database: string) {
    this.#database = database;
  }

  /** Called between units of work: looks now and then at the disk and at the log, and writes a checkpoint when the log has grown. */
  async tend(worker: DatabaseWorker): Promise<void> {
    this.#units += 1;
    if (this.#units < unitsBetweenLooks && performance.now() - this.#looked < msBetweenLooks) return;
    this.#units = 0;
    const disk = await statfs(this.#database);
    // some network file systems tell nothing, which is no reason to stop writing
    this.nearlyFull = disk.blocks > 0 && disk.bavail * disk.bsize < spaceLimit;
    const ask = (sql: string) => worker.send({ kind: 'query', unit: worker.nextUnit(), sql, params: [] }, limitMs);
    const { rows } = await ask(
      `SELECT pg_current_wal_insert_lsn() - redo_lsn > ${logLimit} FROM pg_control_checkpoint()`,
    );
    if (rows[0]?.[0] === 't') await ask('CHECKPOINT');
    this.#looked = performance.now();
  }
}
