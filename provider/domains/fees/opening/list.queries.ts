// Opening balances of a session as the screen and the template show them.
import { desc, and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { openingImports, users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { ALIASES, feeApplies } from '../feeApplies.ts';

interface Scope {
  schoolId: number;
  sessionId: number;
}

const SUMS = sql`count(*)::integer AS students, sum(o.paid)::text AS paid, sum(o.discount)::text AS discount,
  sum(o.brought_forward)::text AS "earlierDues"`;

/** Number and sums as texts of rupees. */
export interface SumsRow extends Record<string, unknown> {
  students: number;
  paid: string;
  discount: string;
  earlierDues: string;
}

const entries = ({ schoolId, sessionId }: Scope) => sql`
  opening_balances o
  JOIN enrolments e ON e.school_id = o.school_id AND e.session_id = o.session_id AND e.student_id = o.student_id
 WHERE o.school_id = ${schoolId}::integer AND o.session_id = ${sessionId}::integer`;

interface ClassSumsRow extends SumsRow {
  classId: number;
  className: string;
}

/** By class, in the order of the classes. */
export const sumsByClass = (db: Db, scope: Scope): Promise<ClassSumsRow[]> =>
  db.execute<ClassSumsRow>(sql`
    SELECT c.id AS "classId", c.name AS "className", n.students, n.paid, n.discount, n."earlierDues"
      FROM (SELECT e.class_id, ${SUMS} FROM ${entries(scope)} GROUP BY e.class_id) AS n
      JOIN classes c ON c.school_id = ${scope.schoolId}::integer AND c.id = n.class_id
     ORDER BY c.sequence NULLS LAST, c.id`);

interface EntryOfClass extends Record<string, unknown> {
  studentId: number;
  studentCode: number;
  studentName: string;
  sectionName: string | null;
  paid: string;
  discount: string;
  earlierDues: string;
  importId: number;
  fileRow: number;
  hasReceipt: boolean;
}

/** The students of the session with a FEE receipt that is not cancelled: their entries cannot be reversed. */
export const paidByReceipt = ({ schoolId, sessionId }: Scope) => sql`
  SELECT r.student_id FROM receipts r
   WHERE r.school_id = ${schoolId}::integer AND r.session_id = ${sessionId}::integer AND r.type = 'FEE' AND r.status <> 'CANCELLED'`;

/** The entries of a class, by section and name. */
export const listOfClass = (db: Db, scope: Scope, classId: number): Promise<EntryOfClass[]> =>
  db.execute<EntryOfClass>(sql`
    SELECT s.id AS "studentId", s.code AS "studentCode", s.name AS "studentName", n.section_name AS "sectionName",
           n.paid::text, n.discount::text, n.brought_forward::text AS "earlierDues", n.import_id AS "importId",
           n.file_row AS "fileRow", (n.student_id IN (${paidByReceipt(scope)})) AS "hasReceipt"
      FROM (SELECT o.*, e.name_key, e.section_id,
                   (SELECT p.name FROM sections p WHERE p.school_id = e.school_id AND p.id = e.section_id) AS section_name
              FROM ${entries(scope)} AND e.class_id = ${classId}::integer) AS n
      JOIN students s ON s.school_id = n.school_id AND s.id = n.student_id
     ORDER BY n.section_name NULLS FIRST, n.name_key, s.id`);

const reverser = alias(users, 'reverser');

/** Newest first, with the number of entries that are not reversed. */
export const listImports = (db: Db, { schoolId, sessionId }: Scope) =>
  db
    .select({
      row: openingImports,
      entries: sql<number>`(SELECT count(*)::integer FROM opening_balances o
        WHERE o.school_id = ${openingImports.schoolId} AND o.import_id = ${openingImports.id})`,
      // A platform user is not visible in a school.
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
      reversedBy: sql<string | null>`coalesce(${reverser.fullName}, ${reverser.userName})`,
    })
    .from(openingImports)
    .leftJoin(users, eq(users.id, openingImports.createdBy))
    .leftJoin(reverser, eq(reverser.id, openingImports.reversedBy))
    .where(and(eq(openingImports.schoolId, schoolId), eq(openingImports.sessionId, sessionId)))
    .orderBy(desc(openingImports.id));

interface TemplateRow extends Record<string, unknown> {
  code: number;
  srNo: string;
  name: string;
  fatherName: string;
  className: string;
  section: string | null;
  totalFee: string | null;
}

/** The active students of the session, or of one class, by class, section and name; at most `most`. */
export const listForTemplate = (
  db: Db,
  { schoolId, sessionId, classId, most }: Scope & { classId: number | undefined; most: number },
): Promise<TemplateRow[]> =>
  db.execute<TemplateRow>(sql`
    SELECT s.code, s.sr_no AS "srNo", s.name, s.father_name AS "fatherName", c.name AS "className", p.name AS section,
           f.total_fee::text AS "totalFee"
      FROM enrolments e
      JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
      JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
      JOIN sessions y ON y.school_id = e.school_id AND y.id = e.session_id
      LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
      LEFT JOIN fee_structures f ON f.school_id = e.school_id AND f.session_id = e.session_id AND f.class_id = e.class_id
                                AND ${feeApplies(sql`f`, ALIASES)}
     WHERE e.school_id = ${schoolId}::integer AND e.session_id = ${sessionId}::integer AND e.life = 'ACTIVE'
           ${classId === undefined ? sql`` : sql`AND e.class_id = ${classId}::integer`}
     ORDER BY c.sequence NULLS LAST, c.id, p.name_key NULLS FIRST, e.name_key, e.student_id
     LIMIT ${most}::integer`);
