// What other domains may use of receipts.
import { and, eq } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { receipts } from '../../database/schema/index.ts';

/** Cancelled ones too: no receipt is ever lost. */
export const receiptsOfSession: CrossRules['sessionInUse'][number] = async (db, { schoolId, sessionId }) => {
  const [row] = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.schoolId, schoolId), eq(receipts.sessionId, sessionId)))
    .limit(1);
  return row ? 'receipts' : null;
};
export { schoolOfReceipt } from './receipts.queries.ts';
export { referenceKeyOf } from './receipts.rules.ts';
