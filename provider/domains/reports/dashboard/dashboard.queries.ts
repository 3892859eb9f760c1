import { sql } from 'drizzle-orm';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';

interface SchoolSession {
  schoolId: number;
  sessionId: number;
}

type ClassRow = components['schemas']['DashboardClass'] & { pending: number };

const inSession = ({ schoolId, sessionId }: SchoolSession) =>
  sql`school_id = ${schoolId}::integer AND session_id = ${sessionId}::integer`;

/** The active students of each class by gender, and those of them whose registration is pending. */
export async function countByClass(db: Db, { schoolId, sessionId }: SchoolSession): Promise<ClassRow[]> {
  const rows = await db.execute<ClassRow & Record<string, unknown>>(sql`
    SELECT c.id AS "classId", c.name AS "className", n.boys, n.girls, n.others, n.pending
      FROM (
        SELECT e.class_id,
               (count(*) FILTER (WHERE s.gender = 'MALE'))::integer AS boys,
               (count(*) FILTER (WHERE s.gender = 'FEMALE'))::integer AS girls,
               (count(*) FILTER (WHERE s.gender = 'OTHER'))::integer AS others,
               (count(*) FILTER (WHERE e.registration_status = 'PENDING'))::integer AS pending
          FROM enrolments e
          JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
         WHERE e.school_id = ${schoolId}::integer AND e.session_id = ${sessionId}::integer AND e.life = 'ACTIVE'
         GROUP BY e.class_id) AS n
      JOIN classes c ON c.school_id = ${schoolId}::integer AND c.id = n.class_id
     ORDER BY c.sequence NULLS LAST, c.id`);
  return [...rows];
}

/** Rupees of the FEE receipts of the session that are not cancelled, by the month of payment (yyyy-MM). */
export async function sumsByMonth(db: Db, session: SchoolSession): Promise<ReadonlyMap<string, number>> {
  const rows = await db.execute<{ month: string; amount: number }>(sql`
    SELECT to_char(payment_date, 'YYYY-MM') AS month, sum(amount)::float8 AS amount
      FROM receipt_day_counts
     WHERE ${inSession(session)} AND type = 'FEE' AND status <> 'CANCELLED' AND receipts > 0
     GROUP BY 1`);
  return new Map(rows.map(({ month, amount }) => [month, amount]));
}

/** The receipts of the session that await confirmation, as its confirmation lists them. */
export async function countAwaiting(db: Db, session: SchoolSession): Promise<{ receipts: number; amount: number }> {
  const [row] = await db.execute<{ receipts: number; amount: number }>(sql`
    SELECT coalesce(sum(receipts), 0)::integer AS receipts, coalesce(sum(amount), 0)::float8 AS amount
      FROM receipt_counts
     WHERE ${inSession(session)} AND status = 'PENDING'`);
  return row ?? { receipts: 0, amount: 0 };
}
