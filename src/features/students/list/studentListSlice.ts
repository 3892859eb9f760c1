import { VALUES } from '@/api/catalogue';
import type { StudentFilter } from '@/api/students';
import { createList } from '@/shared/filters';
import type { Sorting } from '@/shared/lists';
import { present } from '@common/present';

export type SortBy = NonNullable<StudentFilter['sortBy']>;

/** The filters of the list as its fields contain them; -1 is 'All' (ENUM-41). */
export interface StudentFilters extends Sorting<SortBy> {
  readonly schoolId: number | undefined;
  readonly sessionId: number | undefined;
  readonly classId: number;
  readonly sectionId: number;
  readonly searchText: string;
  readonly registrationStatus: '-1' | (typeof VALUES.RegistrationStatus)[number];
  /** 'TC/Name Strike Off': includes inactive students (STUDENT-09) */
  readonly inactive: boolean;
  readonly nonRte: boolean;
  readonly newStudents: boolean;
}

/** The stored filters: sessionId is undefined for the preselected ACTIVE session, null after the user cleared the field. */
type StoredFilters = Omit<StudentFilters, 'sessionId'> & { readonly sessionId: number | null | undefined };

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

export const studentList = createList<StoredFilters>({
  name: 'studentList',
  start: START,
  parents: PARENTS,
  kinds: {
    schoolId: 'id',
    sessionId: 'id',
    classId: 'id',
    sectionId: 'id',
    registrationStatus: VALUES.RegistrationStatus,
    inactive: 'switch',
    nonRte: 'switch',
    newStudents: 'switch',
    sortBy: ['studentName', 'studentCode', 'studentSrNo', 'className', 'rollNo', 'admissionDate'],
    sortOrder: ['asc', 'desc'],
  },
});

export const isStudentFilters = (handed: Record<string, unknown>): handed is Record<string, unknown> & StoredFilters =>
  'registrationStatus' in handed;

/** Returns the number of advanced filters that are set. */
export const advancedSet = ({ registrationStatus, inactive, nonRte, newStudents }: StudentFilters): number =>
  [registrationStatus !== '-1', inactive, nonRte, newStudents].filter(Boolean).length;

/** Resets the filters that may hide the student who is searched for. */
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
