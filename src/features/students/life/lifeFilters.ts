import type { StudentFilter } from '@/api/students';
import type { FragmentKinds } from '@/shared/filters';
import { present } from '@common/present';
import type { Sorting } from '../list/useServerList';

/** What both lists of those who left are narrowed by; -1 is 'All' (ENUM-41). */
export interface LifeFilters extends Sorting {
  readonly schoolId: number | undefined;
  readonly classId: number;
  readonly sectionId: number;
  readonly searchText: string;
}

export const START: LifeFilters = {
  schoolId: undefined,
  classId: -1,
  sectionId: -1,
  searchText: '',
  sortBy: undefined,
  sortOrder: undefined,
};

/** What the list is without the filters that may hide a pupil who is looked for. */
export const WIDEST = { classId: START.classId, sectionId: START.sectionId };

/** All but the text, which is a person's name. */
export const KINDS: FragmentKinds<LifeFilters> = {
  schoolId: 'id',
  classId: 'id',
  sectionId: 'id',
  sortBy: ['studentName', 'studentCode', 'studentSrNo', 'className'],
  sortOrder: ['asc', 'desc'],
};

/** The filter as the contract takes it, but for which of the two lists is meant. */
export const requestOf = ({ schoolId, classId, sectionId, searchText, sortBy, sortOrder }: LifeFilters) =>
  ({
    schoolId: present(schoolId, 'school'),
    classId,
    sectionId,
    searchText: searchText.trim(),
    ...(sortBy === undefined ? {} : { sortBy, sortOrder: sortOrder ?? 'asc' }),
  }) satisfies StudentFilter;
