import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../../call/handler.ts';
import { receipts } from '../../../database/schema/index.ts';
import { instantOf } from '../../../shared/clock.ts';
import { getShownReceipt, lockReceiptCounts, lockReceiptRow } from '../receipts.queries.ts';
import { receiptView } from '../receipts.view.ts';

/**
 * Stores the time of the last print; every later copy is a duplicate. A later print changes the time too, so that a file of all receipts
 * that is not delivered does not release a receipt that was printed alone since.
 */
export const markReceiptPrinted: Handler<'markReceiptPrinted'> = (ctx, { path }) =>
  ctx.write(async (db, unit) => {
    unit.changesOnly('receipts');
    const { schoolId, id, receiptNo, printedAt } = await lockReceiptRow(db, path.id);
    await lockReceiptCounts(db, schoolId);
    await db
      .update(receipts)
      .set({ printedAt: instantOf(ctx.services.clock) })
      .where(and(eq(receipts.schoolId, schoolId), eq(receipts.id, id)));
    unit.note({ entity: 'receipt', id, after: { receiptNo, printed: printedAt === null ? 'first' : 'again' } });
    return receiptView(await getShownReceipt(db, id));
  });
