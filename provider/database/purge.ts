// What is over is cleared away by the provider's own traffic: no timer, no second process, nothing to set up.
import { sql, type SQL } from 'drizzle-orm';
import { present } from '../../common/present.ts';
import { instantOf, type Clock } from '../shared/clock.ts';
import type { Database, Db } from './scope.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** At most so many rows of a table at a time: a write that brings a purge along stays a short one. */
const BATCH = 1_000;

interface Over {
  table: SQL;
  /** what is over at this clock */
  over: (clock: Clock) => SQL;
}

const OVER: Over[] = [
  {
    // No count is looked at for longer than an hour after its last attempt.
    table: sql`sign_in_attempts`,
    over: (clock) => {
      const before = instantOf(clock, -DAY_MS);
      return sql`last_at < ${before} AND (blocked_until IS NULL OR blocked_until < ${before})`;
    },
  },
  { table: sql`idempotency_keys`, over: (clock) => sql`created_at < ${instantOf(clock, -DAY_MS)}` },
  // Kept for a month, so that a refresh token used again is still told from an unknown one. Its tokens go with it.
  { table: sql`sign_ins`, over: (clock) => sql`ends_at < ${instantOf(clock, -30 * DAY_MS)}` },
];

/** Denied calls and failed sign-ins in the audit trail; its other entries are kept forever. */
const DENIALS_KEPT_MS = 365 * DAY_MS;

async function clearDenials(db: Db, clock: Clock): Promise<number> {
  const [row] = await db.execute<{ gone: number }>(
    sql`SELECT clear_old_refusals(${instantOf(clock, -DENIALS_KEPT_MS)}, ${BATCH}) AS gone`,
  );
  return present(row, 'the number of cleared denials').gone;
}

/** Rows that another transaction has locked are left for the next purge, so that a purge never waits. */
async function purge(db: Db, clock: Clock): Promise<boolean> {
  let more = false;
  for (const { table, over } of OVER) {
    const gone = await db.execute<{ one: number }>(sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${over(clock)} LIMIT ${sql.raw(String(BATCH))} FOR UPDATE SKIP LOCKED)) RETURNING 1 AS one`);
    more ||= gone.length === BATCH;
  }
  return (await clearDenials(db, clock)) === BATCH || more;
}

/**
 * Returns what is called after each write: once an hour it clears away what is over, in a transaction of its own, and at
 * the next write again while there is more. It never fails; `onFailure` hears why it could not, and it tries an hour later.
 */
export function createPurge(database: Database, clock: Clock) {
  let dueAt = -Infinity;
  return async (onFailure: (error: unknown) => void): Promise<void> => {
    const now = clock.now();
    // A time further ahead than an hour was set by a clock that has been put back since.
    if (now < dueAt && dueAt - now <= HOUR_MS) return;
    dueAt = now + HOUR_MS;
    try {
      if (await database.write({ kind: 'upkeep' }, (db) => purge(db, clock))) dueAt = now;
    } catch (error) {
      onFailure(error);
    }
  };
}
