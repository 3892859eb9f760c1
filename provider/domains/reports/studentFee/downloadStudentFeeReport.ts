import type { Handler } from '../../../call/handler.ts';
import { fileOfReport } from '../kit/fileOfReport.ts';
import { studentFeeReport } from './studentFee.report.ts';

export const downloadStudentFeeReport: Handler<'downloadStudentFeeReport'> = (ctx, { body }) =>
  fileOfReport(ctx, 'downloadStudentFeeReport', studentFeeReport, body);
