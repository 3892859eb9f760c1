import { sql } from 'drizzle-orm';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';

type StudentCount = components['schemas']['StudentCount'];

/** The numbers of active students by class, in the order of the classes. */
export async function countByClass(
  db: Db,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
): Promise<StudentCount[]> {
  const rows = await db.execute<StudentCount & Record<string, unknown>>(sql`
    SELECT c.id AS "classId", c.name AS "className", count(*)::integer AS students,
           (count(*) FILTER (WHERE e.registration_status = 'PENDING'))::integer AS pending,
           (count(*) FILTER (WHERE e.roll_no IS NULL))::integer AS "withoutRollNo"
      FROM enrolments e
      JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
     WHERE e.school_id = ${schoolId} AND e.session_id = ${sessionId} AND e.life = 'ACTIVE'
     GROUP BY c.id, c.name, c.sequence
     ORDER BY c.sequence NULLS LAST, c.id`);
  return [...rows];
}
