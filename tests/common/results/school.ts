// A small class for the tests of results. Here marks are marks, as a teacher writes them; AB, ML and L are the reasons.
import {
  DEFAULT_SETTINGS,
  toQuarters,
  type Component,
  type Entry,
  type Exam,
  type ExaminedClass,
  type Examinee,
  type Mark,
  type Paper,
  type Subject,
} from '../../../common/results';

export const TERM: Exam = { examId: 1, kind: 'TERM' };
export const HALF_YEARLY: Exam = { examId: 2, kind: 'MID_TERM' };
export const ANNUAL: Exam = { examId: 3, kind: 'ANNUAL' };
export const INTERNAL: Exam = { examId: 4, kind: 'INTERNAL_ASSESSMENT' };
export const SECOND: Exam = { examId: 5, kind: 'SUPPLEMENTARY' };

export const SETTINGS = DEFAULT_SETTINGS;
/** Two subjects share five marks. */
export const WITH_GRACE = { ...SETTINGS, maxGraceSubjectsNo: 2, maxGraceMarks: toQuarters(5) };

export type Written = number | 'AB' | 'ML' | 'L';
const REASONS = { AB: 'ABSENT', ML: 'MEDICAL', L: 'LEAVE' } as const;

export const entryOf = (written: Written): Entry =>
  typeof written === 'number'
    ? { kind: 'MARKS', marks: toQuarters(written) }
    : { kind: 'REASON', reason: REASONS[written] };

export const subject = (subjectId: number, changes: Partial<Subject> = {}): Subject => ({
  subjectId,
  type: 'MANDATORY',
  evaluationMethod: 'MARKS',
  stream: null,
  ...changes,
});

/** A paper with these full marks. */
export const paper = ({ examId }: Exam, subjectId: number, max: number, component: Component = 'theory'): Paper => ({
  examId,
  subjectId,
  component,
  min: 0,
  max: toQuarters(max),
});

export const mark = ({ examId }: Exam, subjectId: number, written: Written, component: Component = 'theory'): Mark => ({
  examId,
  subjectId,
  component,
  entry: entryOf(written),
});

export const pupil = (marks: readonly Mark[], changes: Partial<Examinee> = {}): Examinee => ({
  studentId: 1,
  sectionId: 1,
  subjectIds: [1, 2, 3, 4, 5],
  marks,
  ...changes,
});

/** Each subject has one theory paper with these full marks in each exam. */
export function classOf(exams: readonly Exam[], subjectIds: readonly number[], max = 100): ExaminedClass {
  return {
    subjects: subjectIds.map((subjectId) => subject(subjectId)),
    exams,
    papers: exams.flatMap((exam) => subjectIds.map((subjectId) => paper(exam, subjectId, max))),
    unset: [],
  };
}

/** The marks of the subjects 1, 2, 3 … in one exam; an empty cell is null. */
export const marksIn = (exam: Exam, written: readonly (Written | null)[], component?: Component): Mark[] =>
  written.flatMap((each, at) => (each === null ? [] : [mark(exam, at + 1, each, component)]));

/** The only one; an error for none or more. */
export function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined || list.length > 1) throw new Error(`One was expected, there are ${list.length}.`);
  return first;
}
