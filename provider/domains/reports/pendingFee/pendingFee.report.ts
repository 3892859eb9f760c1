import { sql } from 'drizzle-orm';
import type { Report, SessionRequest } from '../kit/report.ts';
import { DUES_COLUMNS, OPENING_COLUMNS, STUDENT_COLUMNS, studentsWithDues } from '../studentColumns.ts';

/** The students with a remaining fee (REPORT-12); a free seat owes only earlier dues. */
export const pendingFeeReport: Report<SessionRequest> = {
  name: 'Pending Fee Report',
  layout: 'landscape',
  shape: () => ({ columns: [...STUDENT_COLUMNS, ...DUES_COLUMNS, ...OPENING_COLUMNS], subject: 'student' }),
  query: (request) => studentsWithDues(request, sql`d.remaining > 0`),
  filters: () => [],
};
