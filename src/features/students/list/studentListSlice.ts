import type { StudentFilter } from '@/api/students';
import { createFilterSlice, injectList } from '@/shared/filters';
import { present } from '@common/present';

/** The filters of the list as its fields hold them; -1 is 'All' (ENUM-41). */
export interface StudentFilters {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number;
  readonly sectionId: number;
  readonly searchText: string;
  readonly registrationStatus: '-1' | 'PENDING' | 'COMPLETE';
  /** 'TC/Name Strike Off': with inactive students too (STUDENT-09) */
  readonly inactive: boolean;
  readonly nonRte: boolean;
  readonly newStudents: boolean;
  readonly sortBy: NonNullable<StudentFilter['sortBy']> | undefined;
  readonly sortOrder: 'asc' | 'desc' | undefined;
}

export const START: StudentFilters = {
  schoolId: undefined,
  sessionId: undefined,
  classId: -1,
  sectionId: -1,
  searchText: '',
  registrationStatus: '-1',
  inactive: false,
  nonRte: false,
  newStudents: false,
  sortBy: undefined,
  sortOrder: undefined,
};

/** Another school has other sessions and classes, another class other sections (STUDENT-14). */
export const PARENTS = { sessionId: 'schoolId', classId: 'schoolId', sectionId: 'classId' } as const;

const slice = createFilterSlice<StudentFilters>({ name: 'studentList', start: START, parents: PARENTS });

export const { filtersChanged, filtersReset, pageChanged } = slice.actions;
export const studentListReducer = slice.reducer;

export const selectStudentList = injectList(slice);

/** Whether one of the folded filters is set. */
export const isAdvanced = ({ registrationStatus, inactive, nonRte, newStudents }: StudentFilters): boolean =>
  registrationStatus !== '-1' || inactive || nonRte || newStudents;

/** The filter as the contract takes it (STUDENT-06 to STUDENT-10). */
export const requestOf = (filters: StudentFilters): StudentFilter => ({
  schoolId: present(filters.schoolId, 'school'),
  ...(filters.sessionId === undefined ? {} : { sessionId: filters.sessionId }),
  classId: filters.classId,
  sectionId: filters.sectionId,
  searchText: filters.searchText.trim(),
  registrationStatus: filters.registrationStatus,
  includeDisabled: filters.inactive,
  includeBlocked: filters.inactive,
  nonRte: filters.nonRte,
  newStudents: filters.newStudents,
  ...(filters.sortBy === undefined ? {} : { sortBy: filters.sortBy, sortOrder: filters.sortOrder ?? 'asc' }),
});
