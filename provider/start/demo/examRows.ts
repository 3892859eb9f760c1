// Rows of an exam of the demo: an entry for each paper that a student takes, and the days of attendance.
import { COMPONENTS } from '../../../common/results/index.ts';
import type { DemoDays } from './days.ts';
import {
  daysPresent,
  entriesOf,
  sitsSupplementary,
  SUPPLEMENTARY_SUBJECT,
  type DemoPaper,
  type Sitting,
} from './examEntries.ts';
import type { DemoExam, DemoLimits, DemoStudent, DemoSubject } from './examFacts.ts';

/** Has marks in the annual and the supplementary exam too, because the result of a year needs them. */
const WHOLE_YEAR = '8';
const HALF_ENTERED = '7';
/** Entries of the half-entered exam: these subjects, one more for the first students of a section, and their attendance. */
const ENTERED = new Set(['Hindi', 'English', 'Mathematics']);
const BEGUN = 'Science';
const BEGUN_STUDENTS = 9;
/** The days of the school by exam; a term exam has no attendance of its own. */
const SCHOOL_DAYS: Partial<Record<DemoExam['kind'], number>> = { MID_TERM: 112, ANNUAL: 214 };
/** Different for each student and exam. */
const SEEDS_OF_SECTION = 1_024;
const SEEDS_OF_SCHOOL = SEEDS_OF_SECTION * 1_000;

export interface ExamFacts {
  schoolId: number;
  exam: DemoExam;
  /** in the year of the class, from 0 */
  position: number;
  /** of the class, the students by section and roll number */
  subjects: readonly DemoSubject[];
  students: readonly DemoStudent[];
  /** of the exam */
  limits: readonly DemoLimits[];
  /** best first */
  gradeIds: readonly number[];
}

export const hasMarks = ({ kind, className }: DemoExam): boolean =>
  kind === 'TERM' || kind === 'MID_TERM' || className === WHOLE_YEAR;

const isHalfEntered = ({ kind, className }: DemoExam): boolean => kind === 'MID_TERM' && className === HALF_ENTERED;

/** Of two optional subjects a student takes one, every third student the second. */
function subjectsOf(subjects: readonly DemoSubject[], stream: string | null, index: number): DemoSubject[] {
  const own = subjects.filter((subject) => subject.stream === null || subject.stream === stream);
  const chosen = own.filter(({ optional }) => optional)[index % 3 === 0 ? 1 : 0];
  return own.filter((subject) => !subject.optional || subject === chosen);
}

/** The components of a subject that have full marks in the exam; of a subject evaluated by grade all components. */
const papersOf = (subject: DemoSubject, limits: DemoLimits | undefined): DemoPaper[] =>
  COMPONENTS.flatMap((component): DemoPaper[] => {
    const max = subject.graded ? null : Number(limits?.[component] ?? '0');
    const { id: subjectId, name: subjectName } = subject;
    return subject[component] && max !== 0 ? [{ subjectId, subjectName, component, max }] : [];
  });

function isEntered(exam: DemoExam, { subjectName }: DemoPaper, index: number, { sectionName }: DemoStudent): boolean {
  if (exam.kind === 'SUPPLEMENTARY')
    return subjectName === SUPPLEMENTARY_SUBJECT && sitsSupplementary(index, sectionName);
  if (!isHalfEntered(exam)) return true;
  return ENTERED.has(subjectName) || (subjectName === BEGUN && index < BEGUN_STUDENTS);
}

function dayOf({ kind, ordinal }: DemoExam, year: number): string {
  if (kind === 'TERM') return `${year}-${ordinal === 1 ? '06-24' : '08-28'}`;
  return kind === 'MID_TERM' ? `${year}-10-30` : `${year + 1}-03-${kind === 'ANNUAL' ? '15' : '28'}`;
}

function sittingsOf({ schoolId, exam, position, students, gradeIds }: ExamFacts) {
  return students.map((student, at): { student: DemoStudent; sitting: Sitting } => {
    const { sectionId } = student;
    const index = at - students.findIndex((other) => other.sectionId === sectionId);
    const seed = schoolId * SEEDS_OF_SCHOOL + sectionId * SEEDS_OF_SECTION;
    return { student, sitting: { seed, index, kind: exam.kind, exam: position, gradeIds } };
  });
}

export function rowsOfExam(facts: ExamFacts, days: DemoDays) {
  const { schoolId, exam, subjects, limits } = facts;
  const { sessionId, classId, id: examId, teacherUserId: modifiedBy } = exam;
  const modifiedAt = days.morning(dayOf(exam, days.year));
  const own = { schoolId, sessionId, classId, examId, version: 1, modifiedAt, modifiedBy };
  const limitsOf = new Map(limits.map((row) => [row.subjectId, row]));
  const sittings = sittingsOf(facts);
  const marks = sittings.flatMap(({ student, sitting }) => {
    const taken = subjectsOf(subjects, student.stream, sitting.index);
    const papers = taken.flatMap((subject) => papersOf(subject, limitsOf.get(subject.id)));
    return entriesOf(sitting, papers)
      .filter(({ paper }) => isEntered(exam, paper, sitting.index, student))
      .map(({ paper: { subjectId, component }, entry: { marks: value, gradeId, reason } }) => {
        const text = value === null ? null : String(value);
        return { ...own, studentId: student.id, subjectId, component, marks: text, gradeId, reason };
      });
  });
  const schoolDays = SCHOOL_DAYS[exam.kind];
  const attendance = sittings.flatMap(({ student: { id: studentId }, sitting }) => {
    if (schoolDays === undefined || (isHalfEntered(exam) && sitting.index >= BEGUN_STUDENTS)) return [];
    return [
      { ...own, studentId, kind: 'school' as const, days: String(schoolDays) },
      { ...own, studentId, kind: 'student' as const, days: String(daysPresent(sitting, schoolDays)) },
    ];
  });
  return { marks, attendance };
}
