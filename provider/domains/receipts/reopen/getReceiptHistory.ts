import type { Handler } from '../../../call/handler.ts';
import { getShownReceipt } from '../receipts.queries.ts';
import { listReceiptEvents } from './receiptEvents.ts';

export const getReceiptHistory: Handler<'getReceiptHistory'> = (ctx, { path: { id } }) =>
  ctx.read(async (db) => {
    const events = await listReceiptEvents(db, await getShownReceipt(db, id));
    return events.reverse();
  });
