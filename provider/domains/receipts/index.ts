// The interface of receipts for other domains.
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { receipts } from '../../database/schema/index.ts';
import { failField } from '../../shared/fail.ts';
import { earliestPayment } from './create/create.rules.ts';

/** Counts cancelled receipts too: a session with receipts cannot be deleted. */
export const receiptsOfSession: CrossRules['sessionInUse'][number] = async (db, { schoolId, sessionId }) => {
  const [row] = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.schoolId, schoolId), eq(receipts.sessionId, sessionId)))
    .limit(1);
  return row ? 'receipts' : null;
};

/** 109 for a session start more than a year after a payment for the session, as in `requireNearSession`. */
export const keepReceiptsNear: CrossRules['sessionMoves'][number] = async (db, { schoolId, sessionId, startDate }) => {
  const early = and(
    eq(receipts.schoolId, schoolId),
    eq(receipts.sessionId, sessionId),
    ne(receipts.status, 'CANCELLED'),
    lt(receipts.paymentDate, earliestPayment(startDate)),
  );
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(receipts)
    .where(early);
  const count = row?.count ?? 0;
  if (count === 0) return;
  const which = count === 1 ? '1 receipt of this session was' : `${count} receipts of this session were`;
  failField('startDate', `${which} paid more than a year before this day. Choose an earlier start`);
};
export { getShownReceipt, schoolOfReceipt, type ReceiptRow } from './receipts.queries.ts';
export { listReceiptEvents, type ReceiptEvent } from './reopen/receiptEvents.ts';
export { referenceKeyOf } from './create/referenceKey.ts';
export { findLastTc } from './tc.ts';
