// The facts that the dues of a student are computed from: fee structure, discount and receipts. One row for each enrolment.
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import {
  enrolments,
  feeStructures,
  openingBalances,
  receipts,
  sections,
  sessions,
  studentFees,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { needsSectionIn } from '../classes/index.ts';
import { feeApplies } from './feeApplies.ts';

/** Receipts that pay fees: FEE, not cancelled; sums as texts of rupees (design, section 8). */
const paid = sql`LATERAL (
  SELECT coalesce(sum(r.amount) FILTER (WHERE r.status = 'CONFIRMED'), 0)::text AS confirmed,
         coalesce(sum(r.amount) FILTER (WHERE r.status = 'PENDING'), 0)::text AS awaiting,
         coalesce(sum(r.earlier_dues), 0)::text AS earlier, count(*)::integer AS receipts
  FROM receipts r
  WHERE r.school_id = ${enrolments.schoolId} AND r.student_id = ${enrolments.studentId}
    AND r.session_id = ${enrolments.sessionId} AND r.type = 'FEE' AND r.status <> 'CANCELLED') AS paid`;

/** The facts of the enrolments that match `where`, with the structure of the class, or of the section's stream. */
export const listFeeFacts = (db: Db, schoolId: number, where: SQL | undefined, ...orderBy: SQL[]) =>
  db
    .select({
      schoolId: enrolments.schoolId,
      studentId: enrolments.studentId,
      sessionId: enrolments.sessionId,
      sessionName: sessions.name,
      classId: enrolments.classId,
      sectionId: enrolments.sectionId,
      needsSection: needsSectionIn(enrolments),
      sessionStatus: sessions.status,
      sessionStart: sessions.startDate,
      rte: enrolments.rte,
      newAdmission: enrolments.newAdmission,
      /** null where the fee is not determined */
      structure: feeStructures,
      /** null without a decision */
      decided: studentFees,
      /** null without an opening balance */
      opening: openingBalances,
      confirmed: sql<string>`paid.confirmed`,
      awaiting: sql<string>`paid.awaiting`,
      /** the part of these receipts that pays dues of earlier sessions */
      earlierPaid: sql<string>`paid.earlier`,
      /** the number of FEE receipts that are not cancelled */
      receipts: sql<number>`paid.receipts`,
    })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .leftJoin(
      feeStructures,
      and(
        eq(feeStructures.schoolId, enrolments.schoolId),
        eq(feeStructures.sessionId, enrolments.sessionId),
        eq(feeStructures.classId, enrolments.classId),
        feeApplies(feeStructures, { enrolment: enrolments, session: sessions, section: sections }),
      ),
    )
    .leftJoin(
      studentFees,
      and(
        eq(studentFees.schoolId, enrolments.schoolId),
        eq(studentFees.sessionId, enrolments.sessionId),
        eq(studentFees.studentId, enrolments.studentId),
      ),
    )
    .leftJoin(
      openingBalances,
      and(
        eq(openingBalances.schoolId, enrolments.schoolId),
        eq(openingBalances.sessionId, enrolments.sessionId),
        eq(openingBalances.studentId, enrolments.studentId),
      ),
    )
    .innerJoin(paid, sql`true`)
    .where(and(eq(enrolments.schoolId, schoolId), where))
    .orderBy(...orderBy);

export type FeeFacts = Awaited<ReturnType<typeof listFeeFacts>>[number];

interface Student {
  schoolId: number;
  id: number;
}

/** Undefined for a student who is not enrolled in the session. */
export async function findFeeFacts(
  db: Db,
  { schoolId, id }: Student,
  sessionId: number,
): Promise<FeeFacts | undefined> {
  const one = and(eq(enrolments.sessionId, sessionId), eq(enrolments.studentId, id));
  const [row] = await listFeeFacts(db, schoolId, one);
  return row;
}

/** The newest FEE receipt of the student in the session that is not cancelled. */
export async function findLastReceipt(db: Db, { schoolId, studentId, sessionId }: FeeFacts) {
  const [row] = await db
    .select({ receiptNo: receipts.receiptNo, paymentDate: receipts.paymentDate, amountPaid: receipts.amount })
    .from(receipts)
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        eq(receipts.studentId, studentId),
        eq(receipts.sessionId, sessionId),
        eq(receipts.type, 'FEE'),
        ne(receipts.status, sql`'CANCELLED'`),
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(1);
  return row;
}
