import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { lacksSectionIn } from '../../classes/index.ts';

type StudentCount = components['schemas']['StudentCount'];

interface Counted {
  schoolId: number;
  sessionId: number;
  /** Absent, `notPromoted` is null. */
  targetSessionId: number | undefined;
}

/**
 * The number of students of a class who are not enrolled in the target session and did not pass out of the source session; null for
 * a class outside the order. The students of both queries are hashed, as there may be no statistics of a new session yet.
 */
const notPromoted = ({ schoolId, sessionId }: Counted, targetSessionId: number): SQL => sql`
  CASE WHEN c.sequence IS NOT NULL THEN (count(*) FILTER (WHERE
    e.student_id NOT IN (
      SELECT n.student_id FROM enrolments n WHERE n.school_id = ${schoolId}::integer AND n.session_id = ${targetSessionId}::integer)
    AND e.student_id NOT IN (
      SELECT o.student_id
        FROM promotion_runs r
        JOIN sessions y ON y.school_id = r.school_id AND y.id = r.target_session_id
        JOIN promotions o ON o.school_id = r.school_id AND o.run_id = r.id
       WHERE r.school_id = ${schoolId}::integer AND r.source_session_id = ${sessionId}::integer
         AND r.undone_at IS NULL AND y.deleted_at IS NULL AND o.outcome = 'PASSED_OUT')))::integer END`;

/** The numbers of active students by class, in the order of the classes. */
export async function countByClass(db: Db, counted: Counted): Promise<StudentCount[]> {
  const { schoolId, sessionId, targetSessionId } = counted;
  const rows = await db.execute<StudentCount & Record<string, unknown>>(sql`
    SELECT c.id AS "classId", c.name AS "className", count(*)::integer AS students,
           (count(*) FILTER (WHERE e.registration_status = 'PENDING' OR ${lacksSectionIn(sql`e`)}))::integer AS pending,
           (count(*) FILTER (WHERE e.roll_no IS NULL))::integer AS "withoutRollNo",
           ${targetSessionId === undefined ? sql`NULL::integer` : notPromoted(counted, targetSessionId)} AS "notPromoted"
      FROM enrolments e
      JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
     WHERE e.school_id = ${schoolId} AND e.session_id = ${sessionId} AND e.life = 'ACTIVE'
     GROUP BY c.id, c.name, c.sequence
     ORDER BY c.sequence NULLS LAST, c.id`);
  return [...rows];
}
