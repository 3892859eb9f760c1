// The history of promotions.
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isInHashed } from '../../../database/bulk.ts';
import { classes, enrolments, promotionRuns, promotions, sessions, users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

const target = alias(sessions, 'target');
const undoer = alias(users, 'undoer');

const runsOf = (db: Db) =>
  db
    .select({
      run: promotionRuns,
      sourceName: sessions.name,
      targetName: target.name,
      targetStatus: target.status,
      targetDeletedAt: target.deletedAt,
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
      undoneBy: sql<string | null>`coalesce(${undoer.fullName}, ${undoer.userName})`,
    })
    .from(promotionRuns)
    .innerJoin(
      sessions,
      and(eq(sessions.schoolId, promotionRuns.schoolId), eq(sessions.id, promotionRuns.sourceSessionId)),
    )
    .innerJoin(target, and(eq(target.schoolId, promotionRuns.schoolId), eq(target.id, promotionRuns.targetSessionId)))
    // A platform user is not visible in a school.
    .leftJoin(users, eq(users.id, promotionRuns.createdBy))
    .leftJoin(undoer, eq(undoer.id, promotionRuns.undoneBy));

export type RunRow = Awaited<ReturnType<typeof listRunRows>>[number];

/** Newest first. */
export const listRunRows = (db: Db, schoolId: number) =>
  runsOf(db).where(eq(promotionRuns.schoolId, schoolId)).orderBy(desc(promotionRuns.id));

export async function findRunRow(db: Db, schoolId: number, id: number): Promise<RunRow | undefined> {
  const [row] = await runsOf(db).where(and(eq(promotionRuns.schoolId, schoolId), eq(promotionRuns.id, id)));
  return row;
}

/**
 * The latest promotion of a student from a session that is in effect, with the new class, null for one who passed out, and the class in
 * the target session now, null without an enrolment there.
 */
export async function findPromotionFrom(db: Db, schoolId: number, studentId: number, sessionId: number) {
  const [row] = await db
    .select({
      outcome: promotions.outcome,
      toClassId: promotions.toClassId,
      className: classes.name,
      presentClassId: enrolments.classId,
    })
    .from(promotions)
    .innerJoin(
      promotionRuns,
      and(eq(promotionRuns.schoolId, promotions.schoolId), eq(promotionRuns.id, promotions.runId)),
    )
    .innerJoin(
      sessions,
      and(eq(sessions.schoolId, promotionRuns.schoolId), eq(sessions.id, promotionRuns.targetSessionId)),
    )
    .leftJoin(classes, and(eq(classes.schoolId, promotions.schoolId), eq(classes.id, promotions.toClassId)))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.schoolId, promotions.schoolId),
        eq(enrolments.sessionId, promotionRuns.targetSessionId),
        eq(enrolments.studentId, promotions.studentId),
      ),
    )
    .where(
      and(
        eq(promotions.schoolId, schoolId),
        eq(promotions.studentId, studentId),
        eq(promotionRuns.sourceSessionId, sessionId),
        isNull(promotionRuns.undoneAt),
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(desc(promotions.runId))
    .limit(1);
  return row;
}

/** The numbers of the runs by class: of all runs of the school, or of one. */
export const countByClass = (db: Db, schoolId: number, runId?: number) => {
  const having = (outcome: string) =>
    sql<number>`(count(*) FILTER (WHERE ${promotions.outcome} = ${sql.raw(`'${outcome}'`)}))::integer`;
  return db
    .select({
      runId: promotions.runId,
      classId: promotions.fromClassId,
      promoted: having('PROMOTED'),
      repeating: having('REPEATS'),
      passedOut: having('PASSED_OUT'),
    })
    .from(promotions)
    .where(and(eq(promotions.schoolId, schoolId), runId === undefined ? undefined : eq(promotions.runId, runId)))
    .groupBy(promotions.runId, promotions.fromClassId);
};

export type ClassCount = Awaited<ReturnType<typeof countByClass>>[number];

/** The names of all classes of a school, also deleted ones. */
export async function classNames(db: Db, schoolId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(eq(classes.schoolId, schoolId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Locks the students whom a run enrolled until commit. */
export async function lockPromoted(db: Db, schoolId: number, runId: number): Promise<void> {
  await db.execute(sql`
    SELECT s.id FROM students s
     WHERE s.school_id = ${schoolId}::integer AND s.id IN (
       SELECT p.student_id FROM promotions p
        WHERE p.school_id = ${schoolId}::integer AND p.run_id = ${runId}::integer AND p.to_class_id IS NOT NULL)
     ORDER BY s.id FOR NO KEY UPDATE`);
}

export const BLOCKING = [
  'RECEIPT',
  'MARKS',
  'ROLL_NUMBER',
  'DISCOUNT',
  'OPENING_BALANCE',
  'CERTIFICATE',
  'OTHER_CLASS',
] as const;
export type Blocking = (typeof BLOCKING)[number];

interface BlockerRow extends Record<string, unknown> {
  studentId: number;
  studentCode: number;
  studentName: string;
  className: string;
  sectionName: string | null;
  reasons: Blocking[];
}

type RunRef = Pick<RunRow['run'], 'schoolId' | 'id' | 'targetSessionId'>;

/**
 * The enrolments that a run made, as a condition on `e`. The students are hashed: statistics are older than the run, so that a join
 * would compare each enrolment of the session with each student of the run.
 */
const isOfRun = ({ schoolId, id, targetSessionId }: RunRef) =>
  sql`e.school_id = ${schoolId}::integer AND e.session_id = ${targetSessionId}::integer AND e.origin = 'PROMOTION'
      AND ${isInHashed(sql`e.student_id`, promotedBy({ schoolId, id }, sql`p.student_id`))}`;

const promotedBy = ({ schoolId, id }: Pick<RunRef, 'schoolId' | 'id'>, columns: SQL) =>
  sql`SELECT ${columns} FROM promotions p
       WHERE p.school_id = ${schoolId}::integer AND p.run_id = ${id}::integer AND p.to_class_id IS NOT NULL`;

const ofTarget = ({ schoolId, targetSessionId }: RunRef) =>
  sql`t.school_id = ${schoolId}::integer AND t.session_id = ${targetSessionId}::integer`;

/** Whether the row `t` has an entry: emptied ones keep their rows. */
const HAS_ENTRY = {
  student_marks: sql`num_nonnulls(t.marks, t.grade_id, t.reason) > 0`,
  student_remarks: sql`t.remark <> ''`,
  exam_attendance: sql`t.days IS NOT NULL`,
};

/**
 * What the students have in the target session, also hashed: a session is new when a promotion is undone. Emptied entries and a
 * discount of 0 keep their rows and prevent nothing.
 */
function usesOf(run: RunRef) {
  const { schoolId, targetSessionId } = run;
  const ofSession = ofTarget(run);
  const has = (table: string, where: SQL) =>
    isInHashed(sql`e.student_id`, sql`SELECT t.student_id FROM ${sql.raw(table)} t WHERE ${where}`);
  // The attendance is stored by exam, whose index leads with the exam: it is read by the exams of the session.
  const ofExams = sql`t.school_id = ${schoolId}::integer AND t.exam_id IN (
    SELECT x.id FROM exams x WHERE x.school_id = ${schoolId}::integer AND x.session_id = ${targetSessionId}::integer)`;
  const marks = has('student_marks', sql`${ofSession} AND ${HAS_ENTRY.student_marks}`);
  const remarks = has('student_remarks', sql`${ofSession} AND ${HAS_ENTRY.student_remarks}`);
  const attendance = has('exam_attendance', sql`${ofExams} AND ${HAS_ENTRY.exam_attendance}`);
  // Without a decision the admission fee applies to students who are new in the session.
  const admission = isInHashed(
    sql`(e.student_id, NOT e.new_admission)`,
    sql`SELECT t.student_id, t.admission_fee_applicable FROM student_fees t WHERE ${ofSession}`,
  );
  return {
    receipts: has('receipts', ofSession),
    marks: sql`(${marks} OR ${remarks} OR ${attendance})`,
    fees: sql`(${has('student_fees', sql`${ofSession} AND t.discount > 0`)} OR ${admission})`,
    openings: has('opening_balances', ofSession),
    certificates: has('student_certificates', sql`${ofSession} AND t.cancelled_at IS NULL`),
  };
}

/** The students of a run whose enrolment in the target session is in use, with what it has; by name. */
export async function listBlockers(db: Db, run: RunRef): Promise<BlockerRow[]> {
  const { receipts, marks, fees, openings, certificates } = usesOf(run);
  const unchanged = isInHashed(sql`(e.student_id, e.class_id)`, promotedBy(run, sql`p.student_id, p.to_class_id`));
  const rows = await db.execute<BlockerRow>(sql`
    SELECT s.id AS "studentId", s.code AS "studentCode", s.name AS "studentName", c.name AS "className",
           q.name AS "sectionName", to_json(b.reasons) AS reasons
      FROM enrolments e
      JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
      JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
      LEFT JOIN sections q ON q.school_id = e.school_id AND q.id = e.section_id
     CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
        CASE WHEN ${receipts} THEN 'RECEIPT' END,
        CASE WHEN ${marks} THEN 'MARKS' END,
        CASE WHEN e.roll_no IS NOT NULL THEN 'ROLL_NUMBER' END,
        CASE WHEN ${fees} THEN 'DISCOUNT' END,
        CASE WHEN ${openings} THEN 'OPENING_BALANCE' END,
        CASE WHEN ${certificates} THEN 'CERTIFICATE' END,
        CASE WHEN NOT ${unchanged} THEN 'OTHER_CLASS' END], NULL) AS reasons) AS b
     WHERE ${isOfRun(run)} AND cardinality(b.reasons) > 0
     ORDER BY e.name_key, s.id`);
  return [...rows];
}

/**
 * Removes the enrolments that a run made, with the emptied entries of these students in the session. Returns the ids of the
 * students. Discounts of 0 are removed by the foreign key.
 */
export async function removeEnrolments(db: Db, run: RunRef): Promise<number[]> {
  const emptied = (table: keyof typeof HAS_ENTRY) => sql`
    DELETE FROM ${sql.raw(table)} t USING gone
     WHERE ${ofTarget(run)} AND t.student_id = gone.student_id AND (${HAS_ENTRY[table]}) IS NOT TRUE`;
  const rows = await db.execute<{ studentId: number }>(sql`
    WITH gone AS (DELETE FROM enrolments e WHERE ${isOfRun(run)} RETURNING e.student_id),
         marks AS (${emptied('student_marks')}),
         attendance AS (${emptied('exam_attendance')}),
         remarks AS (${emptied('student_remarks')})
    SELECT student_id AS "studentId" FROM gone`);
  return rows.map(({ studentId }) => studentId);
}

export async function markUndone(
  db: Db,
  { schoolId, id }: Pick<RunRow['run'], 'schoolId' | 'id'>,
  { at, userId }: { at: string; userId: number },
): Promise<void> {
  await db
    .update(promotionRuns)
    .set({ undoneAt: at, undoneBy: userId })
    .where(and(eq(promotionRuns.schoolId, schoolId), eq(promotionRuns.id, id)));
}
