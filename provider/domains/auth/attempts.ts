// Limits password attempts with counters in the database. An attempt is counted before the password is verified.
import { eq, sql } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { textKey } from '../../../common/names.ts';
import { sha256 } from '../../config.ts';
import { signInAttempts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, isoInstant, type Clock } from '../../shared/clock.ts';
import type { Account } from './accounts.queries.ts';
import { countAttempt, type AttemptLimit, type Counter } from './attempts.rules.ts';
import { networkOf } from './networks.rules.ts';

/**
 * Attempts count for one stored password, so that a new one, also that of a new account, starts without attempts. The key is a digest,
 * because users may type a password into the field of the username.
 */
export const accountKey = (userNameKey: string, account: Pick<Account, 'passwordHash'> | undefined): string =>
  `account:${sha256(`${userNameKey} ${account?.passwordHash ?? ''}`)}`;
export const addressKey = (ip: string): string => `address:${networkOf(ip)}`;
export const passwordKey = ({ userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>): string =>
  `password:${sha256(`${userId} ${passwordHash}`)}`;
export const resetKey = (ip: string): string => `reset:${networkOf(ip)}`;
export const mailboxKey = (email: string): string => `mailbox:${sha256(textKey(email))}`;

const msOf = (instant: string): number => Date.parse(isoInstant(instant));
const instantAt = (ms: number): string => new Date(ms).toISOString();

/** Locks the counter of the key until commit, so that concurrent attempts are counted one after the other. */
async function lockCounter(db: Db, clock: Clock, key: string): Promise<Counter> {
  const row = await oneRow(
    db
      .insert(signInAttempts)
      .values({ key, failures: 0, lastAt: instantOf(clock) })
      .onConflictDoUpdate({ target: signInAttempts.key, set: { failures: sql`${signInAttempts.failures}` } })
      .returning(),
  );
  return {
    attempts: row.failures,
    lastAtMs: msOf(row.lastAt),
    blockedUntilMs: row.blockedUntil === null ? null : msOf(row.blockedUntil),
  };
}

const store = (db: Db, key: string, { attempts, lastAtMs, blockedUntilMs }: Counter) =>
  db
    .update(signInAttempts)
    .set({
      failures: attempts,
      lastAt: instantAt(lastAtMs),
      blockedUntil: blockedUntilMs === null ? null : instantAt(blockedUntilMs),
    })
    .where(eq(signInAttempts.key, key));

export interface Attempt {
  key: string;
  limit: AttemptLimit;
  /** number of this attempt, subtracted after a success; 0 when the key was blocked */
  number: number;
  /** seconds until the block ends, rounded up for Retry-After; 0 when the attempt is allowed */
  waitSeconds: number;
}

/** Counts an attempt unless its key is blocked. The clock is read after the lock, so that waiting does not change the result. */
export async function takeAttempt(db: Db, clock: Clock, key: string, limit: AttemptLimit): Promise<Attempt> {
  const before = await lockCounter(db, clock, key);
  const { after, waitMs } = countAttempt(before, clock.now(), limit);
  if (waitMs === 0 || after.blockedUntilMs !== before.blockedUntilMs) await store(db, key, after);
  return { key, limit, number: waitMs === 0 ? after.attempts : 0, waitSeconds: Math.ceil(waitMs / 1000) };
}

/** Subtracts attempts from a count, and removes its block if too few remain. Concurrent attempts stay counted. */
async function subtract(db: Db, { key, limit }: Attempt, attempts: number): Promise<void> {
  const left = sql`greatest(${signInAttempts.failures} - ${attempts}::integer, 0)`;
  await db
    .update(signInAttempts)
    .set({
      failures: left,
      blockedUntil: sql`CASE WHEN ${left} >= ${limit.free}::integer THEN ${signInAttempts.blockedUntil} END`,
    })
    .where(eq(signInAttempts.key, key));
}

/** Removes the attempts of an account up to the successful one; later attempts stay counted. */
export const resetAttempts = (db: Db, attempt: Attempt): Promise<void> => subtract(db, attempt, attempt.number);

/** Removes a successful attempt from the count of its address, because all users of a school may share one address. */
export const returnAttempt = (db: Db, attempt: Attempt): Promise<void> => subtract(db, attempt, 1);
