/** Total, percentage, division and rank of each student from the displayed entries, saved or not (MARKS-21). */
import { examResults, fromQuarters, toQuarters, type ExaminedClass, type ExamResult } from '@common/results';
import type { StudentMarks } from '@/api/results';
import type { Sheet } from '@/shared/sheet';
import type { MarksSheetData, Paper } from './markCells';
import { sheetReader, type SheetReader, type StudentReading } from './sheetReader';

export interface LiveSummary {
  /** null without an entry in a subject with marks: 0 is the total of a student who was absent */
  readonly roundedTotal: number | null;
  readonly percentage: number | null;
  readonly division: 'FIRST' | 'SECOND' | 'THIRD' | null;
  readonly rank: number | null;
}

export type LiveResults = ReadonlyMap<number, LiveSummary>;

const classOf = ({ exam, subjects }: MarksSheetData, papers: readonly Paper[]): ExaminedClass => ({
  exams: [{ examId: exam.examId, kind: exam.kind }],
  subjects: subjects.map(({ subjectId, type, evaluationMethod }) => ({
    subjectId,
    type,
    evaluationMethod,
    stream: null,
  })),
  papers: papers
    .filter(({ entry }) => !entry.grades)
    .map(({ subject, component, limits }) => ({
      examId: exam.examId,
      subjectId: subject.subjectId,
      component,
      min: toQuarters(limits.min),
      max: toQuarters(limits.max),
    })),
  unset: subjects
    .filter(({ exams }) =>
      exams.some(({ examId, theoryMaxMarks }) => examId === exam.examId && theoryMaxMarks === null),
    )
    .map(({ subjectId }) => ({ examId: exam.examId, subjectId })),
});

const summaryOf = ({ roundedTotal, percentage, division, rank }: ExamResult, hasEntry: boolean): LiveSummary => ({
  roundedTotal: hasEntry ? fromQuarters(roundedTotal) : null,
  percentage,
  division: division?.division ?? null,
  rank: rank?.rank ?? null,
});

/** The results of all rows of the sheet, hidden ones included: ranks need the whole section. */
export const sheetResults = (
  sheet: Sheet<StudentMarks>,
  data: MarksSheetData,
  papers: readonly Paper[],
  read: SheetReader = sheetReader(data, papers),
): ExamResult[] =>
  examResults(
    classOf(data, papers),
    data.exam.examId,
    read(sheet).map(({ examinee }) => examinee),
    data.settings,
  );

export function liveResults(
  sheet: Sheet<StudentMarks>,
  data: MarksSheetData,
  papers: readonly Paper[],
  read: SheetReader = sheetReader(data, papers),
): LiveResults {
  const byMarks = papers.filter(({ entry }) => !entry.grades);
  const withEntry = new Set(
    read(sheet).flatMap(({ examinee, entered }) =>
      byMarks.some(({ key }) => entered.has(key)) ? [examinee.studentId] : [],
    ),
  );
  const results = sheetResults(sheet, data, papers, read);
  return new Map(results.map((result) => [result.studentId, summaryOf(result, withEntry.has(result.studentId))]));
}

/** The number of students who take a component and have an entry in it that can be saved. */
export interface Entered {
  readonly count: number;
  readonly of: number;
}

/** The displayed entries of each paper, by the key of its column. */
export function enteredOf(readings: readonly StudentReading[], papers: readonly Paper[]): ReadonlyMap<string, Entered> {
  const count = (has: (reading: StudentReading) => boolean) => readings.filter(has).length;
  return new Map(
    papers.map(({ key }) => [
      key,
      { count: count(({ entered }) => entered.has(key)), of: count(({ columns }) => columns.has(key)) },
    ]),
  );
}
