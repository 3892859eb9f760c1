// The students of the classes of a promotion.
import { and, asc, eq, inArray, isNull, lt, gt, ne, sql, type SQL } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { dayOf } from '../../../common/calendar.ts';
import { asRows, isInHashed } from '../../database/bulk.ts';
import { enrolments, promotionRuns, sessions, students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { isoInstant } from '../../shared/clock.ts';
import type { SessionRow } from '../sessions/index.ts';
import type { Candidate, NewClass } from './promotion.rules.ts';

/** Source and target session of a promotion. */
export interface Sessions {
  source: SessionRow;
  target: SessionRow;
}

export interface CandidateRow extends Candidate {
  srNo: string;
  fatherName: string;
  motherName: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER';
  rollNo: number | null;
  className: string;
  sectionName: string | null;
  registrationStatus: 'PENDING' | 'COMPLETE';
  newAdmission: boolean;
}

/** Ids of the sessions that start after the source and before the target. */
async function sessionsBetween(db: Db, { source, target }: Sessions): Promise<number[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.schoolId, source.schoolId),
        gt(sessions.startDate, source.startDate),
        lt(sessions.startDate, target.startDate),
        isNull(sessions.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The enrolments of the source session in these classes, as a condition on `e`. */
const isCandidate = ({ source }: Sessions, classIds: readonly number[]) =>
  sql`e.school_id = ${source.schoolId}::integer AND e.session_id = ${source.id}::integer
      AND e.class_id = ANY(${arrayOf(classIds)}::integer[]) AND e.life <> 'DELETED'`;

const arrayOf = (ids: readonly number[]): string => `{${ids.join(',')}}`;

interface LaterRow extends Record<string, unknown>, NewClass {
  studentId: number;
  sessionId: number;
  sessionName: string;
}

/**
 * The enrolments of the candidates in these sessions, the latest session first. A query of its own with hashed students: a
 * subquery for each candidate would read all enrolments of a new session, of which the planner has no statistics yet.
 */
const listLater = (db: Db, sessionsOf: Sessions, sessionIds: readonly number[], classIds: readonly number[]) =>
  db.execute<LaterRow>(sql`
    SELECT n.student_id AS "studentId", n.session_id AS "sessionId", n.class_id AS "classId", c.name AS "className",
           n.section_id AS "sectionId", p.name AS "sectionName", y.name AS "sessionName"
      FROM enrolments n
      JOIN classes c ON c.school_id = n.school_id AND c.id = n.class_id
      JOIN sessions y ON y.school_id = n.school_id AND y.id = n.session_id
      LEFT JOIN sections p ON p.school_id = n.school_id AND p.id = n.section_id
     WHERE n.school_id = ${sessionsOf.source.schoolId}::integer AND n.session_id = ANY(${arrayOf(sessionIds)}::integer[])
       AND ${isInHashed(sql`n.student_id`, sql`SELECT e.student_id FROM enrolments e WHERE ${isCandidate(sessionsOf, classIds)}`)}
     ORDER BY y.start_date DESC`);

/** The first row of each student. */
function firstOf(rows: readonly LaterRow[]): Map<number, LaterRow> {
  const first = new Map<number, LaterRow>();
  for (const row of rows) if (!first.has(row.studentId)) first.set(row.studentId, row);
  return first;
}

const newClassOf = ({ classId, className, sectionId, sectionName }: LaterRow): NewClass => ({
  classId,
  className,
  sectionId,
  sectionName,
});

/** Ids of the students who passed out of the source session by a promotion that is in effect. */
async function findPassedOut(db: Db, source: SessionRow): Promise<Set<number>> {
  const rows = await db.execute<{ id: number }>(sql`
    SELECT o.student_id AS id
      FROM promotion_runs r
      JOIN sessions y ON y.school_id = r.school_id AND y.id = r.target_session_id
      JOIN promotions o ON o.school_id = r.school_id AND o.run_id = r.id
     WHERE r.school_id = ${source.schoolId}::integer AND r.source_session_id = ${source.id}::integer
       AND r.undone_at IS NULL AND y.deleted_at IS NULL AND o.outcome = 'PASSED_OUT'`);
  return new Set(rows.map(({ id }) => id));
}

/** A candidate as stored in the enrolment of the source session. */
type Stored = Omit<Candidate, 'leftOn' | 'enrolled' | 'between' | 'passedOut'> & { leftAt: string | null };

type StoredRow = Omit<CandidateRow, keyof Candidate> & Stored & Record<string, unknown>;

/** What a decision needs of the enrolments in the source session, with further columns; by class, section and name. */
const candidatesWith = (condition: SQL, columns = sql``) => sql`
  SELECT e.student_id AS "studentId", s.name, s.code, e.life, e.class_id AS "classId", e.section_id AS "sectionId",
         CASE WHEN e.life IN ('TC_ISSUED', 'STRUCK_OFF') THEN (
           SELECT max(h.created_at) FROM student_history h
            WHERE h.school_id = e.school_id AND h.student_id = e.student_id
              AND h.type = CASE e.life WHEN 'TC_ISSUED' THEN 'TC' ELSE 'INACTIVE' END) END AS "leftAt" ${columns}
    FROM enrolments e
    JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
    JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
    LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
   WHERE ${condition}
   ORDER BY c.sequence NULLS LAST, c.id, p.name_key NULLS LAST, e.name_key, e.student_id`;

const NAMES = sql`, e.roll_no AS "rollNo", e.registration_status AS "registrationStatus", e.new_admission AS "newAdmission",
  s.sr_no AS "srNo", s.father_name AS "fatherName", s.mother_name AS "motherName", s.gender,
  c.name AS "className", p.name AS "sectionName"`;

/** The rows with what later sessions and former promotions have of these students. */
async function completed<R extends Stored>(
  db: Db,
  { source, target }: Sessions,
  classIds: readonly number[],
  rows: readonly R[],
) {
  const between = await sessionsBetween(db, { source, target });
  const later = await listLater(db, { source, target }, [target.id, ...between], classIds);
  const inTarget = firstOf(later.filter(({ sessionId }) => sessionId === target.id));
  const inBetween = firstOf(later.filter(({ sessionId }) => sessionId !== target.id));
  const passedOut = await findPassedOut(db, source);
  return rows.map((row) => {
    const [enrolled, earlier] = [inTarget.get(row.studentId), inBetween.get(row.studentId)];
    return {
      ...row,
      leftOn: row.leftAt === null ? null : dayOf(Date.parse(isoInstant(row.leftAt))),
      enrolled: enrolled ? newClassOf(enrolled) : null,
      between: earlier ? { ...newClassOf(earlier), sessionName: earlier.sessionName } : null,
      passedOut: passedOut.has(row.studentId),
    };
  });
}

/** The students of the classes in the source session, also those who left; by class, section and name. */
export async function listCandidates(db: Db, of: Sessions, classIds: readonly number[]): Promise<Candidate[]> {
  const rows = await db.execute<Stored & Record<string, unknown>>(candidatesWith(isCandidate(of, classIds)));
  return completed(db, of, classIds, rows);
}

/** The same with what a list shows of them. */
export async function listNamedCandidates(db: Db, of: Sessions, classIds: readonly number[]): Promise<CandidateRow[]> {
  const rows = await db.execute<StoredRow>(candidatesWith(isCandidate(of, classIds), NAMES));
  return completed(db, of, classIds, rows);
}

export type NamedStudent = Pick<Candidate, 'name' | 'code'>;

/** Name and code of these students by id, without deleted ones. */
export async function listNames(db: Db, schoolId: number, ids: readonly number[]): Promise<Map<number, NamedStudent>> {
  const rows = await db
    .select({ id: students.id, name: students.name, code: students.code })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, [...ids]), ne(students.life, sql`'DELETED'`)));
  return new Map(rows.map(({ id, ...student }) => [id, student]));
}

/** Locks the students of these classes until commit, so that no enrolment, receipt or life cycle of them changes. */
export async function lockCandidates(
  db: Db,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
  classIds: readonly number[],
): Promise<void> {
  const ids = db
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.sessionId, sessionId),
        inArray(enrolments.classId, [...classIds]),
        ne(enrolments.life, sql`'DELETED'`),
      ),
    );
  await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, ids)))
    .orderBy(asc(students.id))
    .for('no key update');
}

export interface PromotedStudent {
  studentId: number;
  outcome: 'PROMOTED' | 'REPEATS' | 'PASSED_OUT';
  reason: string;
  fromClassId: number;
  /** null for PASSED_OUT */
  toClassId: number | null;
  toSectionId: number | null;
  sectionMissing: boolean;
}

const COLUMNS = `"studentId" integer, outcome text, reason text, "fromClassId" integer, "toClassId" integer,
  "toSectionId" integer, "sectionMissing" boolean`;

/** Stores a run with its students and enrols those who do not pass out. Returns the id of the run. */
export async function storeRun(
  db: Db,
  run: typeof promotionRuns.$inferInsert,
  promoted: readonly PromotedStudent[],
): Promise<number> {
  const stored = await oneRow(db.insert(promotionRuns).values(run).returning({ id: promotionRuns.id }));
  const { schoolId, targetSessionId, createdAt } = run;
  await db.execute(sql`
    WITH given AS MATERIALIZED (SELECT * FROM ${asRows(promoted, 'given', COLUMNS)}),
    stored AS (
      INSERT INTO promotions (school_id, run_id, student_id, outcome, reason, from_class_id, to_class_id, to_section_id)
      SELECT ${schoolId}::integer, ${stored.id}::integer, "studentId", outcome, reason, "fromClassId", "toClassId", "toSectionId"
        FROM given)
    INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life,
                            name_key, new_admission, rte, created_at)
    SELECT s.school_id, ${targetSessionId}::integer, s.id, given."toClassId", given."toSectionId",
           CASE WHEN given."sectionMissing" THEN 'PENDING' ELSE 'COMPLETE' END, 'PROMOTION', s.life,
           s.name_key, false, s.rte, ${createdAt}::timestamptz
      FROM given
      JOIN students s ON s.school_id = ${schoolId}::integer AND s.id = given."studentId"
     WHERE given."toClassId" IS NOT NULL`);
  return stored.id;
}
