import { and, eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { compiled } from '../../database/compiled.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { classes, receipts, sections, sessions, students, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/** What every list, answer and paper shows of a receipt. */
const shownColumns = {
  id: receipts.id,
  schoolId: receipts.schoolId,
  receiptNo: receipts.receiptNo,
  type: receipts.type,
  mode: receipts.mode,
  amount: receipts.amount,
  paymentDate: receipts.paymentDate,
  referenceNo: receipts.referenceNo,
  referenceDate: receipts.referenceDate,
  bankName: receipts.bankName,
  comments: receipts.comments,
  status: receipts.status,
  printedAt: receipts.printedAt,
  createdAt: receipts.createdAt,
  modifiedAt: receipts.modifiedAt,
  sessionId: receipts.sessionId,
  sessionName: sql<string>`${sessions.name}`.as('session_name'),
  classId: receipts.classId,
  className: sql<string | null>`${classes.name}`.as('class_name'),
  sectionName: sql<string | null>`${sections.name}`.as('section_name'),
  studentId: receipts.studentId,
  studentCode: students.code,
  studentName: sql<string>`${students.name}`.as('student_name'),
  fatherName: students.fatherName,
  // A platform user is seen in no school.
  cashier: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`.as('cashier'),
};

/** The receipts of a page or a file, or one alone. */
export const receiptKeys = {
  schoolId: receipts.schoolId,
  id: receipts.id,
  receiptNo: receipts.receiptNo,
};

const keysOf = (qb: QueryBuilder) =>
  qb
    .select({ ...receiptKeys, total: sql<number>`0`.as('total') })
    .from(receipts)
    .$dynamic();

type Keys = ReturnType<typeof keysOf>;

/** These receipts with the names that stand on them. */
export function shownReceipts(qb: QueryBuilder, keys: Keys) {
  const page = keys.as('page');
  const rows = qb
    .select({ ...shownColumns, total: page.total })
    .from(page)
    .innerJoin(receipts, and(eq(receipts.schoolId, page.schoolId), eq(receipts.id, page.id)))
    .innerJoin(sessions, and(eq(sessions.schoolId, receipts.schoolId), eq(sessions.id, receipts.sessionId)))
    .innerJoin(students, and(eq(students.schoolId, receipts.schoolId), eq(students.id, receipts.studentId)))
    .leftJoin(classes, and(eq(classes.schoolId, receipts.schoolId), eq(classes.id, receipts.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, receipts.schoolId), eq(sections.id, receipts.sectionId)))
    .leftJoin(users, eq(users.id, receipts.createdBy));
  return { page, rows };
}

const readOne = compiled((qb: QueryBuilder, _form: object) => {
  const key = keysOf(qb).where(eq(receipts.id, sql.placeholder('id')));
  return shownReceipts(qb, key).rows;
});

export type ShownReceipt = Awaited<ReturnType<typeof readOne>>[number];

/** 103 for an unknown one, and for another school's. */
export async function getShownReceipt(db: Db, id: number): Promise<ShownReceipt> {
  const [row] = await readOne(db, {}, { id });
  return row ?? fail('NOT_FOUND');
}

/** Held until the transaction ends; 103 for an unknown one. */
export async function lockReceiptRow(db: Db, id: number): Promise<ReceiptRow> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id)).for('update');
  return row ?? fail('NOT_FOUND');
}

export const schoolOfReceipt: SchoolFinder = {
  find: async (db, id) => {
    const [row] = await db.select({ schoolId: receipts.schoolId }).from(receipts).where(eq(receipts.id, id));
    return row?.schoolId;
  },
  missing: 'NOT_FOUND',
};
