import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';

export interface RollFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number | undefined;
  readonly sectionId: number | undefined;
}

const START: RollFilters = { schoolId: undefined, sessionId: undefined, classId: undefined, sectionId: undefined };

/** Another school has other sessions and classes, another class other sections. */
const PARENTS = { sessionId: 'schoolId', classId: 'schoolId', sectionId: 'classId' } as const;

const slice = createFilterSlice<RollFilters>({ name: 'rollNumbers', start: START, parents: PARENTS });

export const { filtersChanged, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectRollList = injectList(slice);

export const FRAGMENT: FragmentKinds<RollFilters> = {
  schoolId: 'id',
  sessionId: 'id',
  classId: 'id',
  sectionId: 'id',
};

/** The place as an address names it, which a kept draft leads back to. */
export const fragmentOf = (filters: RollFilters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
  ).toString();
