// The result of one student in a session for a certificate, also of a student who left.
import {
  examResults,
  yearResults,
  type Examinee,
  type ExamResult,
  type YearResult,
} from '../../../../common/results/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { findExamined } from '../marks/marks.queries.ts';
import { examineesOf, readExaminedClass } from './readClassResults.ts';
import { listYearAttendance, listYearEntries, type YearAttendance } from './year.queries.ts';

export interface StudentResult {
  /** the exam that closes the year, or the last declared one */
  examName: string;
  outcome: 'PASS' | 'FAIL' | 'SUPPLEMENTARY';
  /** the outcome is that of the year, so that it decides about the promotion */
  ofYear: boolean;
}

export interface StudentYear {
  /** null without a complete result */
  result: StudentResult | null;
  /** of the last exam that has both; days, in halves */
  attendance: { workingDays: number; daysPresent: number } | null;
}

type Outcome = StudentResult['outcome'];

const outcomeIn = ({ outcome }: ExamResult | YearResult): Outcome | null =>
  outcome === 'INCOMPLETE' || outcome === 'NOT_JUDGED' ? null : outcome;

function attendanceOf(exams: readonly { id: number }[], rows: readonly YearAttendance[]): StudentYear['attendance'] {
  const daysOf = (examId: number, kind: YearAttendance['kind']) => {
    const days = rows.find((row) => row.examId === examId && row.kind === kind)?.days ?? null;
    return days === null ? null : Number(days);
  };
  for (const { id } of [...exams].reverse()) {
    const [workingDays, daysPresent] = [daysOf(id, 'school'), daysOf(id, 'student')];
    if (workingDays !== null && daysPresent !== null) return { workingDays, daysPresent };
  }
  return null;
}

type Read = Awaited<ReturnType<typeof readExaminedClass>>;

/** The supplementary exam is part of the year: alone it is the result of single papers. */
function resultOf(
  { exams, examined, settings }: Read,
  examinees: readonly Examinee[],
  today: string,
): StudentYear['result'] {
  const [year] = yearResults(examined, examinees, settings);
  const ofYear = year ? outcomeIn(year) : null;
  const annual = exams.find(({ kind }) => kind === 'ANNUAL');
  if (ofYear && annual) return { examName: annual.name, outcome: ofYear, ofYear: true };
  const declared = exams.filter(
    ({ kind, resultDeclarationDate: day }) => kind !== 'SUPPLEMENTARY' && day !== null && day <= today,
  );
  for (const { id, name } of declared.reverse()) {
    const [result] = examResults(examined, id, examinees, settings);
    const outcome = result ? outcomeIn(result) : null;
    if (outcome) return { examName: name, outcome, ofYear: false };
  }
  return null;
}

/**
 * The result of the year if it is complete, else of the last exam declared until `today` with a complete result of the student, and
 * the attendance. Ranks are not computed. 'SUPPLEMENTARY' while that exam is awaited.
 */
export async function readStudentResult(
  db: Db,
  selection: ClassSelection,
  studentId: number,
  today: string,
): Promise<StudentYear> {
  const [read, found, entries, attendance] = await Promise.all([
    readExaminedClass(db, selection),
    findExamined(db, { ...selection, sectionId: null }, [studentId]),
    listYearEntries(db, selection, [studentId]),
    listYearAttendance(db, selection, [studentId]),
  ]);
  const examinees = examineesOf(read.examined, [...found.values()], new Map([[studentId, entries]]));
  return { result: resultOf(read, examinees, today), attendance: attendanceOf(read.exams, attendance) };
}
