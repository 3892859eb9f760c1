// Limits the exports of a user per minute, also of concurrent calls; the rows of the audit trail are counted.
import { and, count, eq, gt } from 'drizzle-orm';
import { present } from '../../common/present.ts';
import { lockFilesOf } from '../database/advisoryLocks.ts';
import { auditEntries } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';
import { instantOf } from '../shared/clock.ts';
import { fail } from '../shared/fail.ts';
import type { AuditNote, Context } from './context.ts';

const A_MINUTE = 10;
const MINUTE_MS = 60_000;

/**
 * 203 where the trail has ten rows of this user's `event` in the last minute. Calls of one user are checked one after the other:
 * the next one waits until this transaction ends, which must add its row.
 */
export async function requireFewFiles(db: Db, { services: { clock }, actor: { userId } }: Context, event: string) {
  await lockFilesOf(db, userId);
  const lately = and(
    eq(auditEntries.userId, userId),
    eq(auditEntries.event, event),
    gt(auditEntries.at, instantOf(clock, -MINUTE_MS)),
  );
  const [recent] = await db.select({ exports: count() }).from(auditEntries).where(lately);
  const { exports } = present(recent, 'the count of exports');
  if (exports >= A_MINUTE) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: MINUTE_MS / 1000 });
}

/** Adds the export to the audit trail as `event` before the file is created; 203 for the eleventh of a user in a minute. */
export const recordExport = (ctx: Context, event: string, note: AuditNote): Promise<void> =>
  ctx.account.write(event, async (db, unit) => {
    await requireFewFiles(db, ctx, event);
    unit.note(note);
  });
