// The queries of a reversal of opening balances.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { asRows } from '../../../database/bulk.ts';
import { openingBalances, openingImports, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { paidByReceipt } from './list.queries.ts';
import type { EntryRow } from './opening.queries.ts';

interface Scope {
  schoolId: number;
  sessionId: number;
}

/** The ids of the students whose entry is from this workbook; undefined for an unknown one. */
export async function findImport(db: Db, { schoolId, sessionId }: Scope, importId: number) {
  const [row] = await db
    .select({ id: openingImports.id })
    .from(openingImports)
    .where(
      and(
        eq(openingImports.schoolId, schoolId),
        eq(openingImports.sessionId, sessionId),
        eq(openingImports.id, importId),
      ),
    );
  if (!row) return undefined;
  const rows = await db
    .select({ id: openingBalances.studentId })
    .from(openingBalances)
    .where(and(eq(openingBalances.schoolId, schoolId), eq(openingBalances.importId, importId)));
  return rows.map(({ id }) => id);
}

interface FactsRow extends Record<string, unknown> {
  studentId: number;
  studentCode: number;
  studentName: string;
  className: string | null;
  hasReceipt: boolean;
  /** rupees; null where nothing is decided */
  discount: string | null;
}

/** The facts that decide the reversal of each student, by name. */
export const listReversalFacts = (db: Db, scope: Scope, ids: readonly number[]): Promise<FactsRow[]> =>
  db.execute<FactsRow>(sql`
    SELECT s.id AS "studentId", s.code AS "studentCode", s.name AS "studentName", c.name AS "className",
           (s.id IN (${paidByReceipt(scope)})) AS "hasReceipt", g.discount::text AS discount
      FROM ${asRows(
        ids.map((id) => ({ id })),
        'i',
        'id integer',
      )}
      JOIN students s ON s.school_id = ${scope.schoolId}::integer AND s.id = i.id
      LEFT JOIN enrolments e ON e.school_id = s.school_id AND e.session_id = ${scope.sessionId}::integer AND e.student_id = s.id
      LEFT JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
      LEFT JOIN student_fees g ON g.school_id = s.school_id AND g.session_id = ${scope.sessionId}::integer AND g.student_id = s.id
     ORDER BY s.name_key, s.id`);

/** The ids of the list that are students of the school, deleted ones included. */
export async function existing(db: Db, schoolId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        sql`${students.id} IN (SELECT id FROM ${asRows(
          ids.map((id) => ({ id })),
          'i',
          'id integer',
        )})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Sets the discounts of these students to 0. */
export async function removeDiscounts(
  db: Db,
  { schoolId, sessionId, now }: Scope & { now: string },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    UPDATE student_fees g SET discount = 0, discount_on_earlier = 0, version = g.version + 1, modified_at = ${now}::timestamptz
      FROM ${asRows(
        ids.map((id) => ({ id })),
        'i',
        'id integer',
      )}
     WHERE g.school_id = ${schoolId}::integer AND g.session_id = ${sessionId}::integer AND g.student_id = i.id`);
}

/**
 * Locks the workbooks of these entries in the order of their ids until commit, so that of two reversals of single students the later
 * one sees that no entry is left.
 */
export async function lockImports(db: Db, schoolId: number, entries: readonly EntryRow[]): Promise<void> {
  const ids = [...new Set(entries.map(({ importId }) => importId))];
  await db
    .select({ id: openingImports.id })
    .from(openingImports)
    .where(and(eq(openingImports.schoolId, schoolId), inArray(openingImports.id, ids)))
    .orderBy(asc(openingImports.id))
    .for('no key update');
}

/** Records the reversal of workbooks that have no entries any more. */
export async function markReversed(
  db: Db,
  { schoolId }: Pick<Scope, 'schoolId'>,
  entries: readonly EntryRow[],
  { now, userId }: { now: string; userId: number },
): Promise<void> {
  const ids = [...new Set(entries.map(({ importId }) => importId))];
  await db.execute(sql`
    UPDATE opening_imports m SET reversed_at = ${now}::timestamptz, reversed_by = ${userId}::integer
      FROM ${asRows(
        ids.map((id) => ({ id })),
        'i',
        'id integer',
      )}
     WHERE m.school_id = ${schoolId}::integer AND m.id = i.id AND m.reversed_at IS NULL
       AND NOT EXISTS (SELECT FROM opening_balances o WHERE o.school_id = m.school_id AND o.import_id = m.id)`);
}
