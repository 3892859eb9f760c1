// Refusals that a caller can repeat are counted and written to the audit trail less often as they grow, so that they do not fill it.
import { sql } from 'drizzle-orm';
import { present } from '../../common/present.ts';
import { instantOf, type Clock } from '../shared/clock.ts';
import { signInAttempts } from './schema/index.ts';
import type { Db } from './scope.ts';

const HOUR_MS = 3_600_000;
/** So many of an hour are written one by one, and then each time their number has doubled to a power of two. */
const WRITTEN_EACH = 10;

export const isWritten = (times: number): boolean => times <= WRITTEN_EACH || Number.isInteger(Math.log2(times));

/**
 * Counts one more refusal of a kind in this hour. Returns what its audit row says of their number, or undefined where none is
 * to be written. In the scope of a sign-in alone.
 */
export async function tally(db: Db, clock: Clock, kind: string): Promise<{ after?: { times: number } } | undefined> {
  const [row] = await db
    .insert(signInAttempts)
    .values({ key: `${kind}:${Math.floor(clock.now() / HOUR_MS)}`, failures: 1, lastAt: instantOf(clock) })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { failures: sql`${signInAttempts.failures} + 1`, lastAt: sql`excluded.last_at` },
    })
    .returning({ times: signInAttempts.failures });
  const { times } = present(row, 'the count of refusals');
  if (!isWritten(times)) return undefined;
  return times > WRITTEN_EACH ? { after: { times } } : {};
}
