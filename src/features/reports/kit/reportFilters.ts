/** The common filters of all reports, as values of their fields. */
import { VALUES } from '@/api/catalogue';
import type { FragmentKinds } from '@/shared/filters';
import { present } from '@common/present';

export interface ReportFilters {
  readonly schoolId: number | undefined;
  /** undefined: the preselected session; null: the field was cleared */
  readonly sessionId: number | null | undefined;
  /** empty: all classes */
  readonly classIds: readonly number[];
  /** the key of a column; undefined: the order of the provider */
  readonly sortBy: string | undefined;
  readonly sortOrder: 'asc' | 'desc' | undefined;
}

export const START: ReportFilters = {
  schoolId: undefined,
  sessionId: undefined,
  classIds: [],
  sortBy: undefined,
  sortOrder: undefined,
};

export const PARENTS = { sessionId: 'schoolId', classIds: 'schoolId' } as const;

export const KINDS: FragmentKinds<ReportFilters> = {
  schoolId: 'id',
  sessionId: 'id',
  classIds: 'ids',
  sortOrder: ['asc', 'desc'],
};

/** The request of a list or a file; the filters must be complete. */
export const requestOf = ({ schoolId, sessionId, classIds, sortBy, sortOrder }: ReportFilters) => ({
  schoolId: present(schoolId, 'school'),
  sessionId: present(sessionId, 'session'),
  classIds: [...classIds],
  ...(sortBy === undefined ? {} : { sortBy, sortOrder: sortOrder ?? ('asc' as const) }),
});

/** The filters that a report requires. */
export type Needs = 'session' | 'school';

/** The text that asks for the required filters. */
export const CHOOSE = { session: 'chooseFirst', school: 'chooseSchool' } as const satisfies Record<Needs, string>;

/** The reason why a file cannot be requested (REPORT-10, REPORT-11); undefined without one. */
export function exportProblem(
  { schoolId, sessionId }: Pick<ReportFilters, 'schoolId' | 'sessionId'>,
  format: string,
  needs: Needs = 'session',
): (typeof CHOOSE)[Needs] | 'invalidFormat' | undefined {
  if (schoolId === undefined || (needs === 'session' && sessionId == null)) return CHOOSE[needs];
  return (VALUES.FileFormat as readonly string[]).includes(format) ? undefined : 'invalidFormat';
}
