// The subjects and exams of a class, with a paper for each component of a subject in an exam.

/** The components of a subject. */
export const COMPONENTS = ['theory', 'practical', 'viva'] as const;
export type Component = (typeof COMPONENTS)[number];

/** The sides of a subject, which are passed separately: theory, and practical together with viva. */
export const SIDES = ['THEORY', 'PRACTICAL'] as const;
export type Side = (typeof SIDES)[number];

/** The side to which a component counts. */
export const sideOf = (component: Component): Side => (component === 'theory' ? 'THEORY' : 'PRACTICAL');

/** MID_TERM is the half-yearly exam. The supplementary exam is a second chance and not part of the total of the year. */
export type ExamKind = 'TERM' | 'MID_TERM' | 'ANNUAL' | 'INTERNAL_ASSESSMENT' | 'SUPPLEMENTARY';

/** The reason why a student did not appear: ML, AB and L. */
export type Reason = 'MEDICAL' | 'ABSENT' | 'LEAVE';

export interface Subject {
  subjectId: number;
  type: 'MANDATORY' | 'OPTIONAL';
  evaluationMethod: 'MARKS' | 'GRADE';
  /** null: a subject of every stream */
  stream: string | null;
}

export interface Exam {
  examId: number;
  kind: ExamKind;
}

/** The limits of one component of a subject in an exam, in quarter marks. */
export interface Paper {
  examId: number;
  subjectId: number;
  component: Component;
  /** the minimum that can be entered; the pass mark is a separate percentage */
  min: number;
  /** the maximum marks; 0 without a paper */
  max: number;
}

/** The content of a cell of the marks grid; `marks` are quarter marks. */
export type Entry =
  | { kind: 'MARKS'; marks: number }
  | { kind: 'REASON'; reason: Reason }
  | { kind: 'GRADE'; gradeId: number };

/** The content of a cell of a subject evaluated by grade. */
export type GradeEntry = Exclude<Entry, { kind: 'MARKS' }>;

/** A filled cell; empty cells are not in the list. */
export interface Mark {
  examId: number;
  subjectId: number;
  component: Component;
  entry: Entry;
}

/** A student with the subjects and the entered marks. */
export interface Examinee {
  studentId: number;
  /** null in a class without sections */
  sectionId: number | null;
  /** the subjects that the student takes (`subjectsTaken`) */
  subjectIds: readonly number[];
  marks: readonly Mark[];
}

/** A subject in an exam. */
export type SubjectInExam = Pick<Paper, 'examId' | 'subjectId'>;

export interface ExaminedClass {
  subjects: readonly Subject[];
  exams: readonly Exam[];
  papers: readonly Paper[];
  /** limits that are still to be set, unlike those with a maximum of 0 */
  unset: readonly SubjectInExam[];
}
