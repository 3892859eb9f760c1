// The dues of all students of a session in one statement: the calculation of common/dues.ts in SQL, for reports.
import { sql, type SQL } from 'drizzle-orm';
import { ALIASES, feeApplies } from './feeApplies.ts';

export interface DuesScope {
  schoolId: number;
  sessionId: number;
  /** Only payments with a payment date up to this day, yyyy-MM-dd; without it, all payments. */
  paidUntil?: string;
}

/**
 * A query of one row for each active student whose fee is determined: student_id, class_id, section_id, structure_id, name_key,
 * rte, session_start, and in rupees total_fee, admission_fee, discount, brought_forward, opening_paid, payable, paid, remaining;
 * admission_applies; stored_discount, of which discount is the part that counts (countedDiscount). An opening balance counts on every
 * day: its payments are from before the school used the portal.
 */
export const sessionDues = ({ schoolId, sessionId, paidUntil }: DuesScope): SQL => sql`
  SELECT d.*, n.payable, n.discount, greatest(0, n.payable - d.paid - n.discount) AS remaining
    FROM (
      SELECT e.student_id, e.class_id, e.section_id, f.id AS structure_id, e.name_key, e.rte,
             y.start_date AS session_start, f.total_fee,
             f.admission_fee,
             coalesce(g.discount, 0) AS stored_discount, coalesce(g.discount_on_earlier, 0) AS on_earlier,
             coalesce(o.brought_forward, 0) AS brought_forward, coalesce(o.paid, 0) AS opening_paid,
             coalesce(o.paid, 0) + coalesce(r.paid, 0) AS paid,
             coalesce(g.admission_fee_applicable, e.new_admission) AS admission_applies,
             CASE WHEN e.rte THEN 0
                  ELSE greatest(0, f.total_fee - CASE WHEN coalesce(g.admission_fee_applicable, e.new_admission) THEN 0
                                                      ELSE f.admission_fee END) END AS session_fee
        FROM enrolments e
        JOIN sessions y ON y.school_id = e.school_id AND y.id = e.session_id
        LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
        JOIN fee_structures f ON f.school_id = e.school_id AND f.session_id = e.session_id AND f.class_id = e.class_id
                             AND ${feeApplies(sql`f`, ALIASES)}
        LEFT JOIN student_fees g ON g.school_id = e.school_id AND g.session_id = e.session_id AND g.student_id = e.student_id
        LEFT JOIN opening_balances o ON o.school_id = e.school_id AND o.session_id = e.session_id AND o.student_id = e.student_id
        LEFT JOIN (
          SELECT student_id, sum(amount) AS paid
            FROM receipts
           WHERE school_id = ${schoolId}::integer AND session_id = ${sessionId}::integer AND type = 'FEE' AND status <> 'CANCELLED'
             ${paidUntil === undefined ? sql`` : sql`AND payment_date <= ${paidUntil}::date`}
           GROUP BY student_id) AS r ON r.student_id = e.student_id
       WHERE e.school_id = ${schoolId}::integer AND e.session_id = ${sessionId}::integer AND e.life = 'ACTIVE') AS d
   CROSS JOIN LATERAL (
     SELECT d.session_fee + d.brought_forward AS payable,
            least(d.stored_discount - d.on_earlier, d.session_fee) + least(d.on_earlier, d.brought_forward) AS discount) AS n`;
