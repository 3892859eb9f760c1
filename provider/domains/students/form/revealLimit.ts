// Limits the number of students whose numbers a user reveals within an hour. The audit trail is the counter, also for concurrent calls.
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

const withinHour = (ctx: Context, event: string) =>
  and(
    eq(auditEntries.userId, ctx.actor.userId),
    eq(auditEntries.event, event),
    gt(auditEntries.at, instantOf(ctx.services.clock, -HOUR_MS)),
  );

/** The students that a user revealed within the hour and the last time of each, oldest first. */
const listRevealed = (db: Db, ctx: Context) =>
  db
    .select({ id: sql<string>`${auditEntries.details} ->> 'id'`.as('student'), at: max(auditEntries.at) })
    .from(auditEntries)
    .where(withinHour(ctx, EVENT))
    .groupBy(sql`student`)
    .orderBy(max(auditEntries.at));

/** Records a rejected call once an hour, so that repeated calls do not fill the audit trail. */
async function recordDenial(db: Db, ctx: Context, { id, schoolId }: StudentRow): Promise<void> {
  const [known] = await db.select({ id: auditEntries.id }).from(auditEntries).where(withinHour(ctx, REFUSED)).limit(1);
  if (known) return;
  const { requestId, actor } = ctx;
  const facts = { event: REFUSED, requestId, actor, scope: { kind: 'sign-in' } as const };
  await addAuditEntry(db, ctx.services.clock, facts, { entity: 'student', id, schoolId });
}

/** Seconds until the user may reveal one more student; 0 when this student is allowed now. A student counts once an hour. */
function waitOf(revealed: { id: string; at: string | null }[], id: number, limit: number, now: number): number {
  const at = revealed.at(-limit)?.at;
  if (!at || revealed.some((one) => one.id === String(id))) return 0;
  const seconds = Math.ceil((Date.parse(isoInstant(at)) + HOUR_MS - now) / 1000);
  // At most an hour, also when the clock was set back.
  return Math.min(HOUR_SECONDS, Math.max(1, seconds));
}

/** Records user and student in the audit trail before the numbers are returned; 203 above the limit of an hour. */
export async function recordReveal(ctx: Context, student: StudentRow): Promise<void> {
  const { clock, settings } = ctx.services;
  const limit = settings.revealsPerHour;
  const wait = await ctx.account.write(EVENT, async (db, unit) => {
    // Locks the user, so that concurrent calls are counted one after the other.
    await db.select({ id: users.id }).from(users).where(eq(users.id, ctx.actor.userId)).for('no key update');
    const seconds = waitOf(await listRevealed(db, ctx), student.id, limit, clock.now());
    if (seconds === 0) unit.note({ entity: 'student', id: student.id, schoolId: student.schoolId });
    else await recordDenial(db, ctx, student);
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
