import { sql } from 'drizzle-orm';
import type { Db } from '../../database/scope.ts';
import { sessionDues } from './sessionDues.ts';

/** Of the active students of a session whose fee is determined; amounts in rupees. */
export interface DueTotals {
  /** remaining fees */
  amount: number;
  /** students with a remaining fee */
  students: number;
  /** the part of the instalments up to the day */
  due: number;
  dueStudents: number;
}

interface DueScope {
  schoolId: number;
  sessionId: number;
  /** yyyy-MM-dd */
  day: string;
}

/**
 * The sums of `remaining` and `due` of `sessionDueAges`, without the age of each instalment. Payments settle the earliest instalments
 * first, so the due amount of a student is the sum of the instalments up to the day, at most the whole fee, minus the payments.
 */
export async function readDueTotals(db: Db, { schoolId, sessionId, day }: DueScope): Promise<DueTotals> {
  const [row] = await db.execute<DueTotals & Record<string, unknown>>(sql`
    SELECT coalesce(sum(f.remaining), 0)::float8 AS amount, (count(*) FILTER (WHERE f.remaining > 0))::integer AS students,
           coalesce(sum(f.due), 0)::float8 AS due, (count(*) FILTER (WHERE f.due > 0))::integer AS "dueStudents"
      FROM (
        SELECT d.remaining,
               greatest(0, least(d.paid + d.remaining, coalesce(t.upto, 0)
                 + CASE WHEN d.session_start <= ${day}::date THEN d.brought_forward ELSE 0 END) - d.paid) AS due
          FROM (${sessionDues({ schoolId, sessionId })}) AS d
          LEFT JOIN (
            SELECT structure_id, sum(amount) AS upto
              FROM fee_terms
             WHERE school_id = ${schoolId}::integer AND due_date <= ${day}::date
             GROUP BY structure_id) AS t ON t.structure_id = d.structure_id) AS f`);
  return row ?? { amount: 0, students: 0, due: 0, dueStudents: 0 };
}
