import type { StudentFilter } from '@/api/students';
import { createFilterSlice, injectList, type FragmentKinds } from '@/shared/filters';
import { present } from '@common/present';
import type { ListSource } from './useSchoolList';

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

/** The filters as they are kept: without a chosen session the school's one ACTIVE session stands in; null: emptied by the user. */
type KeptFilters = Omit<StudentFilters, 'sessionId'> & { readonly sessionId: number | null | undefined };

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

const slice = createFilterSlice<KeptFilters>({ name: 'studentList', start: START, parents: PARENTS });

const { listOpened } = slice.actions;
export const { filtersChanged, filtersReset, pageChanged } = slice.actions;
export const studentListReducer = slice.reducer;
export const UNTOUCHED = slice.getInitialState();

export const selectStudentList = injectList(slice);

/** What of the list stands in its address: all but the text, which is a person's name. */
const FRAGMENT: FragmentKinds<KeptFilters> = {
  schoolId: 'id',
  sessionId: 'id',
  classId: 'id',
  sectionId: 'id',
  registrationStatus: ['PENDING', 'COMPLETE'],
  inactive: 'switch',
  nonRte: 'switch',
  newStudents: 'switch',
  sortBy: ['studentName', 'studentCode', 'studentSrNo', 'className', 'rollNo', 'admissionDate'],
  sortOrder: ['asc', 'desc'],
};

export const STUDENT_LIST: ListSource<KeptFilters> = {
  select: selectStudentList,
  start: UNTOUCHED,
  kinds: FRAGMENT,
  opened: listOpened,
};

/** How many of the folded filters are set. */
export const advancedSet = ({ registrationStatus, inactive, nonRte, newStudents }: StudentFilters): number =>
  [registrationStatus !== '-1', inactive, nonRte, newStudents].filter(Boolean).length;

/** What the list is without the filters that may hide a pupil who is looked for. */
export const WIDEST: Partial<StudentFilters> = {
  classId: START.classId,
  sectionId: START.sectionId,
  registrationStatus: START.registrationStatus,
  nonRte: false,
  newStudents: false,
};

export const isWidest = (filters: StudentFilters): boolean =>
  (Object.keys(WIDEST) as (keyof StudentFilters)[]).every((name) => filters[name] === WIDEST[name]);

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
