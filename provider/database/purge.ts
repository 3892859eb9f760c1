// Deletes expired rows after writes of the provider, so that no timer, second process or set-up is needed.
import { sql, type SQL } from 'drizzle-orm';
import { present } from '../../common/present.ts';
import { instantOf, type Clock } from '../shared/clock.ts';
import type { Database, Db } from './scope.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;
/** Maximum rows of a table per purge, so that the write stays fast. */
const BATCH = 1_000;

interface Expired {
  table: SQL;
  /** the condition of expired rows at this clock */
  condition: (clock: Clock) => SQL;
}

const EXPIRED: Expired[] = [
  {
    // A count is used for at most an hour after its last attempt.
    table: sql`sign_in_attempts`,
    condition: (clock) => {
      const before = instantOf(clock, -DAY_MS);
      return sql`last_at < ${before} AND (blocked_until IS NULL OR blocked_until < ${before})`;
    },
  },
  // The portal repeats a request with the same key for 29 days (src/api/attempt.ts).
  { table: sql`idempotency_keys`, condition: (clock) => sql`created_at < ${instantOf(clock, -MONTH_MS)}` },
  // Stored for a month, to distinguish a reused refresh token from an unknown one. The tokens are deleted with the sign-in.
  { table: sql`sign_ins`, condition: (clock) => sql`ends_at < ${instantOf(clock, -MONTH_MS)}` },
];

/** Retention of denied calls and failed sign-ins in the audit trail; other entries are kept forever. */
const DENIALS_KEPT_MS = 365 * DAY_MS;

async function clearDenials(db: Db, clock: Clock): Promise<number> {
  const [row] = await db.execute<{ gone: number }>(
    sql`SELECT clear_old_refusals(${instantOf(clock, -DENIALS_KEPT_MS)}, ${BATCH}) AS gone`,
  );
  return present(row, 'the number of cleared denials').gone;
}

/** Skips rows that another transaction has locked, so that a purge never waits. */
async function purge(db: Db, clock: Clock): Promise<boolean> {
  let more = false;
  for (const { table, condition } of EXPIRED) {
    const gone = await db.execute<{ one: number }>(sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${condition(clock)} LIMIT ${sql.raw(String(BATCH))} FOR UPDATE SKIP LOCKED)) RETURNING 1 AS one`);
    more ||= gone.length === BATCH;
  }
  return (await clearDenials(db, clock)) === BATCH || more;
}

/**
 * Returns the function to call after each write: once an hour it deletes expired rows in its own transaction, and continues after the
 * next write while there are more. It never throws: it passes an error to `onFailure` and tries again an hour later.
 */
export function createPurge(database: Database, clock: Clock) {
  let dueAt = -Infinity;
  return async (onFailure: (error: unknown) => void): Promise<void> => {
    const now = clock.now();
    // A time more than an hour ahead dates from before the clock was set back.
    if (now < dueAt && dueAt - now <= HOUR_MS) return;
    dueAt = now + HOUR_MS;
    try {
      if (await database.write({ kind: 'upkeep' }, (db) => purge(db, clock))) dueAt = now;
    } catch (error) {
      onFailure(error);
    }
  };
}
