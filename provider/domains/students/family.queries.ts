import { sql } from 'drizzle-orm';
import type { Db } from '../../database/scope.ts';
import type { StudentRow } from './students.queries.ts';

/** Maximum number of students of a family. */
export const MOST_OF_FAMILY = 10;

/**
 * The ids of the student and of the siblings, the student first. A sibling is stored with one student alone, so both directions
 * count, and so do siblings of siblings.
 */
export async function listFamilyIds(db: Db, { schoolId, id }: Pick<StudentRow, 'schoolId' | 'id'>): Promise<number[]> {
  const rows = await db.execute(sql`
    WITH RECURSIVE family(id) AS (
      SELECT ${id}::integer
      UNION
      SELECT pair.id
        FROM family
       CROSS JOIN LATERAL (
         SELECT sibling_id AS id FROM student_siblings WHERE school_id = ${schoolId} AND student_id = family.id
          UNION ALL
         SELECT student_id FROM student_siblings WHERE school_id = ${schoolId} AND sibling_id = family.id) AS pair)
    SELECT s.id FROM family JOIN students s ON s.school_id = ${schoolId} AND s.id = family.id AND s.life <> 'DELETED'
     ORDER BY s.id <> ${id}::integer, s.code LIMIT ${MOST_OF_FAMILY}`);
  return (rows as unknown as { id: number }[]).map((row) => row.id);
}
