import { sql, type SQL } from 'drizzle-orm';
import { TIME_ZONE } from '../../../../common/calendar.ts';
import type { Db } from '../../../database/scope.ts';
import type { ReceiptRow } from '../receipts.queries.ts';

/** Receipts of one cashier, mode, type and status; each cancelled receipt is a line of its own. */
export interface DayLine extends Pick<ReceiptRow, 'mode' | 'type' | 'status'> {
  /** true: created on the day; false: created earlier and cancelled on the day */
  made: boolean;
  cashierId: number;
  /** null when the caller may not see the user */
  cashier: string | null;
  receipts: number;
  /** rupees, as text of the database */
  amount: string;
  firstNo: number;
  lastNo: number;
  /** receipts with another payment date */
  otherReceipts: number;
  otherAmount: string;
  /** of a cancelled receipt: dates yyyy-MM-dd in India, and the reason */
  madeOn: string;
  cancelledOn: string;
  reason: string | null;
}

const ZONE = sql`${TIME_ZONE}::text`;

/** Midnight in India at the begin of a date. */
const beginOf = (date: SQL): SQL => sql`(${date}::timestamp AT TIME ZONE ${ZONE})`;

const columns = (day: string): SQL => sql`
  created_by, mode, type, status, count(*)::integer AS receipts, sum(amount)::text AS amount,
  min(receipt_no) AS first_no, max(receipt_no) AS last_no,
  (count(*) FILTER (WHERE payment_date <> ${day}::date))::integer AS other_receipts,
  coalesce(sum(amount) FILTER (WHERE payment_date <> ${day}::date), 0)::text AS other_amount,
  (min(created_at) AT TIME ZONE ${ZONE})::date::text AS made_on,
  (max(modified_at) AT TIME ZONE ${ZONE})::date::text AS cancelled_on, min(comments) AS reason`;

const GROUP = sql`GROUP BY created_by, mode, type, status, CASE WHEN status = 'CANCELLED' THEN id END`;

/**
 * The query for the day close of a school on `day`, yyyy-MM-dd in India. One statement reads all sums, so that no receipt is
 * cancelled in between. It uses the indexes receipts_made and receipts_cancelled. `cashierId` restricts it to one drawer.
 */
export function dayStatement(schoolId: number, day: string, cashierId?: number): SQL {
  const begins = beginOf(sql`${day}::date`);
  const ends = beginOf(sql`(${day}::date + 1)`);
  const own = cashierId === undefined ? sql`` : sql`AND created_by = ${cashierId}`;
  return sql`
    SELECT made, line.created_by AS "cashierId", coalesce(u.full_name, u.user_name) AS cashier, mode, type, status, receipts,
      amount, first_no AS "firstNo", last_no AS "lastNo", other_receipts AS "otherReceipts", other_amount AS "otherAmount",
      made_on AS "madeOn", cancelled_on AS "cancelledOn", reason
    FROM (
      SELECT true AS made, ${columns(day)} FROM receipts
        WHERE school_id = ${schoolId} AND created_at >= ${begins} AND created_at < ${ends} ${own} ${GROUP}
      UNION ALL
      SELECT false, ${columns(day)} FROM receipts
        WHERE school_id = ${schoolId} AND status = 'CANCELLED' AND modified_at >= ${begins} AND modified_at < ${ends}
          AND created_at < ${begins} ${own} ${GROUP}) line
    LEFT JOIN users u ON u.id = line.created_by
    ORDER BY lower(coalesce(u.full_name, u.user_name)) NULLS LAST, line.created_by, first_no`;
}

/** Sorted by cashier and number. */
export const linesOfDay = async (db: Db, schoolId: number, day: string, cashierId?: number): Promise<DayLine[]> =>
  (await db.execute(dayStatement(schoolId, day, cashierId))) as unknown as DayLine[];

/** Receipts of one day, mode and status. */
export interface RangeLine extends Pick<DayLine, 'mode' | 'status' | 'receipts' | 'amount'> {
  /** yyyy-MM-dd in India */
  day: string;
}

/** One statement reads all days from `from` to `to`, so that they are of the same moment. It uses the index receipts_made. */
export const linesOfRange = async (
  db: Db,
  schoolId: number,
  { from, to }: { from: string; to: string },
  cashierId?: number,
): Promise<RangeLine[]> =>
  (await db.execute(sql`
    SELECT (created_at AT TIME ZONE ${ZONE})::date::text AS day, mode, status, count(*)::integer AS receipts,
      sum(amount)::text AS amount
    FROM receipts
    WHERE school_id = ${schoolId} AND created_at >= ${beginOf(sql`${from}::date`)}
      AND created_at < ${beginOf(sql`(${to}::date + 1)`)} ${cashierId === undefined ? sql`` : sql`AND created_by = ${cashierId}`}
    GROUP BY 1, 2, 3`)) as unknown as RangeLine[];
