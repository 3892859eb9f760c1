import { sql, type SQL } from 'drizzle-orm';
import { TIME_ZONE } from '../../../../common/calendar.ts';
import type { Db } from '../../../database/scope.ts';
import type { ReceiptRow } from '../receipts.queries.ts';

/** Receipts of one cashier, mode, type and status; of the cancelled ones each by itself. */
export interface DayLine extends Pick<ReceiptRow, 'mode' | 'type' | 'status'> {
  /** made on the day; else made earlier and cancelled on it */
  made: boolean;
  cashierId: number;
  /** null where the caller may not see the user */
  cashier: string | null;
  receipts: number;
  /** rupees, as the database writes them */
  amount: string;
  firstNo: number;
  lastNo: number;
  /** those whose payment date is another day */
  otherReceipts: number;
  otherAmount: string;
  /** of a cancelled receipt: yyyy-MM-dd in India, and why */
  madeOn: string;
  cancelledOn: string;
  reason: string | null;
}

const ZONE = sql`${TIME_ZONE}::text`;

const columns = (day: string): SQL => sql`
  created_by, mode, type, status, count(*)::integer AS receipts, sum(amount)::text AS amount,
  min(receipt_no) AS first_no, max(receipt_no) AS last_no,
  (count(*) FILTER (WHERE payment_date <> ${day}::date))::integer AS other_receipts,
  coalesce(sum(amount) FILTER (WHERE payment_date <> ${day}::date), 0)::text AS other_amount,
  (min(created_at) AT TIME ZONE ${ZONE})::date::text AS made_on,
  (max(modified_at) AT TIME ZONE ${ZONE})::date::text AS cancelled_on, min(comments) AS reason`;

const GROUP = sql`GROUP BY created_by, mode, type, status, CASE WHEN status = 'CANCELLED' THEN id END`;

/**
 * The statement of a day of a school, yyyy-MM-dd in India, as one statement sees it: no receipt is cancelled between its sums. Two ranges of two
 * indexes, receipts_made and receipts_cancelled.
 */
export function dayStatement(schoolId: number, day: string): SQL {
  const begins = sql`(${day}::date::timestamp AT TIME ZONE ${ZONE})`;
  const ends = sql`((${day}::date + 1)::timestamp AT TIME ZONE ${ZONE})`;
  return sql`
    SELECT made, line.created_by AS "cashierId", coalesce(u.full_name, u.user_name) AS cashier, mode, type, status, receipts,
      amount, first_no AS "firstNo", last_no AS "lastNo", other_receipts AS "otherReceipts", other_amount AS "otherAmount",
      made_on AS "madeOn", cancelled_on AS "cancelledOn", reason
    FROM (
      SELECT true AS made, ${columns(day)} FROM receipts
        WHERE school_id = ${schoolId} AND created_at >= ${begins} AND created_at < ${ends} ${GROUP}
      UNION ALL
      SELECT false, ${columns(day)} FROM receipts
        WHERE school_id = ${schoolId} AND status = 'CANCELLED' AND modified_at >= ${begins} AND modified_at < ${ends}
          AND created_at < ${begins} ${GROUP}) line
    LEFT JOIN users u ON u.id = line.created_by
    ORDER BY lower(coalesce(u.full_name, u.user_name)) NULLS LAST, line.created_by, first_no`;
}

/** By cashier and number. */
export const linesOfDay = async (db: Db, schoolId: number, day: string): Promise<DayLine[]> =>
  (await db.execute(dayStatement(schoolId, day))) as unknown as DayLine[];
