import type { Handler } from '../../../call/handler.ts';
import { pageOfReport } from '../kit/pageOfReport.ts';
import { pendingFeeReport } from './pendingFee.report.ts';

export const listPendingFeeReport: Handler<'listPendingFeeReport'> = (ctx, { body, query }) =>
  pageOfReport(ctx, pendingFeeReport, body, query);
