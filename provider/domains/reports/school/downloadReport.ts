import type { Handler } from '../../../call/handler.ts';
import { fileOfReport } from '../kit/fileOfReport.ts';
import { requireFormat, requireReport, requireSlips } from './schoolReport.ts';
import { SCHOOL_REPORTS } from './schoolReports.ts';

export const downloadReport: Handler<'downloadReport'> = async (ctx, { body }) => {
  const report = SCHOOL_REPORTS[body.report];
  requireReport(ctx, report, body);
  requireFormat(report, body.fileFormat);
  requireSlips(report, body);
  return fileOfReport(ctx, 'downloadReport', report, body);
};
