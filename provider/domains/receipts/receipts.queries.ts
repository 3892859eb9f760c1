import { and, eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { byHead } from '../../../common/feeHeads.ts';
import { compiled } from '../../database/compiled.ts';
import { lockCounter } from '../../database/counters.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { receipts, students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Call it before receipts are changed. The counts of receipts are locked in the order of the changes: a payment of a family, which changes
 * them several times, would deadlock with another change that does not wait for the counter first.
 */
export const lockReceiptCounts = (db: Db, schoolId: number): Promise<void> => lockCounter(db, schoolId, 'FEE_RECEIPT');

/** The fee heads of a receipt; null for a head that the receipt does not state. */
export const headColumns = {
  ...byHead((head) => receipts[head]),
  earlierDues: receipts.earlierDues,
};

/** The columns of a receipt in lists, responses and documents, with names and figures as stated by the receipt. */
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
  sessionName: receipts.sessionName,
  classId: receipts.classId,
  className: receipts.className,
  sectionName: receipts.sectionName,
  studentId: receipts.studentId,
  // A student's code never changes.
  studentCode: students.code,
  studentName: receipts.studentName,
  fatherName: receipts.fatherName,
  srNo: receipts.srNo,
  cashier: receipts.cashier,
  statedAt: receipts.statedAt,
  ...headColumns,
  payable: receipts.payable,
  discount: receipts.discount,
  paidSoFar: receipts.paidSoFar,
  balance: receipts.balance,
};

/** The columns that identify the receipts of a page or an export. */
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

/** Joins the shown columns to the keys of receipts. */
export function shownReceipts(qb: QueryBuilder, keys: Keys) {
  const page = keys.as('page');
  const rows = qb
    .select({ ...shownColumns, total: page.total })
    .from(page)
    .innerJoin(receipts, and(eq(receipts.schoolId, page.schoolId), eq(receipts.id, page.id)))
    .innerJoin(students, and(eq(students.schoolId, receipts.schoolId), eq(students.id, receipts.studentId)));
  return { page, rows };
}

const readOne = compiled((qb: QueryBuilder, _form: object) => {
  const key = keysOf(qb).where(eq(receipts.id, sql.placeholder('id')));
  return shownReceipts(qb, key).rows;
});

export type ShownReceipt = Awaited<ReturnType<typeof readOne>>[number];

/** 103 for an unknown receipt and for a receipt of another school. */
export async function getShownReceipt(db: Db, id: number): Promise<ShownReceipt> {
  const [row] = await readOne(db, {}, { id });
  return row ?? fail('NOT_FOUND');
}

/**
 * Locks the receipt until commit; 103 for an unknown one. The key is not locked: a certificate that is issued for the student at the
 * same time refers to the receipt, while this transaction waits for the student.
 */
export async function lockReceiptRow(db: Db, id: number): Promise<ReceiptRow> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id)).for('no key update');
  return row ?? fail('NOT_FOUND');
}

export const schoolOfReceipt: SchoolFinder = {
  find: async (db, id) => {
    const [row] = await db.select({ schoolId: receipts.schoolId }).from(receipts).where(eq(receipts.id, id));
    return row?.schoolId;
  },
  missing: 'NOT_FOUND',
};
