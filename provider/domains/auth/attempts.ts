// Guessing is slowed by counters in the database: each attempt is counted before the password is looked at.
import { eq, sql } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { textKey } from '../../../common/names.ts';
import { sha256 } from '../../config.ts';
import { signInAttempts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, isoInstant, type Clock } from '../../shared/clock.ts';
import { judgeAttempt, type AttemptLimit, type Counter } from './attempts.rules.ts';
import { networkOf } from './networks.rules.ts';

/** Names are kept as digests: people type passwords into the wrong field. */
export const accountKey = (userNameKey: string): string => `account:${sha256(userNameKey)}`;
export const addressKey = (ip: string): string => `address:${networkOf(ip)}`;
export const passwordKey = (userId: number): string => `password:${userId}`;
export const resetKey = (ip: string): string => `reset:${networkOf(ip)}`;
export const mailboxKey = (email: string): string => `mailbox:${sha256(textKey(email))}`;

const msOf = (instant: string): number => Date.parse(isoInstant(instant));
const instantAt = (ms: number): string => new Date(ms).toISOString();

/** Locks the key's counter until commit, so that concurrent attempts with the key are counted one after the other. */
async function hold(db: Db, clock: Clock, key: string): Promise<Counter> {
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
  /** its number, which a success gives back; 0 when the key was blocked */
  number: number;
  /** whole seconds until the block ends, as Retry-After says them; 0 when the attempt may be made */
  waitSeconds: number;
}

/** Counts an attempt, unless its key is blocked. The time is read once, after the wait for others that count the same key. */
export async function takeAttempt(db: Db, clock: Clock, key: string, limit: AttemptLimit): Promise<Attempt> {
  const before = await hold(db, clock, key);
  const { after, waitMs } = judgeAttempt(before, clock.now(), limit);
  if (waitMs === 0 || after.blockedUntilMs !== before.blockedUntilMs) await store(db, key, after);
  return { key, limit, number: waitMs === 0 ? after.attempts : 0, waitSeconds: Math.ceil(waitMs / 1000) };
}

/** Subtracts attempts from a count, and removes its block if too few remain; concurrent attempts may have added some. */
async function takeOff(db: Db, { key, limit }: Attempt, attempts: number): Promise<void> {
  const left = sql`greatest(${signInAttempts.failures} - ${attempts}::integer, 0)`;
  await db
    .update(signInAttempts)
    .set({
      failures: left,
      blockedUntil: sql`CASE WHEN ${left} >= ${limit.free}::integer THEN ${signInAttempts.blockedUntil} END`,
    })
    .where(eq(signInAttempts.key, key));
}

/** A success wipes what was counted for the account up to it, and nothing that was counted since. */
export const forgetAttempts = (db: Db, attempt: Attempt): Promise<void> => takeOff(db, attempt, attempt.number);

/** A success gives its own attempt back: a school signs in from one address. */
export const giveAttemptBack = (db: Db, attempt: Attempt): Promise<void> => takeOff(db, attempt, 1);
