import type { SchoolReportName, SchoolReportRequest } from '@/api/reports';
import { createList, type List } from '@/shared/filters';
import { isDate } from '@common/calendar';
import { present } from '@common/present';
import { isTooLong } from '@common/reportDays';
import { reportCatalogue, type SchoolReportEntry } from '../catalogue';
import { KINDS, PARENTS, START, type ReportFilters } from '../kit/reportFilters';

export type GroupBy = NonNullable<SchoolReportRequest['groupBy']>;

export const GROUPS: readonly GroupBy[] = ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'];

/** The filters of all further reports; each has some of them. */
export interface SchoolFilters extends ReportFilters {
  /** yyyy-MM-dd; undefined: the current month up to today */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly groupBy: GroupBy;
}

const LISTS = new Map(
  reportCatalogue.map(({ report, sortedBy }): [SchoolReportName, List<SchoolFilters>] => [
    report,
    createList<SchoolFilters>({
      name: `report ${report}`,
      start: { ...START, from: undefined, to: undefined, groupBy: 'DAY' },
      // Another group has other columns.
      parents: { ...PARENTS, sortBy: 'groupBy', sortOrder: 'groupBy' },
      kinds: { ...KINDS, sortBy: sortedBy, from: 'date', to: 'date', groupBy: GROUPS },
    }),
  ]),
);

/** The applied filters of each report. */
export const listOfReport = ({ report }: SchoolReportEntry): List<SchoolFilters> =>
  present(LISTS.get(report), 'the list of the report');

/** The filters that apply on the day `today`, yyyy-MM-dd. */
export const filtersOn = (stored: SchoolFilters, today: string): SchoolFilters => ({
  ...stored,
  from: stored.from || `${today.slice(0, 8)}01`,
  to: stored.to || today,
});

/** Why the days cannot be a range; null without a reason. */
export function rangeProblem(from: unknown, to: unknown): 'backwards' | 'tooLong' | null {
  if (!isDate(from) || !isDate(to)) return null;
  if (from > to) return 'backwards';
  return isTooLong(from, to) ? 'tooLong' : null;
}

/** The changes that apply: an invalid day and a range that cannot be are left out, and the fields show the error. */
export function changeOf(
  { from: _from, to: _to, ...change }: Partial<SchoolFilters>,
  { from, to }: { readonly from?: unknown; readonly to?: unknown },
): Partial<SchoolFilters> {
  return isDate(from) && isDate(to) && rangeProblem(from, to) === null ? { ...change, from, to } : change;
}

/** The request of a page or a file; the required filters must be complete. Filters that the report does not have stay out. */
export const schoolRequestOf = (
  { report, filters, needs }: SchoolReportEntry,
  { schoolId, sessionId, classIds, sortBy, sortOrder, from, to, groupBy }: SchoolFilters,
) => ({
  report,
  schoolId: present(schoolId, 'school'),
  ...(needs === 'session' && { sessionId: present(sessionId, 'session') }),
  ...(needs === 'school' && filters.includes('session') && sessionId != null && { sessionId }),
  ...(filters.includes('classes') && { classIds: [...classIds] }),
  ...(filters.includes('range') && { from: present(from, 'first day'), to: present(to, 'last day') }),
  ...(filters.includes('groupBy') && { groupBy }),
  ...(sortBy !== undefined && { sortBy, sortOrder: sortOrder ?? ('asc' as const) }),
});
