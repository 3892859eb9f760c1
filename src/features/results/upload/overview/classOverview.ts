/** The figures of a class in an exam from the displayed entries, saved or not: pure functions. */
import { classFigures, fromQuarters, toppersOf, type ClassFigures } from '@common/results';
import type { StudentMarks } from '@/api/results';
import type { Sheet } from '@/shared/sheet';
import { sheetResults } from '../liveResults';
import type { MarksSheetData, Paper } from '../markCells';

/** Marks in the unit of the contract. */
export interface SubjectOverview {
  readonly subjectId: number;
  readonly name: string;
  readonly max: number;
  readonly appeared: number;
  readonly passPercent: number | null;
  /** to one decimal */
  readonly average: number | null;
  readonly highest: number | null;
  /** the number of students in each tenth of the percentage */
  readonly bands: readonly number[];
}

export interface Topper {
  readonly studentId: number;
  readonly name: string;
  readonly rank: number;
  readonly total: number;
  readonly percentage: number;
}

export interface ClassOverview {
  readonly figures: ClassFigures;
  /** subjects evaluated by marks that have papers in the exam */
  readonly subjects: readonly SubjectOverview[];
  readonly toppers: readonly Topper[];
  readonly isUnsaved: boolean;
}

export function classOverview(
  sheet: Sheet<StudentMarks>,
  data: MarksSheetData,
  papers: readonly Paper[],
): ClassOverview {
  const results = sheetResults(sheet, data, papers);
  const figures = classFigures(results);
  const names = new Map(sheet.rows().map(({ student }) => [student.studentId, student.studentName]));
  return {
    figures,
    subjects: data.subjects.flatMap(({ subjectId, subjectName }): SubjectOverview[] => {
      const own = papers.filter(({ subject, entry }) => subject.subjectId === subjectId && !entry.grades);
      const found = figures.subjects.find((one) => one.subjectId === subjectId);
      if (own.length === 0 || !found) return [];
      const { appeared, passPercent, average, highest, bands } = found;
      return [
        {
          ...{ subjectId, name: subjectName, appeared, passPercent, average, bands },
          max: own.reduce((sum, { limits }) => sum + limits.max, 0),
          highest: highest === null ? null : fromQuarters(highest),
        },
      ];
    }),
    toppers: toppersOf(results).flatMap(({ studentId, rank, roundedTotal, percentage }): Topper[] => {
      const name = names.get(studentId);
      if (name === undefined || rank === null || percentage === null) return [];
      return [{ studentId, name, rank: rank.rank, total: fromQuarters(roundedTotal), percentage }];
    }),
    isUnsaved: sheet.summary().changes > 0,
  };
}
