// Counts repeatable rejections and writes them to the audit trail less often as they grow, so that they do not fill it.
import { sql } from 'drizzle-orm';
import { instantOf, type Clock } from '../shared/clock.ts';
import { oneRow } from './oneRow.ts';
import { signInAttempts } from './schema/index.ts';
import type { Db } from './scope.ts';

const HOUR_MS = 3_600_000;
/** The first rejections of an hour are written singly, later ones when their number is a power of two. */
const WRITTEN_EACH = 10;

export const isWritten = (times: number): boolean => times <= WRITTEN_EACH || Number.isInteger(Math.log2(times));

/**
 * Counts one more rejection of a kind in this hour. Returns the details of its audit row, or undefined when none is written. Only in the
 * scope `sign-in`.
 */
export async function tally(db: Db, clock: Clock, kind: string): Promise<{ after?: { times: number } } | undefined> {
  const { times } = await oneRow(
    db
      .insert(signInAttempts)
      .values({ key: `${kind}:${Math.floor(clock.now() / HOUR_MS)}`, failures: 1, lastAt: instantOf(clock) })
      .onConflictDoUpdate({
        target: signInAttempts.key,
        set: { failures: sql`${signInAttempts.failures} + 1`, lastAt: sql`excluded.last_at` },
      })
      .returning({ times: signInAttempts.failures }),
  );
  if (!isWritten(times)) return undefined;
  return times > WRITTEN_EACH ? { after: { times } } : {};
}
