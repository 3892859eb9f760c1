// The receipts of a confirmation: held in the order of their ids, so that confirmations and cancellations wait for each other.
import { and, asc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import type { Work } from '../../../call/context.ts';
import { receipts, sessions, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';

/** One parameter. Cast from a text, the array would be searched from its beginning for every row; as an array it is hashed. */
const among = (column: AnyColumn, numbers: readonly number[]): SQL =>
  sql`${column} = ANY(${`{${numbers.join(',')}}`}::integer[])`;

/** Held until the transaction ends. */
async function hold(db: Db, schoolId: number, where: SQL): Promise<void> {
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

/** What a confirmation asks of a receipt. */
export type ReceiptFacts = Awaited<ReturnType<typeof factsWhere>>[number];

const heldWhere = async (db: Db, schoolId: number, where: SQL): Promise<ReceiptFacts[]> => {
  await hold(db, schoolId, where);
  return factsWhere(db, schoolId, where);
};

/** Of the school's receipts with these ids, as they stay until the transaction ends. */
export const heldFacts = (db: Db, schoolId: number, ids: readonly number[]): Promise<ReceiptFacts[]> =>
  heldWhere(db, schoolId, among(receipts.id, ids));

/** Of the school's receipts with these numbers. A number never goes to another receipt. */
export const factsNumbered = (db: Db, schoolId: number, numbers: readonly number[]): Promise<ReceiptFacts[]> =>
  factsWhere(db, schoolId, among(receipts.receiptNo, numbers));

/** The same, as they stay until the transaction ends. */
export const heldNumbered = (db: Db, schoolId: number, numbers: readonly number[]): Promise<ReceiptFacts[]> =>
  heldWhere(db, schoolId, among(receipts.receiptNo, numbers));

interface Confirmed {
  receipts: number;
  /** rupees */
  amount: number;
}

/** PENDING → CONFIRMED for all of these, which are held and were judged; the trail names them all in one row. */
export async function confirmHeld(
  db: Db,
  unit: Work,
  clock: Clock,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
  held: readonly ReceiptFacts[],
): Promise<Confirmed> {
  const ids = held.map(({ id }) => id).sort((a, b) => a - b);
  const changed = await db
    .update(receipts)
    .set({ status: 'CONFIRMED', modifiedAt: instantOf(clock) })
    .where(and(eq(receipts.schoolId, schoolId), among(receipts.id, ids), eq(receipts.status, 'PENDING')))
    .returning({ id: receipts.id });
  if (changed.length !== ids.length) fail('CHANGED_MEANWHILE');
  const amount = fromPaise(addPaise(...held.map((one) => toPaise(Number(one.amount)))));
  unit.note({
    entity: 'receipts',
    id: sessionId,
    before: { status: 'PENDING' },
    after: { status: 'CONFIRMED', receipts: ids, amount: amount.toFixed(2) },
  });
  return { receipts: ids.length, amount };
}
