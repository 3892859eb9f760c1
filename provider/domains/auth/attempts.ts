// Guessing is slowed by counters in the database: each attempt is counted before the password is looked at.
import { eq, sql } from 'drizzle-orm';
import { sha256 } from '../../config.ts';
import { signInAttempts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, isoInstant, type Clock } from '../../shared/clock.ts';
import { nameKey } from '../../shared/text.ts';
import { networkOf } from './networks.rules.ts';

const MINUTE_MS = 60_000;

export interface AttemptLimit {
  /** attempts before the first block */
  free: number;
  firstBlockMs: number;
  /** each further attempt doubles the block up to this */
  longestBlockMs: number;
  /** after this long without an attempt the count starts anew */
  forgetAfterMs: number;
}

/** From the 10th failure a minute, doubling to 15 minutes; never for good (yardstick A9). */
export const PER_ACCOUNT: AttemptLimit = {
  free: 10,
  firstBlockMs: MINUTE_MS,
  longestBlockMs: 15 * MINUTE_MS,
  forgetAfterMs: 60 * MINUTE_MS,
};
/** 100 in 15 minutes. */
export const PER_ADDRESS: AttemptLimit = {
  free: 100,
  firstBlockMs: 15 * MINUTE_MS,
  longestBlockMs: 15 * MINUTE_MS,
  forgetAfterMs: 15 * MINUTE_MS,
};

/** Names are kept as digests: people type passwords into the wrong field. */
export const accountKey = (userNameKey: string): string => `account:${sha256(userNameKey)}`;
export const addressKey = (ip: string): string => `address:${networkOf(ip)}`;
export const passwordKey = (userId: number): string => `password:${userId}`;
export const resetKey = (ip: string): string => `reset:${networkOf(ip)}`;
export const mailboxKey = (email: string): string => `mailbox:${sha256(nameKey(email))}`;

/** Whole seconds until a block ends, as Retry-After says them. */
async function secondsToWait(db: Db, clock: Clock, key: string): Promise<number> {
  const [row] = await db
    .select({ until: signInAttempts.blockedUntil })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key));
  const ms = row?.until == null ? 0 : Date.parse(isoInstant(row.until)) - clock.now();
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Counts an attempt and returns 0; while the key is blocked it counts nothing and returns the seconds that remain. */
export async function takeAttempt(db: Db, clock: Clock, key: string, limit: AttemptLimit): Promise<number> {
  const now = instantOf(clock);
  const forgotten = instantOf(clock, -limit.forgetAfterMs);
  const longest = instantOf(clock, limit.longestBlockMs);
  const [taken] = await db
    .insert(signInAttempts)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        failures: sql`case when ${signInAttempts.lastAt} < ${forgotten} then 1 else ${signInAttempts.failures} + 1 end`,
        lastAt: now,
      },
      // A block that ends later than any can was set by a clock that has been put back since.
      setWhere: sql`${signInAttempts.blockedUntil} is null or ${signInAttempts.blockedUntil} <= ${now}
        or ${signInAttempts.blockedUntil} > ${longest}`,
    })
    .returning({ failures: signInAttempts.failures });
  if (!taken) return secondsToWait(db, clock, key);
  if (taken.failures >= limit.free) {
    const block = Math.min(limit.firstBlockMs * 2 ** Math.min(taken.failures - limit.free, 20), limit.longestBlockMs);
    await db
      .update(signInAttempts)
      .set({ blockedUntil: instantOf(clock, block) })
      .where(eq(signInAttempts.key, key));
  }
  return 0;
}

/** A success wipes the account's count. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
}

/** A success gives its attempt back: a school signs in from one address. */
export async function giveAttemptBack(db: Db, key: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(signInAttempts.key, key));
}
