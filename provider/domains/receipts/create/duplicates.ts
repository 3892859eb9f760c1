import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { fromPaise } from '../../../../common/money.ts';
import type { Context } from '../../../call/context.ts';
import { receipts, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import type { ReceiptValues } from './create.rules.ts';

/** An equal payment within this time is an accidental repetition. */
const REPEATED_WITHIN_MS = 10_000;
/** Maximum number of receipts named in a failure, oldest first. */
const MOST_NAMED = 10;

/**
 * 203 when the same user has just created a receipt with the same student, session, type, mode, amount and reference. The caller
 * has locked the student row.
 */
export async function rejectRepeatedPayment(
  { services: { clock }, actor: { userId } }: Context,
  db: Db,
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
        gt(receipts.createdAt, instantOf(clock, -REPEATED_WITHIN_MS)),
        sql`${receipts.referenceKey} IS NOT DISTINCT FROM ${values.referenceKey}::text`,
      ),
    )
    .limit(1);
  if (found)
    fail('TOO_MANY_REQUESTS', {
      message: `The same payment was stored a moment ago as receipt ${found.receiptNo}. Check that receipt before you save again`,
      retryAfterSeconds: REPEATED_WITHIN_MS / 1000,
    });
}

/**
 * Whether another receipt has the same reference; 182 with those receipts unless `mayShare` is set (RECEIPT-53). Call it after
 * the receipt number is taken: the counter is locked until commit, so that no other receipt is stored in between.
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
