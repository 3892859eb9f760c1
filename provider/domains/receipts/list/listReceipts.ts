import type { Handler } from '../../../call/handler.ts';
import { failFields } from '../../../shared/fail.ts';
import { pageOf, pageView } from '../../../shared/paging.ts';
import { receiptView } from '../receipts.view.ts';
import { requireOwnReceipts } from '../requireOwnReceipts.ts';
import { orderingOf } from './list.filter.ts';
import { listPage } from './list.queries.ts';

/** Newest number first by default (RECEIPT-10). The sum of all pages does not contain cancelled receipts. */
export const listReceipts: Handler<'listReceipts'> = async (ctx, { query, body }) => {
  requireOwnReceipts(ctx, body);
  const { problems, ...paging } = pageOf(query, body);
  if (problems.length > 0) failFields(problems);
  const filter = { ...body, ...orderingOf(query.sort) };
  const { rows, total, counted } = await ctx.read((db) => listPage(db, filter, paging.page, paging.size));
  return {
    ...pageView(rows.map(receiptView), total, paging),
    totalAmount: Number(counted?.amount ?? 0),
    cancelled: counted?.cancelled ?? 0,
  };
};
