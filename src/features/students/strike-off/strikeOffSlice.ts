import type { StudentFilter } from '@/api/students';
import { createList } from '@/shared/filters';
import { KINDS, requestOf, START, type LifeFilters } from '../life/lifeFilters';

export const strikeOffList = createList<LifeFilters>({
  name: 'strikeOffList',
  start: START,
  parents: { classId: 'schoolId', sectionId: 'classId' },
  kinds: KINDS,
});

/** Only students whose name is struck off, of any session (LIFECYCLE-08, LIFECYCLE-18). */
export const struckOffRequestOf = (filters: LifeFilters): StudentFilter => ({
  ...requestOf(filters),
  includeBlocked: true,
  onlyBlocked: true,
});
