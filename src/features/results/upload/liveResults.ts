/** Total, percentage, division and rank of each student from the entries as they are shown, saved or not (MARKS-21). */
import { examResults, fromQuarters, toQuarters, type ExaminedClass, type ExamResult } from '@common/results';
import type { StudentMarks } from '@/api/results';
import type { Sheet } from '@/shared/sheet';
import type { MarksSheetData, Paper } from './markCells';
import { sheetReader, type SheetReader, type StudentReading } from './sheetReader';

export interface LiveSummary {
  readonly roundedTotal: number;
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
});

const summaryOf = ({ roundedTotal, percentage, division, rank }: ExamResult): LiveSummary => ({
  roundedTotal: fromQuarters(roundedTotal),
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

export const liveResults = (...sheet: Parameters<typeof sheetResults>): LiveResults =>
  new Map(sheetResults(...sheet).map((result) => [result.studentId, summaryOf(result)]));

/** How many of the students who take a component have an entry in it. */
export interface Entered {
  readonly count: number;
  readonly of: number;
}

/** The entries of each paper as they are shown, by the key of its column. */
export function enteredOf(readings: readonly StudentReading[], papers: readonly Paper[]): ReadonlyMap<string, Entered> {
  const count = (has: (reading: StudentReading) => boolean) => readings.filter(has).length;
  return new Map(
    papers.map(({ key }) => [
      key,
      { count: count(({ filled }) => filled.has(key)), of: count(({ columns }) => columns.has(key)) },
    ]),
  );
}
