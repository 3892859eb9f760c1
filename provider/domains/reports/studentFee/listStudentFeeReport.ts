import type { Handler } from '../../../call/handler.ts';
import { pageOfReport } from '../kit/pageOfReport.ts';
import { studentFeeReport } from './studentFee.report.ts';

export const listStudentFeeReport: Handler<'listStudentFeeReport'> = (ctx, { body, query }) =>
  pageOfReport(ctx, studentFeeReport, body, query);
