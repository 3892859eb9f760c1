import type { Handler } from '../../../call/handler.ts';
import { fileOfReport } from '../kit/fileOfReport.ts';
import { pendingFeeReport } from './pendingFee.report.ts';

export const downloadPendingFeeReport: Handler<'downloadPendingFeeReport'> = (ctx, { body }) =>
  fileOfReport(ctx, 'downloadPendingFeeReport', pendingFeeReport, body);
