// The data of a marksheet.
import type { DocumentSchool } from './school.ts';

export type MarkedComponent = 'theory' | 'practical' | 'viva';
export type MissedReason = 'ABSENT' | 'MEDICAL' | 'LEAVE';

/** The entry of a student in a component of a subject; null for missing marks. */
export interface MarksheetPaper {
  component: MarkedComponent;
  marks: number | MissedReason | null;
  max: number;
}

/** An exam as columns of the table. */
export interface MarksheetExam {
  name: string;
  /** of all subjects, in marks; null where nothing counts */
  total: { marks: number; full: number } | null;
  /** days present and days of the school; null where they are not stored */
  attendance: { present: number; of: number | null } | null;
}

/** A subject evaluated by marks. */
export interface MarksheetSubject {
  name: string;
  /** for each exam; none where the subject has no paper */
  exams: readonly (readonly MarksheetPaper[])[];
  /** in marks, without grace; null while marks are missing */
  result: { marks: number; full: number } | null;
  distinction: boolean;
  failed: boolean;
  /** grace marks; 0 without any */
  grace: number;
  /** by the scale of the school; null without one */
  grade: string | null;
}

/** The text of a grade or reason in a component of a subject evaluated by grade. */
export interface MarksheetGrade {
  component: MarkedComponent;
  text: string;
  /** null for a grade */
  reason: MissedReason | null;
}

export interface MarksheetData {
  school: DocumentSchool;
  session: string;
  /** the chosen exam */
  exam: string;
  /** the result is that of the year */
  ofYear: boolean;
  student: {
    name: string;
    fatherName: string;
    motherName: string;
    className: string;
    section: string | null;
    rollNo: number | null;
    code: number;
    srNo: string;
    /** yyyy-MM-dd */
    dateOfBirth: string;
    /** bytes of a JPEG */
    photo: Uint8Array | null;
  };
  exams: readonly MarksheetExam[];
  subjects: readonly MarksheetSubject[];
  /** subjects evaluated by grade, with the entries of each exam */
  graded: readonly { name: string; exams: readonly (readonly MarksheetGrade[])[] }[];
  /** whether the school has a scale of grades */
  hasScale: boolean;
  distinctionPercent: number;
  /** in marks; null while marks are missing and where nothing counts */
  total: { marks: number; raised: number; full: number; percentage: number; grade: string | null } | null;
  division: 'FIRST' | 'SECOND' | 'THIRD' | null;
  rank: { rank: number; of: number } | null;
  result: string;
  remark: string | null;
  /** yyyy-MM-dd */
  declaredOn: string | null;
}
