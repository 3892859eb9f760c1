import type { Handler } from '../../../call/handler.ts';
import { failFields } from '../../../shared/fail.ts';
import { pageOf, pageView } from '../../../shared/paging.ts';
import { issuedSessions } from '../certificate/certificate.queries.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
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
  const { rows, total, counted, sessionsOf } = await ctx.read(async (db) => ({
    ...(await listPage(db, filter, paging.page, paging.size)),
    sessionsOf: body.studentId && (await issuedSessions(db, { schoolId: ctx.schoolId, id: body.studentId })),
  }));
  const view = (row: ShownReceipt) => ({
    ...receiptView(row),
    ...(sessionsOf && { certificateSessionIds: sessionsOf(row.receiptNo) }),
  });
  return {
    ...pageView(rows.map(view), total, paging),
    totalAmount: Number(counted?.amount ?? 0),
    cancelled: counted?.cancelled ?? 0,
  };
};
