import { REPORT_FIELDS, type SchoolReportName, type SchoolReportRequest } from '@/api/reports';
import { createList, type List } from '@/shared/filters';
import { isDate } from '@common/calendar';
import { outsideRange } from '@common/dateRange';
import { present } from '@common/present';
import { isTooLong } from '@common/reportDays';
import { reportCatalogue, type SchoolReportEntry } from '../catalogue';
import { KINDS, PARENTS, START, type ReportFilters } from '../kit/reportFilters';

export type GroupBy = NonNullable<SchoolReportRequest['groupBy']>;

export const GROUPS: readonly GroupBy[] = ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'];

const { range: DAYS } = REPORT_FIELDS.SchoolReportRequest.day;

/** The filters of all further reports; each report has some of them. */
export interface SchoolFilters extends ReportFilters {
  /** yyyy-MM-dd; undefined: the current month up to today */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly groupBy: GroupBy;
  /** yyyy-MM-dd; undefined: today */
  readonly day: string | undefined;
  readonly details: boolean;
  readonly onlyDue: boolean;
  /** the class whose students are shown instead of the classes */
  readonly openClassId: number | undefined;
}

const LISTS = new Map(
  reportCatalogue.map(({ report, sortedBy, studentsSortedBy = [] }): [SchoolReportName, List<SchoolFilters>] => [
    report,
    createList<SchoolFilters>({
      name: `report ${report}`,
      start: {
        ...{ ...START, from: undefined, to: undefined, groupBy: 'DAY' },
        ...{ day: undefined, details: false, onlyDue: true, openClassId: undefined },
      },
      // Another grouping has other columns.
      parents: { ...PARENTS, sortBy: 'groupBy', sortOrder: 'groupBy', openClassId: 'classIds' },
      kinds: {
        ...{ ...KINDS, sortBy: [...new Set([...sortedBy, ...studentsSortedBy])], from: 'date', to: 'date' },
        ...{ groupBy: GROUPS, day: 'date', details: 'switch', onlyDue: 'switch', openClassId: 'id' },
      },
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
  day: stored.day || today,
});

/** Whether the rows of a report are students instead of classes. */
export const showsStudents = ({ details, openClassId }: SchoolFilters): boolean => details || openClassId !== undefined;

/** The sorting by a column that is shown. */
function sortingOf({ filters, sortedBy, studentsSortedBy = [] }: SchoolReportEntry, applied: SchoolFilters) {
  const columns = filters.includes('details') && showsStudents(applied) ? studentsSortedBy : sortedBy;
  const { sortBy, sortOrder } = applied;
  return sortBy !== undefined && columns.includes(sortBy) && { sortBy, sortOrder: sortOrder ?? ('asc' as const) };
}

/** The error of a range of days; null for a valid one. */
export function rangeProblem(from: unknown, to: unknown): 'backwards' | 'tooLong' | null {
  if (!isDate(from) || !isDate(to)) return null;
  if (from > to) return 'backwards';
  return isTooLong(from, to) ? 'tooLong' : null;
}

/** A change whose day can be requested: a blank or an invalid one is left out, and its field shows the error. */
export function withDay({ day, ...change }: Partial<SchoolFilters>, today: string): Partial<SchoolFilters> {
  return isDate(day) && outsideRange(day, DAYS, today) === null ? { ...change, day } : change;
}

/** The changes that apply: an invalid day or range is left out, and the fields show the error. */
export function changeOf(
  { from: _from, to: _to, ...change }: Partial<SchoolFilters>,
  { from, to }: { readonly from?: unknown; readonly to?: unknown },
): Partial<SchoolFilters> {
  return isDate(from) && isDate(to) && rangeProblem(from, to) === null ? { ...change, from, to } : change;
}

/** The request of a page or a file; the required filters must be complete. Filters that the report does not have stay out. */
export function schoolRequestOf(entry: SchoolReportEntry, applied: SchoolFilters) {
  const { report, filters, needs } = entry;
  const { schoolId, sessionId, classIds, from, to, groupBy, day, openClassId } = applied;
  return {
    report,
    schoolId: present(schoolId, 'school'),
    ...(needs === 'session' && { sessionId: present(sessionId, 'session') }),
    ...(needs === 'school' && filters.includes('session') && sessionId != null && { sessionId }),
    ...(filters.includes('classes') && { classIds: openClassId === undefined ? [...classIds] : [openClassId] }),
    ...(filters.includes('range') && { from: present(from, 'first day'), to: present(to, 'last day') }),
    ...(filters.includes('groupBy') && { groupBy }),
    ...(filters.includes('day') && { day: present(day, 'day') }),
    ...(filters.includes('details') && { details: showsStudents(applied) }),
    ...(filters.includes('onlyDue') && { onlyDue: applied.onlyDue }),
    ...sortingOf(entry, applied),
  };
}
