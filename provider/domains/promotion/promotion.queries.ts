// The students of the classes of a promotion.
import { and, asc, eq, inArray, isNull, lt, gt, ne, sql } from 'drizzle-orm';
import { dayOf } from '../../../common/calendar.ts';
import { asRows } from '../../database/bulk.ts';
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
  code: number;
  srNo: string;
  name: string;
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

interface Raw extends Record<string, unknown>, Omit<CandidateRow, 'leftOn' | 'enrolled' | 'between'> {
  leftAt: string | null;
  enrolled: NewClass | null;
  between: (NewClass & { sessionName: string }) | null;
}

/** An enrolment of the student of `e`, as an object of the fields of `NewClass`; null without one. */
const newClassIn = (condition: ReturnType<typeof sql>) => sql`(
  SELECT json_build_object('classId', n.class_id, 'className', c.name, 'sectionId', n.section_id, 'sectionName', p.name,
                           'sessionName', y.name)
    FROM enrolments n
    JOIN classes c ON c.school_id = n.school_id AND c.id = n.class_id
    JOIN sessions y ON y.school_id = n.school_id AND y.id = n.session_id
    LEFT JOIN sections p ON p.school_id = n.school_id AND p.id = n.section_id
   WHERE n.school_id = e.school_id AND n.student_id = e.student_id AND ${condition}
   ORDER BY y.start_date DESC LIMIT 1)`;

/** The students of the classes in the source session, also those who left; by class, section and name. */
export async function listCandidates(
  db: Db,
  { source, target }: Sessions,
  classIds: readonly number[],
): Promise<CandidateRow[]> {
  const between = await sessionsBetween(db, { source, target });
  const rows = await db.execute<Raw>(sql`
    SELECT e.student_id AS "studentId", e.life, e.class_id AS "classId", e.section_id AS "sectionId", e.roll_no AS "rollNo",
           e.registration_status AS "registrationStatus", e.new_admission AS "newAdmission",
           s.code, s.sr_no AS "srNo", s.name, s.father_name AS "fatherName", s.mother_name AS "motherName", s.gender,
           c.name AS "className", p.name AS "sectionName",
           CASE WHEN e.life IN ('TC_ISSUED', 'STRUCK_OFF') THEN (
             SELECT max(h.created_at) FROM student_history h
              WHERE h.school_id = e.school_id AND h.student_id = e.student_id
                AND h.type = CASE e.life WHEN 'TC_ISSUED' THEN 'TC' ELSE 'INACTIVE' END) END AS "leftAt",
           ${newClassIn(sql`n.session_id = ${target.id}::integer`)} AS enrolled,
           ${between.length === 0 ? sql`NULL::json` : newClassIn(sql`n.session_id = ANY(${`{${between.join(',')}}`}::integer[])`)} AS between,
           EXISTS (SELECT FROM promotions o
                     JOIN promotion_runs r ON r.school_id = o.school_id AND r.id = o.run_id
                     JOIN sessions y ON y.school_id = r.school_id AND y.id = r.target_session_id
                    WHERE o.school_id = e.school_id AND o.student_id = e.student_id AND o.outcome = 'PASSED_OUT'
                      AND r.source_session_id = e.session_id AND r.undone_at IS NULL AND y.deleted_at IS NULL) AS "passedOut"
      FROM enrolments e
      JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
      JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
      LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
     WHERE e.school_id = ${source.schoolId}::integer AND e.session_id = ${source.id}::integer
       AND e.class_id = ANY(${`{${classIds.join(',')}}`}::integer[]) AND e.life <> 'DELETED'
     ORDER BY c.sequence NULLS LAST, c.id, p.name_key NULLS LAST, e.name_key, e.student_id`);
  return rows.map(({ leftAt, ...row }) => ({
    ...row,
    leftOn: leftAt === null ? null : dayOf(Date.parse(isoInstant(leftAt))),
  }));
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
  const [stored] = await db.insert(promotionRuns).values(run).returning({ id: promotionRuns.id });
  if (!stored) throw new Error('The promotion was not stored.');
  const { schoolId, targetSessionId, createdAt } = run;
  await db.execute(sql`
    INSERT INTO promotions (school_id, run_id, student_id, outcome, reason, from_class_id, to_class_id, to_section_id)
    SELECT ${schoolId}::integer, ${stored.id}::integer, "studentId", outcome, reason, "fromClassId", "toClassId", "toSectionId"
      FROM ${asRows(promoted, 'given', COLUMNS)}`);
  await db.execute(sql`
    INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life,
                            name_key, new_admission, rte, created_at)
    SELECT s.school_id, ${targetSessionId}::integer, s.id, given."toClassId", given."toSectionId",
           CASE WHEN given."sectionMissing" THEN 'PENDING' ELSE 'COMPLETE' END, 'PROMOTION', s.life,
           s.name_key, false, s.rte, ${createdAt}::timestamptz
      FROM ${asRows(promoted, 'given', COLUMNS)}
      JOIN students s ON s.school_id = ${schoolId}::integer AND s.id = given."studentId"
     WHERE given."toClassId" IS NOT NULL`);
  return stored.id;
}
