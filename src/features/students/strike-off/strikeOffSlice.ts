import type { StudentFilter } from '@/api/students';
import { createFilterSlice, injectList } from '@/shared/filters';
import { KINDS, requestOf, START, type LifeFilters } from '../life/lifeFilters';
import type { ListSource } from '../list/useSchoolList';

const slice = createFilterSlice<LifeFilters>({
  name: 'strikeOffList',
  start: START,
  parents: { classId: 'schoolId', sectionId: 'classId' },
});

export const { filtersChanged, pageChanged } = slice.actions;

export const selectStrikeOffList = injectList(slice);

export const STRIKE_OFF_LIST: ListSource<LifeFilters> = {
  select: selectStrikeOffList,
  start: slice.getInitialState(),
  kinds: KINDS,
  opened: slice.actions.listOpened,
};

/** Students whose name is struck off alone, in whatever session (LIFECYCLE-08, LIFECYCLE-18). */
export const struckOffRequestOf = (filters: LifeFilters): StudentFilter => ({
  ...requestOf(filters),
  includeBlocked: true,
  onlyBlocked: true,
});
