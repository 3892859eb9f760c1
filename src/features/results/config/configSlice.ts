import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';
import type { PlaceFilters } from '../place/usePlace';

const START: PlaceFilters = { schoolId: undefined, sessionId: undefined, classId: undefined };

/** Another school has other sessions and classes. */
const slice = createFilterSlice<PlaceFilters>({
  name: 'resultConfig',
  start: START,
  parents: { sessionId: 'schoolId', classId: 'schoolId' },
});

export const { filtersChanged, filtersReset, listOpened } = slice.actions;
export const UNTOUCHED = slice.getInitialState();
export const selectConfigList = injectList(slice);
export const FRAGMENT: FragmentKinds<PlaceFilters> = { schoolId: 'id', sessionId: 'id', classId: 'id' };
