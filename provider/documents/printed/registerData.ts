// The data of the result register of a class, for the PDF and the spreadsheet. Marks are in the unit of the contract.
import type { Component, Division } from '../../../common/results/index.ts';
import type { DocumentSchool } from './school.ts';

export interface RegisterSubject {
  name: string;
  /** evaluated by grade: its components have no maximum */
  graded: boolean;
  components: readonly { component: Component; max: number }[];
}

/** The marks, the grade or the short form of the reason of each component; null where nothing was entered. */
export interface RegisterEntry {
  values: readonly (number | string | null)[];
  /** null where there are no marks */
  total: number | null;
  failed: boolean;
}

export interface RegisterStudent {
  rollNo: number | null;
  section: string | null;
  code: number;
  name: string;
  fatherName: string;
  /** in the order of the subjects; null for a subject that the student does not take */
  entries: readonly (RegisterEntry | null)[];
  /** null while marks are missing and where nothing counts */
  total: number | null;
  percentage: number | null;
  division: Division | null;
  rank: number | null;
  result: 'MARKS' | 'GRACE' | 'SECOND_CHANCE' | 'FAIL' | 'SUPPLEMENTARY' | 'INCOMPLETE' | 'NOT_JUDGED';
}

export interface RegisterFigures {
  appeared: number;
  passed: number;
  passPercent: number | null;
  average: number | null;
  highest: number | null;
}

export interface RegisterCounts {
  students: number;
  passed: number;
  failed: number;
  supplementary: number;
  incomplete: number;
  passPercent: number | null;
  divisions: Readonly<Record<Division, number>>;
}

export interface RegisterData {
  school: DocumentSchool;
  session: string;
  exam: string;
  /** the exams that are added up; null for the result of one exam */
  yearExams: readonly string[] | null;
  className: string;
  /** null for all sections of a class, whose students then have a column for it */
  section: string | null;
  hasSections: boolean;
  /** yyyy-MM-dd */
  madeOn: string;
  subjects: readonly RegisterSubject[];
  /** the maximum of the total; null where it differs between students */
  full: number | null;
  students: readonly RegisterStudent[];
  /** in the order of the subjects; null for a subject evaluated by grade */
  figures: readonly (RegisterFigures | null)[];
  counts: RegisterCounts;
  /** the students with the first three ranks, by rank */
  toppers: readonly RegisterStudent[];
}
