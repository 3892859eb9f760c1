import type { Handler } from '../../../call/handler.ts';
import { pageOfReport } from '../kit/pageOfReport.ts';
import { requireReport } from './schoolReport.ts';
import { SCHOOL_REPORTS } from './schoolReports.ts';

export const listReport: Handler<'listReport'> = async (ctx, { body, query }) => {
  const report = SCHOOL_REPORTS[body.report];
  requireReport(ctx, report, body);
  return pageOfReport(ctx, report, body, query);
};
