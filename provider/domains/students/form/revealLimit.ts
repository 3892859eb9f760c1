// So many students an hour may a user open, however many calls come at once; the audit trail itself is what is counted.
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../../call/audit.ts';
import { auditEntries, users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, isoInstant } from '../../../shared/clock.ts';
import type { Context } from '../../../call/context.ts';
import { fail } from '../../../shared/fail.ts';
import type { StudentRow } from '../students.queries.ts';

const EVENT = 'revealStudent';
const REFUSED = 'revealStudentRefused';
const HOUR_MS = 3_600_000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

const lately = (ctx: Context, event: string) =>
  and(
    eq(auditEntries.userId, ctx.actor.userId),
    eq(auditEntries.event, event),
    gt(auditEntries.at, instantOf(ctx.services.clock, -HOUR_MS)),
  );

/** The students a user has opened within the hour, and when each was opened last, the longest ago first. */
const openedLately = (db: Db, ctx: Context) =>
  db
    .select({ id: sql<string>`${auditEntries.details} ->> 'id'`.as('student'), at: max(auditEntries.at) })
    .from(auditEntries)
    .where(lately(ctx, EVENT))
    .groupBy(sql`student`)
    .orderBy(max(auditEntries.at));

/** A refused try is recorded once an hour, so that repeated tries do not fill the trail. */
async function recordRefusal(db: Db, ctx: Context, { id, schoolId }: StudentRow): Promise<void> {
  const [known] = await db.select({ id: auditEntries.id }).from(auditEntries).where(lately(ctx, REFUSED)).limit(1);
  if (known) return;
  const { requestId, actor } = ctx;
  const facts = { event: REFUSED, requestId, actor, scope: { kind: 'sign-in' } as const };
  await addAuditEntry(db, ctx.services.clock, facts, { entity: 'student', id, schoolId });
}

/** Seconds until one more student may be opened; 0 when this one may be now. One opened within the hour counts once. */
function waitOf(opened: { id: string; at: string | null }[], id: number, limit: number, now: number): number {
  const at = opened.at(-limit)?.at;
  if (!at || opened.some((one) => one.id === String(id))) return 0;
  const seconds = Math.ceil((Date.parse(isoInstant(at)) + HOUR_MS - now) / 1000);
  // No longer than an hour, where a clock was put back since.
  return Math.min(HOUR_SECONDS, Math.max(1, seconds));
}

/** Puts into the trail who looks at whom, before the numbers are given; 203 for one student too many within the hour. */
export async function recordReveal(ctx: Context, student: StudentRow): Promise<void> {
  const { clock, settings } = ctx.services;
  const limit = settings.revealsPerHour;
  const wait = await ctx.account.write(EVENT, async (db, unit) => {
    // Calls of one user are judged one after the other.
    await db.select({ id: users.id }).from(users).where(eq(users.id, ctx.actor.userId)).for('no key update');
    const seconds = waitOf(await openedLately(db, ctx), student.id, limit, clock.now());
    if (seconds === 0) unit.note({ entity: 'student', id: student.id, schoolId: student.schoolId });
    else await recordRefusal(db, ctx, student);
    return seconds;
  });
  if (wait === 0) return;
  const minutes = Math.ceil(wait / MINUTE_SECONDS);
  fail('TOO_MANY_REQUESTS', {
    message:
      `You have opened the numbers of ${limit} ${limit === 1 ? 'student' : 'students'} in the last hour. ` +
      `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfterSeconds: wait,
  });
}
