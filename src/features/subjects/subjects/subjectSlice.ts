import { createFilterSlice, injectList } from '@/shared/filters';

export const TABS = ['subjects', 'groups'] as const;
export type SubjectTab = (typeof TABS)[number];

const slice = createFilterSlice<{ readonly tab: SubjectTab }>({ name: 'classSubjects', start: { tab: 'subjects' } });
const selectList = injectList(slice);

export const tabChanged = (tab: SubjectTab) => slice.actions.filtersChanged({ tab });
export const selectSubjectTab = (state: { readonly lists: object }): SubjectTab => selectList(state).filters.tab;
