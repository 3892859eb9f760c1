import type { SchoolReportName } from '@/api/reports';
import { createList, type List } from '@/shared/filters';
import { present } from '@common/present';
import { reportCatalogue, type SchoolReportEntry } from '../catalogue';
import { KINDS, PARENTS, START, type ReportFilters } from '../kit/reportFilters';

const LISTS = new Map(
  reportCatalogue.map(({ report, sortedBy }): [SchoolReportName, List<ReportFilters>] => [
    report,
    createList<ReportFilters>({
      name: `report ${report}`,
      start: START,
      parents: PARENTS,
      kinds: { ...KINDS, sortBy: sortedBy },
    }),
  ]),
);

/** The applied filters of each report. */
export const listOfReport = ({ report }: SchoolReportEntry): List<ReportFilters> =>
  present(LISTS.get(report), 'the list of the report');

/** The request of a page or a file; the required filters must be complete. Filters that the report does not have stay out. */
export const schoolRequestOf = (
  { report, filters }: SchoolReportEntry,
  { schoolId, sessionId, classIds, sortBy, sortOrder }: ReportFilters,
) => ({
  report,
  schoolId: present(schoolId, 'school'),
  ...(filters.includes('session') && { sessionId: present(sessionId, 'session') }),
  ...(filters.includes('classes') && { classIds: [...classIds] }),
  ...(sortBy !== undefined && { sortBy, sortOrder: sortOrder ?? ('asc' as const) }),
});
