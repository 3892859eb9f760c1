// The remarks of a session as they are stored.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { asRows } from '../../../database/bulk.ts';
import { studentRemarks } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';

export type RemarkRow = typeof studentRemarks.$inferSelect;
type SessionRef = Pick<ClassSelection, 'schoolId' | 'sessionId'>;

/** The rows of these students by their ids, also emptied ones. */
export async function findRemarkRows(
  db: Db,
  { schoolId, sessionId }: SessionRef,
  studentIds: readonly number[],
): Promise<Map<number, RemarkRow>> {
  const rows = await db
    .select()
    .from(studentRemarks)
    .where(
      and(
        eq(studentRemarks.schoolId, schoolId),
        eq(studentRemarks.sessionId, sessionId),
        inArray(studentRemarks.studentId, [...studentIds]),
      ),
    );
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** The remarks of these students by their ids. */
export async function findRemarks(
  db: Db,
  session: SessionRef,
  studentIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await findRemarkRows(db, session, studentIds);
  return new Map([...rows].flatMap(([id, { remark }]) => (remark === null ? [] : [[id, remark] as const])));
}

interface StoredBy {
  /** ISO 8601 */
  at: string;
  userId: number;
}

/** Stores the remarks; each gets its next version. */
export async function storeRemarks(
  db: Db,
  { schoolId, sessionId }: SessionRef,
  remarks: readonly { studentId: number; remark: string | null }[],
  { at, userId }: StoredBy,
): Promise<void> {
  const rows = remarks.map(({ studentId, remark }) => ({ student_id: studentId, remark }));
  await db.execute(sql`
    INSERT INTO student_remarks (school_id, session_id, student_id, remark, modified_at, modified_by)
    SELECT ${schoolId}::integer, ${sessionId}::integer, student_id, remark, ${at}::timestamptz, ${userId}::integer
      FROM ${asRows(rows, 'sent', 'student_id integer, remark text')}
    ON CONFLICT (school_id, session_id, student_id) DO UPDATE
      SET remark = excluded.remark, modified_at = excluded.modified_at, modified_by = excluded.modified_by,
          version = student_remarks.version + 1`);
}
