import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';

export const TABS = ['subjects', 'groups'] as const;
export type SubjectTab = (typeof TABS)[number];

export interface SubjectFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number | undefined;
  readonly tab: SubjectTab;
}

/** Another school has other sessions and classes (SUBJECT-07). */
const PARENTS = { sessionId: 'schoolId', classId: 'schoolId' } as const;

const slice = createFilterSlice<SubjectFilters>({
  name: 'classSubjects',
  start: { schoolId: undefined, sessionId: undefined, classId: undefined, tab: 'subjects' },
  parents: PARENTS,
});

export const { filtersChanged, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectSubjectList = injectList(slice);

export const FRAGMENT: FragmentKinds<SubjectFilters> = { schoolId: 'id', sessionId: 'id', classId: 'id', tab: TABS };

/** The place as an address names it, which a kept draft leads back to. */
export const fragmentOf = (filters: SubjectFilters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
