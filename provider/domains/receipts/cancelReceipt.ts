import { and, eq } from 'drizzle-orm';
import { runSteps } from '../../call/crossRules.ts';
import type { Handler } from '../../call/handler.ts';
import { receipts } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { lockPayer } from './lockPayer.ts';
import { getShownReceipt, lockReceiptCounts, lockReceiptRow } from './receipts.queries.ts';
import { receiptView } from './receipts.view.ts';
import { revokeTc } from './tc.ts';

/** The reason replaces earlier comments; number and amount stay (RECEIPT-22). */
export const cancelReceipt: Handler<'cancelReceipt'> = async (ctx, { path, body }) => {
  const { clock, rules } = ctx.services;
  const reason = body.comments.normalize('NFC').trim();
  return ctx.write(async (db, unit) => {
    const receipt = await lockReceiptRow(db, path.id);
    if (receipt.status === 'CANCELLED') fail('RECEIPT_ALREADY_DELETED');
    await lockPayer(db, receipt);
    const { schoolId, id } = receipt;
    await revokeTc(db, clock, receipt, reason);
    await runSteps(rules.receiptIsCancelled, db, {
      ...{ schoolId, receiptId: id, reason, at: instantOf(clock), userId: ctx.actor.userId },
      note: (entity, noted, after) => unit.note({ entity, id: noted, after }),
    });
    await lockReceiptCounts(db, schoolId);
    await db
      .update(receipts)
      .set({ status: 'CANCELLED', comments: reason, modifiedAt: instantOf(clock) })
      .where(and(eq(receipts.schoolId, schoolId), eq(receipts.id, id)));
    unit.note({
      entity: 'receipt',
      id,
      before: { status: receipt.status, comments: receipt.comments },
      after: { status: 'CANCELLED', comments: reason, receiptNo: receipt.receiptNo, amount: receipt.amount },
    });
    return receiptView(await getShownReceipt(db, id));
  });
};
