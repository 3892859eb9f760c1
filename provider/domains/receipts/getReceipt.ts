import type { Handler } from '../../call/handler.ts';
import { getShownReceipt } from './receipts.queries.ts';
import { receiptView } from './receipts.view.ts';

export const getReceipt: Handler<'getReceipt'> = (ctx, { path }) =>
  ctx.read(async (db) => receiptView(await getShownReceipt(db, path.id)));
