import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';

export interface LimitsFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number | undefined;
}

const START: LimitsFilters = { schoolId: undefined, sessionId: undefined, classId: undefined };

/** Another school has other sessions and classes (MARKSCONF-02). */
const PARENTS = { sessionId: 'schoolId', classId: 'schoolId' } as const;

const slice = createFilterSlice<LimitsFilters>({ name: 'marksConfig', start: START, parents: PARENTS });

export const { filtersChanged, filtersReset, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectLimitsList = injectList(slice);

export const FRAGMENT: FragmentKinds<LimitsFilters> = { schoolId: 'id', sessionId: 'id', classId: 'id' };

/** The place as an address names it, which a kept draft leads back to. */
export const fragmentOf = (filters: LimitsFilters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
  ).toString();
