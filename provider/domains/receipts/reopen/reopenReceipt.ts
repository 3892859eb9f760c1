import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../../call/handler.ts';
import { receiptReversals, receipts } from '../../../database/schema/index.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { lockPayer } from '../lockPayer.ts';
import { getShownReceipt, lockReceiptCounts, lockReceiptRow } from '../receipts.queries.ts';
import { receiptView } from '../receipts.view.ts';
import { reopenWords as words } from '../receipts.words.ts';
import { certificatesWith } from './reopen.queries.ts';

/** Sets a wrongly confirmed receipt back to PENDING. Its amount counts as paid in both states. */
export const reopenReceipt: Handler<'reopenReceipt'> = async (ctx, { path, body }) => {
  const reason = body.reason.normalize('NFC').trim();
  return ctx.write(async (db, unit) => {
    const receipt = await lockReceiptRow(db, path.id);
    const { schoolId, id, status } = receipt;
    if (status === 'CANCELLED') fail('RECEIPT_ALREADY_DELETED');
    if (status === 'PENDING') fail('STALE_VERSION', { message: words.pending(receipt.receiptNo) });
    await lockPayer(db, receipt);
    const [newest] = await certificatesWith(db, receipt);
    if (newest) failField('reason', words.certified(newest.certificateNo));
    const reversedAt = instantOf(ctx.services.clock);
    await db.insert(receiptReversals).values({
      ...{ schoolId, receiptId: id, confirmedAt: receipt.modifiedAt, reason },
      ...{ reversedBy: ctx.actor.userId, reversedAt },
    });
    await lockReceiptCounts(db, schoolId);
    await db
      .update(receipts)
      .set({ status: 'PENDING', modifiedAt: reversedAt })
      .where(and(eq(receipts.schoolId, schoolId), eq(receipts.id, id)));
    unit.note({
      entity: 'receipt',
      id,
      before: { status },
      after: { status: 'PENDING', reason, receiptNo: receipt.receiptNo, amount: receipt.amount },
    });
    return receiptView(await getShownReceipt(db, id));
  });
};
