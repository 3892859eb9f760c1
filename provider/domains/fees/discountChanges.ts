// The history of discounts. Every operation that changes a discount adds its rows in the same transaction.
import { and, desc, eq, sql } from 'drizzle-orm';
import { asRows } from '../../database/bulk.ts';
import { discountChanges, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';

/** The record of a student's discount in the audit trail. */
export const discountEntity = (sessionId: number): string => `fees of a student in session ${sessionId}`;

interface Change {
  schoolId: number;
  sessionId: number;
  source: (typeof discountChanges.$inferSelect)['source'];
  reason: string | null;
  changedBy: number;
  /** ISO 8601 in UTC */
  changedAt: string;
}

export interface ChangedDiscount {
  studentId: number;
  /** rupees with two decimals */
  before: string;
  after: string;
}

/** Adds a row for each student whose discount is another one. */
export async function noteDiscounts(db: Db, change: Change, students: readonly ChangedDiscount[]): Promise<void> {
  const rows = students
    .filter(({ before, after }) => before !== after)
    .map(({ studentId, before, after }) => ({ student_id: studentId, before, after }));
  if (rows.length === 0) return;
  const { schoolId, sessionId, source, reason, changedBy, changedAt } = change;
  await db.execute(sql`
    INSERT INTO discount_changes (school_id, session_id, student_id, before, after, source, reason, changed_by, changed_at)
    SELECT ${schoolId}::integer, ${sessionId}::integer, n.student_id, n.before, n.after, ${source}::text, ${reason}::text,
           ${changedBy}::integer, ${changedAt}::timestamptz
      FROM ${asRows(rows, 'n', 'student_id integer, before numeric, after numeric')}
     ORDER BY n.student_id`);
}

/** Maximum number of changes in one response. */
const MOST = 100;

/** The newest change first. */
export const listChanges = (db: Db, schoolId: number, studentId: number, sessionId: number) =>
  db
    .select({
      changedAt: discountChanges.changedAt,
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
      before: discountChanges.before,
      after: discountChanges.after,
      source: discountChanges.source,
      reason: discountChanges.reason,
    })
    .from(discountChanges)
    .leftJoin(users, eq(users.id, discountChanges.changedBy))
    .where(
      and(
        eq(discountChanges.schoolId, schoolId),
        eq(discountChanges.sessionId, sessionId),
        eq(discountChanges.studentId, studentId),
      ),
    )
    .orderBy(desc(discountChanges.id))
    .limit(MOST);
