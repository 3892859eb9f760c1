import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { fromPaise } from '../../../../common/money.ts';
import { receipts, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import type { ReceiptValues } from './create.rules.ts';

/** A second form with the same payment, sent so soon after the first, is a slip of the hand. */
const SOON_MS = 10_000;
/** Of the receipts with one reference that are named in a refusal, the oldest first. */
const MOST_NAMED = 10;

/**
 * 203 where the same user has just made a receipt of the same student, session, type, mode, amount and reference. Runs under the
 * lock of the student.
 */
export async function refuseRepeated(
  db: Db,
  clock: Clock,
  userId: number,
  schoolId: number,
  values: ReceiptValues,
): Promise<void> {
  const [found] = await db
    .select({ receiptNo: receipts.receiptNo })
    .from(receipts)
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        ne(receipts.status, 'CANCELLED'),
        eq(receipts.studentId, values.studentId),
        eq(receipts.sessionId, values.sessionId),
        eq(receipts.type, values.type),
        eq(receipts.mode, values.mode),
        eq(receipts.amount, fromPaise(values.amount).toFixed(2)),
        eq(receipts.createdBy, userId),
        gt(receipts.createdAt, instantOf(clock, -SOON_MS)),
        sql`${receipts.referenceKey} IS NOT DISTINCT FROM ${values.referenceKey}::text`,
      ),
    )
    .limit(1);
  if (found)
    fail('TOO_MANY_REQUESTS', {
      message: `The same payment was stored a moment ago: receipt ${found.receiptNo}`,
      retryAfterSeconds: SOON_MS / 1000,
    });
}

/**
 * Whether the receipt shares its reference with another one; 182, naming those, unless `mayShare` (RECEIPT-53). Runs after the
 * receipt number was taken: its counter is locked until commit, so that no other receipt of the school is stored before.
 */
export async function sharesReference(
  db: Db,
  schoolId: number,
  { referenceKey }: ReceiptValues,
  mayShare: boolean,
): Promise<boolean> {
  if (referenceKey === null) return false;
  const found = await db
    .select({
      receiptNo: receipts.receiptNo,
      studentCode: students.code,
      studentName: students.name,
      amount: receipts.amount,
      paymentDate: receipts.paymentDate,
    })
    .from(receipts)
    .innerJoin(students, and(eq(students.schoolId, receipts.schoolId), eq(students.id, receipts.studentId)))
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        // A literal: the index on references that are not cancelled is not used by a generic plan with a parameter.
        ne(receipts.status, sql`'CANCELLED'`),
        eq(receipts.referenceKey, referenceKey),
      ),
    )
    .orderBy(asc(receipts.id))
    .limit(MOST_NAMED);
  const [first] = found;
  if (!first || mayShare) return first !== undefined;
  const message = `This reference number is already on receipt ${first.receiptNo}`;
  return fail('DUPLICATE_RECEIPT_REFERENCE_NUMBER', {
    message,
    problems: [{ path: 'referenceNo', message }],
    receipts: found.map(({ amount, ...receipt }) => ({ ...receipt, amountPaid: Number(amount) })),
  });
}
