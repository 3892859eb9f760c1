// The results of a class for marksheets: pure functions of the stored values.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { present } from '../../../../common/present.ts';
import {
  fromQuarters,
  gradeText,
  type CountedPaper,
  type ExamResult,
  type SubjectResult,
  type YearResult,
} from '../../../../common/results/index.ts';
import type {
  MarksheetData,
  MarksheetExam,
  MarksheetPaper,
  MarksheetSubject,
} from '../../../documents/printed/marksheetData.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import type { ResultRules } from '../rules/rules.queries.ts';
import { examOf, isOfYear, yearOf, type ClassResults } from '../year/readClassResults.ts';
import type { YearAttendance } from '../year/year.queries.ts';
import { gracesOf, mendedSubjects, resultText, type Names } from './resultText.ts';

/** The part of a marksheet that results decide. */
export type ResultPart = Pick<
  MarksheetData,
  | 'ofYear'
  | 'exams'
  | 'subjects'
  | 'graded'
  | 'hasScale'
  | 'distinctionPercent'
  | 'total'
  | 'division'
  | 'rank'
  | 'result'
>;

type FinalResult = ExamResult | YearResult;

/** An exam that marksheets show. */
interface ShownExam {
  exam: ExamRow;
  of: readonly ExamResult[];
  /**
   * The chosen exam, or an exam that the result of the year counts. Marksheets of students without entries omit the other ones, because
   * term exams after the half-yearly exam precede it in the order of the year.
   */
  isRequired: boolean;
}

/** The results of a class that the marksheets of a chosen exam show. */
export interface SheetResults {
  results: ClassResults;
  ofYear: boolean;
  /** in the order of the year, each with the results of all students */
  exams: readonly ShownExam[];
  /** of the chosen exam or the year, in the order of the students */
  final: readonly FinalResult[];
  names: Names;
  /** names of grades by id */
  grades: ReadonlyMap<number, string>;
  /** maximum marks in quarter marks by exam, subject and component */
  maxima: ReadonlyMap<string, number>;
}

const paperKey = (examId: number, subjectId: number, component: string) => `${examId} ${subjectId} ${component}`;

/**
 * The annual and the supplementary exam show all exams and the result of the year, another exam those up to itself. Yields to the event
 * loop between two exams, because the results of a large class take long.
 */
export async function sheetResults(
  results: ClassResults,
  chosen: ExamRow,
  grades: readonly { id: number; name: string }[],
): Promise<SheetResults> {
  const ofYear = isOfYear(chosen);
  const shown = ofYear ? results.exams : results.exams.slice(0, results.exams.indexOf(chosen) + 1);
  const exams: ShownExam[] = [];
  for (const exam of shown) {
    await nextTurn();
    const isRequired = ofYear ? exam.kind !== 'SUPPLEMENTARY' : exam === chosen;
    exams.push({ exam, of: examOf(results, exam.id), isRequired });
  }
  await nextTurn();
  return {
    results,
    ofYear,
    exams,
    final: ofYear ? yearOf(results) : examOf(results, chosen.id),
    names: {
      subjects: new Map(results.subjects.map(({ id, name }) => [id, name])),
      exams: new Map(results.exams.map(({ id, name }) => [id, name])),
    },
    grades: new Map(grades.map(({ id, name }) => [id, name])),
    maxima: new Map(
      results.examined.papers.map(({ examId, subjectId, component, max }) => [
        paperKey(examId, subjectId, component),
        max,
      ]),
    ),
  };
}

/** The grade of the exact fraction by the school's scale; null without one that reaches it. */
export function gradeOf({ marks, full }: { marks: number; full: number }, scale: ResultRules['gradeScale']) {
  if (full === 0) return null;
  return scale.find(({ fromPercent }) => marks * 100 >= fromPercent * full)?.name ?? null;
}

const marksOf = ({ as, marks }: CountedPaper): MarksheetPaper['marks'] => {
  if (as === 'MARKS') return fromQuarters(marks);
  return as === 'ABSENT' || as === 'LEAVE' || as === 'MEDICAL' ? as : null;
};

/** The days of an exam; the days present alone where the days of the school are not stored. */
function attendanceOf(rows: readonly YearAttendance[], examId: number): MarksheetExam['attendance'] {
  const days = (kind: YearAttendance['kind']) => rows.find((row) => row.examId === examId && row.kind === kind)?.days;
  const present = days('student');
  if (present == null) return null;
  const of = days('school');
  return { present: Number(present), of: of == null ? null : Number(of) };
}

const examPart = ({ marks, full, outcome }: ExamResult): MarksheetExam['total'] =>
  full === 0 || outcome === 'INCOMPLETE' ? null : { marks: fromQuarters(marks), full: fromQuarters(full) };

/** Whether the student has an entry of a subject in an exam. */
const hasEntries = ({ subjects }: ExamResult): boolean =>
  subjects.some(({ papers, grades }) => grades.length > 0 || papers.some(({ as }) => as !== 'MISSING'));

const isJudged = ({ status }: SubjectResult): boolean => ['PASSED', 'FAILED'].includes(status);

interface SubjectRow {
  subject: SubjectResult;
  /** the same subject in each exam */
  parts: readonly SubjectResult[];
}

function subjectPart(
  { names, maxima, results }: SheetResults,
  final: FinalResult,
  { subject, parts }: SubjectRow,
): MarksheetSubject {
  const { subjectId, status, marks, full, distinction } = subject;
  return {
    name: present(names.subjects.get(subjectId), 'the name of a subject'),
    exams: parts.map(({ papers }) =>
      papers.map((paper) => ({
        component: paper.component,
        marks: marksOf(paper),
        max: fromQuarters(maxima.get(paperKey(paper.examId, subjectId, paper.component)) ?? 0),
      })),
    ),
    result: isJudged(subject) ? { marks: fromQuarters(marks), full: fromQuarters(full) } : null,
    distinction,
    failed: status === 'FAILED' && !mendedSubjects(final).has(subjectId),
    grace: gracesOf(final).get(subjectId) ?? 0,
    grade: isJudged(subject) ? gradeOf(subject, results.rules.gradeScale) : null,
  };
}

const gradedPart = (
  { names, grades }: SheetResults,
  { subject, parts }: SubjectRow,
): MarksheetData['graded'][number] => ({
  name: present(names.subjects.get(subject.subjectId), 'the name of a subject'),
  exams: parts.map((part) =>
    part.grades.map(({ component, entry }) => ({
      component,
      text: gradeText(entry, (id) => grades.get(id) ?? ''),
      reason: entry.kind === 'REASON' ? entry.reason : null,
    })),
  ),
});

function totalPart(
  { percentage, marks, roundedTotal, full }: FinalResult,
  scale: ResultRules['gradeScale'],
): ResultPart['total'] {
  if (percentage === null) return null;
  return {
    marks: fromQuarters(marks),
    raised: fromQuarters(roundedTotal),
    full: fromQuarters(full),
    percentage,
    grade: gradeOf({ marks: roundedTotal, full }, scale),
  };
}

/** The results on the marksheet of the student at an index of the class. */
export function resultPart(sheets: SheetResults, at: number): ResultPart {
  const { results, ofYear, names } = sheets;
  const { rules, settings } = results;
  const student = present(results.students[at], 'a student');
  const final = present(sheets.final[at], 'the result of a student');
  const stored = results.attendance.get(student.id) ?? [];
  const exams = sheets.exams
    .map(({ exam, of, isRequired }) => {
      const own = present(of[at], 'the result of a student');
      return { exam, own, isRequired, attendance: attendanceOf(stored, exam.id) };
    })
    .filter(({ own, isRequired, attendance }) => isRequired || attendance !== null || hasEntries(own));
  const rows = final.subjects.map((subject, index): SubjectRow => ({
    subject,
    parts: exams.map(({ own }) => present(own.subjects[index], 'the result of a subject')),
  }));
  const isGraded = ({ subject }: SubjectRow) => subject.status === 'GRADED';
  const hasPapers = ({ parts }: SubjectRow) => parts.some(({ papers }) => papers.length > 0);
  return {
    ofYear,
    exams: exams.map(({ exam, own, attendance }) => ({ name: exam.name, total: examPart(own), attendance })),
    subjects: rows.filter((row) => !isGraded(row) && hasPapers(row)).map((row) => subjectPart(sheets, final, row)),
    graded: rows.filter(isGraded).map((row) => gradedPart(sheets, row)),
    hasScale: rules.gradeScale.length > 0,
    distinctionPercent: settings.distinctionPercent,
    total: totalPart(final, rules.gradeScale),
    division: final.division?.division ?? null,
    rank: final.rank,
    result: resultText(final, names),
  };
}
