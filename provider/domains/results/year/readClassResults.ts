// The stored results of a class in a session, of single exams and of the year, for marksheets, registers and charts.
import {
  examResults,
  subjectsTaken,
  yearResults,
  type ExaminedClass,
  type Examinee,
  type ExamResult,
  type ResultSettings,
  type YearResult,
} from '../../../../common/results/index.ts';
import type { Db } from '../../../database/scope.ts';
import { findSessionRow } from '../../sessions/index.ts';
import type { ClassSelection } from '../classSelection.ts';
import { examinedClass, groupBy, marksIn } from '../examined.ts';
import { listExamRows, type ExamRow } from '../exams/exams.queries.ts';
import { listLimits, type LimitsRow } from '../limits/limits.queries.ts';
import { listExamined, type ExaminedRow } from '../marks/marks.queries.ts';
import { listTaught, type TaughtRow } from '../results.queries.ts';
import { readSettings, type ResultRules } from '../rules/rules.queries.ts';
import { listYearAttendance, listYearEntries, type YearAttendance, type YearEntry } from './year.queries.ts';

export interface ClassResults {
  /** the students of all sections (listExamined), by roll number */
  students: readonly ExaminedRow[];
  /** in the order of the year */
  exams: readonly ExamRow[];
  subjects: readonly TaughtRow[];
  limits: readonly LimitsRow[];
  /** by student */
  entries: ReadonlyMap<number, readonly YearEntry[]>;
  /** by student */
  attendance: ReadonlyMap<number, readonly YearAttendance[]>;
  rules: ResultRules;
  settings: ResultSettings;
  examined: ExaminedClass;
  /** in the order of the students */
  examinees: readonly Examinee[];
}

/** Whether the chosen exam closes the year, so that its result is the year's. */
export const isOfYear = ({ kind }: Pick<ExamRow, 'kind'>): boolean => kind === 'ANNUAL' || kind === 'SUPPLEMENTARY';

/** The facts for computing the results of a class, without the entries: students, exams, subjects, limits and rules. */
export async function readExaminedClass(db: Db, selection: ClassSelection) {
  const [session, students, exams, subjects, limits, { rules, settings }] = await Promise.all([
    findSessionRow(db, selection.sessionId),
    listExamined(db, { ...selection, sectionId: null }),
    listExamRows(db, selection),
    listTaught(db, selection),
    listLimits(db, selection),
    readSettings(db, selection),
  ]);
  const examined = examinedClass({ exams, subjects, limits });
  const unset = session?.status === 'COMPLETED' ? onlyAnnual(examined) : examined.unset;
  return { students, exams, subjects, limits, rules, settings, examined: { ...examined, unset } };
}

/** An exam that has no limits in a completed session did not take place; its result still needs those of the annual exam. */
function onlyAnnual({ unset, exams }: ExaminedClass): ExaminedClass['unset'] {
  const annual = new Set(exams.filter(({ kind }) => kind === 'ANNUAL').map(({ examId }) => examId));
  return unset.filter(({ examId }) => annual.has(examId));
}

/** undefined while the section is missing */
const streamOf = ({ needsSection, stream }: ExaminedRow) => (needsSection ? undefined : stream);

/** @param entries of these students, by student */
export const examineesOf = (
  { subjects }: ExaminedClass,
  students: readonly ExaminedRow[],
  entries: ReadonlyMap<number, readonly YearEntry[]>,
): Examinee[] =>
  students.map((student) => {
    const marks = marksIn(entries.get(student.id) ?? []);
    const subjectIds = subjectsTaken(subjects, streamOf(student), marks);
    return { studentId: student.id, sectionId: student.sectionId, subjectIds, marks };
  });

/** Reads all sections of the class: a rank needs its whole section. */
export async function readClassResults(db: Db, selection: ClassSelection): Promise<ClassResults> {
  const read = await readExaminedClass(db, selection);
  const { students, examined } = read;
  const ids = students.map(({ id }) => id);
  const [entryRows, attendanceRows] = await Promise.all([
    listYearEntries(db, selection, ids),
    listYearAttendance(db, selection, ids),
  ]);
  const entries = groupBy(entryRows, ({ studentId }) => studentId);
  const attendance = groupBy(attendanceRows, ({ studentId }) => studentId);
  return { ...read, entries, attendance, examinees: examineesOf(examined, students, entries) };
}

/** The results of the whole year, in the order of the students. */
export const yearOf = ({ examined, examinees, settings }: ClassResults): YearResult[] =>
  yearResults(examined, examinees, settings);

/** The results of one exam, in the order of the students. */
export const examOf = ({ examined, examinees, settings }: ClassResults, examId: number): ExamResult[] =>
  examResults(examined, examId, examinees, settings);
