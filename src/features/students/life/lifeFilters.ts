import type { StudentFilter } from '@/api/students';
import { pageArgument, type SchoolList, type Sorting } from '@/shared/lists';
import { present } from '@common/present';
import type { SortBy } from '../list/studentListSlice';

/** The filters that the TC list and the strike-off list share; -1 is 'All' (ENUM-41). */
export interface LifeFilters extends Sorting<SortBy> {
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

/** Resets the filters that may hide the student who is searched for. */
export const WIDEST = { classId: START.classId, sectionId: START.sectionId };

export const KINDS = {
  schoolId: 'id',
  classId: 'id',
  sectionId: 'id',
  sortBy: ['studentName', 'studentCode', 'studentSrNo', 'className'],
  sortOrder: ['asc', 'desc'],
} as const;

/** The part of the contract's filter that both lists share. */
export const requestOf = ({ schoolId, classId, sectionId, searchText, sortBy, sortOrder }: LifeFilters) =>
  ({
    schoolId: present(schoolId, 'school'),
    classId,
    sectionId,
    searchText: searchText.trim(),
    ...(sortBy === undefined ? {} : { sortBy, sortOrder: sortOrder ?? 'asc' }),
  }) satisfies StudentFilter;

/** The argument of the query of one of the two lists. */
export const lifeArgument = <F extends LifeFilters>(list: SchoolList<F>, toFilter: (filters: F) => StudentFilter) =>
  pageArgument(list, (filters, page) => ({ ...page, studentFilter: { ...toFilter(filters), ...page } }));
