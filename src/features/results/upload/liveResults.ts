/** Total, percentage, division and rank of each student from the entries as they are shown, saved or not (MARKS-21). */
import {
  DEFAULT_SETTINGS,
  examResults,
  fromQuarters,
  isStepped,
  toQuarters,
  type Component,
  type Entry,
  type ExaminedClass,
  type Examinee,
  type ExamResult,
} from '@common/results';
import type { StudentMarks } from '@/api/results';
import { cellKey, type Sheet } from '@/shared/sheet';
import { studentKey, type MarksSheetData, type Paper } from './markCells';
import { readEntry, type EntryValue } from './markText';

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

/** An entry for the results; undefined where it is empty or cannot be read. */
function entryOf(value: EntryValue | null | undefined): Entry | undefined {
  if (!value) return undefined;
  if (value.kind !== 'MARKS') return value;
  return isStepped(value.marks) ? { kind: 'MARKS', marks: toQuarters(value.marks) } : undefined;
}

const summaryOf = ({ roundedTotal, percentage, division, rank }: ExamResult): LiveSummary => ({
  roundedTotal: fromQuarters(roundedTotal),
  percentage,
  division: division?.division ?? null,
  rank: rank?.rank ?? null,
});

/** The results of all rows of the sheet, hidden ones included: ranks need the whole section. */
export function sheetResults(sheet: Sheet<StudentMarks>, data: MarksSheetData, papers: readonly Paper[]): ExamResult[] {
  const { exam } = data;
  const examinees = sheet.rows().map((row): Examinee => {
    const marks = papers.flatMap(({ key, subject, component, entry: kind }) => {
      const text = sheet.text(cellKey(studentKey(row), key));
      const entry = text === '' ? undefined : entryOf(readEntry(text, kind));
      return entry ? [markOf(exam.examId, subject.subjectId, component, entry)] : [];
    });
    const entered = new Set(marks.map(({ subjectId }) => subjectId));
    const taken = row.subjects.filter(
      ({ takenElsewhere, subject }) => takenElsewhere || entered.has(subject.subjectId),
    );
    return {
      studentId: row.student.studentId,
      sectionId: row.student.enrollments[0]?.sectionId ?? null,
      subjectIds: taken.map(({ subject }) => subject.subjectId),
      marks,
    };
  });
  return examResults(classOf(data, papers), exam.examId, examinees, DEFAULT_SETTINGS);
}

export const liveResults = (...sheet: Parameters<typeof sheetResults>): LiveResults =>
  new Map(sheetResults(...sheet).map((result) => [result.studentId, summaryOf(result)]));

/** How many of the students who take a component have an entry in it. */
export interface Entered {
  readonly count: number;
  readonly of: number;
}

/** The entries of each paper as they are shown, by the key of its column. */
export function enteredOf(sheet: Sheet<StudentMarks>, papers: readonly Paper[]): ReadonlyMap<string, Entered> {
  const rows = sheet.rows().map(studentKey);
  return new Map(
    papers.map(({ key }) => {
      const cells = rows.map((row) => cellKey(row, key)).filter((cell) => sheet.kind(cell) !== 'none');
      return [key, { count: cells.filter((cell) => sheet.text(cell).trim() !== '').length, of: cells.length }];
    }),
  );
}

const markOf = (examId: number, subjectId: number, component: Component, entry: Entry) => ({
  examId,
  subjectId,
  component,
  entry,
});
