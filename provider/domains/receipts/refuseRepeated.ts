import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { fromPaise } from '../../../common/money.ts';
import { receipts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import type { ReceiptValues } from './receipts.rules.ts';

/** A second form with the same payment, sent so soon after the first, is a slip of the hand. */
const SOON_MS = 10_000;

/**
 * Looks for what must not be there twice, while the student is held: 203 where the same user has just received the same of
 * the student, 182 where the reference number stands on another receipt of the school.
 */
export async function refuseRepeated(
  db: Db,
  clock: Clock,
  userId: number,
  schoolId: number,
  values: ReceiptValues,
): Promise<void> {
  const { referenceKey } = values;
  const same = and(
    eq(receipts.studentId, values.studentId),
    eq(receipts.sessionId, values.sessionId),
    eq(receipts.type, values.type),
    eq(receipts.mode, values.mode),
    eq(receipts.amount, fromPaise(values.amount).toFixed(2)),
    eq(receipts.createdBy, userId),
    gt(receipts.createdAt, instantOf(clock, -SOON_MS)),
    isNull(receipts.referenceKey),
  );
  const [found] = await db
    .select({ receiptNo: receipts.receiptNo, referenceKey: receipts.referenceKey })
    .from(receipts)
    .where(
      and(
        eq(receipts.schoolId, schoolId),
        // A literal: with a parameter the index on references that are not cancelled is not used by a kept plan.
        ne(receipts.status, sql`'CANCELLED'`),
        referenceKey === null ? same : eq(receipts.referenceKey, referenceKey),
      ),
    )
    .limit(1);
  if (!found) return;
  if (found.referenceKey === null)
    fail('TOO_MANY_REQUESTS', {
      message: `The same payment was stored a moment ago: receipt ${found.receiptNo}`,
      retryAfterSeconds: SOON_MS / 1000,
    });
  const message = `This reference number is already on receipt ${found.receiptNo}`;
  fail('DUPLICATE_RECEIPT_REFERENCE_NUMBER', { message, problems: [{ path: 'referenceNo', message }] });
}
