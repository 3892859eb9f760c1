// What a class is examined in: subjects, exams, and a paper for each component of a subject in an exam.

/** What a subject can consist of. */
export const COMPONENTS = ['theory', 'practical', 'viva'] as const;
export type Component = (typeof COMPONENTS)[number];

/** What is passed separately: the theory, and the practical together with its viva. */
export const SIDES = ['THEORY', 'PRACTICAL'] as const;
export type Side = (typeof SIDES)[number];

/** The side to which a component counts. */
export const sideOf = (component: Component): Side => (component === 'theory' ? 'THEORY' : 'PRACTICAL');

/** MID_TERM is the half-yearly exam. The supplementary exam is a second chance and not a part of the year's total. */
export type ExamKind = 'TERM' | 'MID_TERM' | 'ANNUAL' | 'INTERNAL_ASSESSMENT' | 'SUPPLEMENTARY';

/** Why a student did not appear: shown as ML, AB and L. */
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
  /** the lowest mark that may be entered; the pass mark is a percentage of its own */
  min: number;
  /** the full marks; 0: there is no such paper */
  max: number;
}

/** What stands in a cell of the marks grid; `marks` are quarter marks. */
export type Entry =
  | { kind: 'MARKS'; marks: number }
  | { kind: 'REASON'; reason: Reason }
  | { kind: 'GRADE'; gradeId: number };

/** One filled cell. An empty one is not in the list. */
export interface Mark {
  examId: number;
  subjectId: number;
  component: Component;
  entry: Entry;
}

/** A pupil, with what he or she is examined in and what was entered. */
export interface Examinee {
  studentId: number;
  /** null in a class without sections */
  sectionId: number | null;
  /** the subjects that this pupil takes (`subjectsTaken`) */
  subjectIds: readonly number[];
  marks: readonly Mark[];
}

export interface ExaminedClass {
  subjects: readonly Subject[];
  exams: readonly Exam[];
  papers: readonly Paper[];
}
