// Limits the exports of a user per minute, also across concurrent calls, by counting rows of the audit trail.
import { and, count, eq, gt } from 'drizzle-orm';
import { present } from '../../common/present.ts';
import { lockFilesOf } from '../database/advisoryLocks.ts';
import { auditEntries } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';
import { instantOf } from '../shared/clock.ts';
import { fail } from '../shared/fail.ts';
import type { AuditNote, Context } from './context.ts';

const EXPORTS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/**
 * 203 where the audit trail has ten rows of this user's `event` in the last minute. Locks the exports of the user until commit, so
 * that the next call also counts the row that this transaction must add.
 */
export async function requireFewFiles(db: Db, { services: { clock }, actor: { userId } }: Context, event: string) {
  await lockFilesOf(db, userId);
  const inLastMinute = and(
    eq(auditEntries.userId, userId),
    eq(auditEntries.event, event),
    gt(auditEntries.at, instantOf(clock, -MINUTE_MS)),
  );
  const [recent] = await db.select({ exports: count() }).from(auditEntries).where(inLastMinute);
  const { exports } = present(recent, 'the count of exports');
  if (exports >= EXPORTS_PER_MINUTE) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: MINUTE_MS / 1000 });
}

/** The filter of an export for the audit trail: `searched` replaces the search text, which may be a person's name. */
export function notedFilter<T extends object, Name extends keyof T>(form: T, searchText: Name) {
  const { [searchText]: text, ...named } = form;
  return { ...named, searched: Boolean(text) };
}

/** Adds the export to the audit trail as `event` before the file is created; 203 for the eleventh export of a user within a minute. */
export const recordExport = (ctx: Context, event: string, note: AuditNote): Promise<void> =>
  ctx.account.write(event, async (db, unit) => {
    await requireFewFiles(db, ctx, event);
    unit.note(note);
  });
