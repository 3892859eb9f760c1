// Receipts of a confirmation are locked in the order of their ids, so that concurrent confirmations and cancellations cannot deadlock.
import { and, asc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import type { Work } from '../../../call/context.ts';
import { receipts, sessions, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockReceiptCounts } from '../receipts.queries.ts';

/** A condition with one array parameter, which PostgreSQL hashes; it would search an array cast from text linearly. */
const among = (column: AnyColumn, numbers: readonly number[]): SQL =>
  sql`${column} = ANY(${`{${numbers.join(',')}}`}::integer[])`;

/** Locks until commit. */
async function lockRows(db: Db, schoolId: number, where: SQL): Promise<void> {
  await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.schoolId, schoolId), where))
    .orderBy(asc(receipts.id))
    .for('update');
}

const factsWhere = (db: Db, schoolId: number, where: SQL) =>
  db
    .select({
      id: receipts.id,
      receiptNo: receipts.receiptNo,
      sessionId: receipts.sessionId,
      sessionName: sessions.name,
      status: receipts.status,
      modifiedAt: receipts.modifiedAt,
      amount: receipts.amount,
      paymentDate: receipts.paymentDate,
      mode: receipts.mode,
      studentCode: students.code,
      studentName: receipts.studentName,
    })
    .from(receipts)
    .innerJoin(sessions, and(eq(sessions.schoolId, receipts.schoolId), eq(sessions.id, receipts.sessionId)))
    .innerJoin(students, and(eq(students.schoolId, receipts.schoolId), eq(students.id, receipts.studentId)))
    .where(and(eq(receipts.schoolId, schoolId), where));

/** The values of a receipt that a confirmation checks. */
export type ReceiptFacts = Awaited<ReturnType<typeof factsWhere>>[number];

const lockWhere = async (db: Db, schoolId: number, where: SQL): Promise<ReceiptFacts[]> => {
  await lockRows(db, schoolId, where);
  return factsWhere(db, schoolId, where);
};

/** The school's receipts with these ids, locked until commit. */
export const lockById = (db: Db, schoolId: number, ids: readonly number[]): Promise<ReceiptFacts[]> =>
  lockWhere(db, schoolId, among(receipts.id, ids));

/** The school's receipts with these numbers. */
export const findByNumber = (db: Db, schoolId: number, numbers: readonly number[]): Promise<ReceiptFacts[]> =>
  factsWhere(db, schoolId, among(receipts.receiptNo, numbers));

/** The same, locked until commit. A receipt never changes its number. */
export const lockByNumber = (db: Db, schoolId: number, numbers: readonly number[]): Promise<ReceiptFacts[]> =>
  lockWhere(db, schoolId, among(receipts.receiptNo, numbers));

interface Confirmed {
  receipts: number;
  /** rupees */
  amount: number;
}

/** Confirms receipts that the caller has locked and checked. One audit row contains all of them. */
export async function confirmLocked(
  db: Db,
  unit: Work,
  clock: Clock,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
  locked: readonly ReceiptFacts[],
): Promise<Confirmed> {
  const ids = locked.map(({ id }) => id).sort((a, b) => a - b);
  await lockReceiptCounts(db, schoolId);
  const changed = await db
    .update(receipts)
    .set({ status: 'CONFIRMED', modifiedAt: instantOf(clock) })
    .where(and(eq(receipts.schoolId, schoolId), among(receipts.id, ids), eq(receipts.status, 'PENDING')))
    .returning({ id: receipts.id });
  if (changed.length !== ids.length) fail('STALE_VERSION');
  const amount = fromPaise(addPaise(...locked.map((one) => toPaise(Number(one.amount)))));
  unit.note({
    entity: 'receipts',
    id: sessionId,
    before: { status: 'PENDING' },
    after: { status: 'CONFIRMED', receipts: ids, amount: amount.toFixed(2) },
  });
  return { receipts: ids.length, amount };
}
