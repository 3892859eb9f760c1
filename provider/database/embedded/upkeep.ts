// PGlite has no background processes. The work of checkpointer and autovacuum is done here, between units of work.
import { statfs } from 'node:fs/promises';
import type { DatabaseWorker } from './databaseWorker.ts';

const megabyte = 1024 * 1024;
const logLimit = 48 * megabyte; // replayed in about a second after a crash
const spaceLimit = 48 * megabyte; // three segments of the log: PostgreSQL panics when it cannot start one, and then cannot read either
const limitMs = 60_000;
const unitsBetweenLooks = 100;
const msBetweenLooks = 500;
/** Tables up to this size are vacuumed in about a second; larger ones are only analysed, whose time does not depend on the size. */
const vacuumLimit = 128 * megabyte;

/**
 * The statements for the tables that exceed the thresholds of PostgreSQL's autovacuum. The counts of changes are lost at each end of a
 * worker; a table that was not analysed since then is analysed if its size has changed since its last analysis.
 */
const tablesToMaintain = `
  SELECT CASE WHEN dead THEN 'VACUUM (ANALYZE) ' ELSE 'ANALYZE ' END || format('%I.%I', schemaname, name)
  FROM (SELECT schemaname, s.relname AS name, n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
                 OR last_analyze IS NULL AND abs(pages - relpages) > 5 + 0.1 * relpages AS changed,
               n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) AND pg_total_relation_size(relid) < ${vacuumLimit} AS dead
        FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = relid,
             LATERAL (SELECT pg_relation_size(relid) / current_setting('block_size')::integer AS pages) AS size) AS tables
  WHERE dead OR changed`;

export class Upkeep {
  /** While true, units of work may only read. */
  nearlyFull = false;
  readonly #database: string;
  #units = 0;
  #looked = -Infinity;

  constructor(database: string) {
    this.#database = database;
  }

  /** Called between units of work: checks disk and log from time to time, and writes a checkpoint when the log has grown. */
  async tend(worker: DatabaseWorker): Promise<void> {
    this.#units += 1;
    if (this.#units < unitsBetweenLooks && performance.now() - this.#looked < msBetweenLooks) return;
    this.#units = 0;
    const disk = await statfs(this.#database);
    // some network file systems report no sizes, and can still be written
    this.nearlyFull = disk.blocks > 0 && disk.bavail * disk.bsize < spaceLimit;
    const { rows } = await ask(
      worker,
      `SELECT pg_current_wal_insert_lsn() - redo_lsn > ${logLimit} FROM pg_control_checkpoint()`,
    );
    if (rows[0]?.[0] === 't') await ask(worker, 'CHECKPOINT');
    this.#looked = performance.now();
  }

  /**
   * Called while no unit of work is requested: vacuums and analyses changed tables one by one, and stops when a unit `isRequested`.
   * Returns the statements that ran.
   */
  async tidy(worker: DatabaseWorker, isRequested: () => boolean): Promise<string[]> {
    const done: string[] = [];
    if (this.nearlyFull) return done;
    // PostgreSQL reports the counts of a session with a delay of a second; this reports them at once.
    await ask(worker, 'SELECT pg_stat_force_next_flush()');
    const { rows } = await ask(worker, tablesToMaintain);
    for (const [statement] of rows) {
      if (isRequested()) break;
      if (statement == null) continue;
      await ask(worker, statement);
      done.push(statement);
    }
    return done;
  }
}

const ask = (worker: DatabaseWorker, sql: string) =>
  worker.send({ kind: 'query', unit: worker.nextUnit(), sql, params: [] }, limitMs);
