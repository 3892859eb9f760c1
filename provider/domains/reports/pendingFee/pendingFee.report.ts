import { sql } from 'drizzle-orm';
import type { Report, ReportRequest } from '../kit/report.ts';
import { DUES_COLUMNS, STUDENT_COLUMNS, studentsWithDues } from '../studentColumns.ts';

/** The students with a remaining fee (REPORT-12); a free seat owes nothing. */
export const pendingFeeReport: Report<ReportRequest> = {
  name: 'Pending Fee Report',
  layout: 'landscape',
  columns: [...STUDENT_COLUMNS, ...DUES_COLUMNS],
  query: (request) => studentsWithDues(request, sql`d.remaining > 0`),
  filters: () => [],
};
