import type { Handler } from '../../call/handler.ts';
import { getShownReceipt } from './receipts.queries.ts';
import { receiptView } from './receipts.view.ts';
import { certificatesOf } from './reopen/certificatesOf.ts';

export const getReceipt: Handler<'getReceipt'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const receipt = await getShownReceipt(db, path.id);
    return { ...receiptView(receipt), ...(await certificatesOf(db, receipt)) };
  });
