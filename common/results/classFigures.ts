// The figures of a class in an exam or a year: passes, divisions, and the marks reached in each subject.
import { percentOf } from '../percent.ts';
import { QUARTERS_A_MARK } from './marks.ts';
import type { Division } from './settings.ts';
import type { Entrant, Standing } from './standing.ts';
import type { SubjectResult } from './subjectResult.ts';

/** The bands of a distribution: 0 to 9 %, 10 to 19 %, …, 90 to 100 %. */
export const BANDS = 10;

/** Of the students who appeared: with marks in at least one paper and no missing ones. In quarter marks. */
export interface SubjectFigures {
  subjectId: number;
  appeared: number;
  passed: number;
  /** to two decimals; null if no student appeared, like the next two */
  passPercent: number | null;
  /** marks, not quarter marks, to one decimal */
  average: number | null;
  highest: number | null;
  /** the number of students in each band of the percentage */
  bands: readonly number[];
}

export interface ClassFigures {
  students: number;
  passed: number;
  failed: number;
  /** the result depends on the supplementary exam */
  supplementary: number;
  incomplete: number;
  /** of the students with a result, to two decimals; null without one. An awaited supplementary exam is no pass. */
  passPercent: number | null;
  divisions: Readonly<Record<Division, number>>;
  /** in the order of the subjects */
  subjects: readonly SubjectFigures[];
}

type Result = Entrant & Standing;

/** Whether a student appeared in a subject. */
const appearedIn = ({ status, papers }: SubjectResult): boolean =>
  (status === 'PASSED' || status === 'FAILED') && papers.some((paper) => paper.as === 'MARKS');

const averageOf = (reached: readonly number[]): number => {
  const sum = reached.reduce((total, marks) => total + marks, 0);
  return Math.round((sum * 10) / (QUARTERS_A_MARK * reached.length)) / 10;
};

function subjectFigures(subjectId: number, appeared: readonly SubjectResult[]): SubjectFigures {
  const passed = appeared.filter(({ status }) => status === 'PASSED').length;
  const reached = appeared.map(({ marks }) => marks);
  const bands = Array.from({ length: BANDS }, () => 0);
  for (const { marks, full } of appeared) {
    const band = Math.min(BANDS - 1, Math.floor((marks * BANDS) / full));
    bands[band] = (bands[band] ?? 0) + 1;
  }
  return {
    subjectId,
    appeared: appeared.length,
    passed,
    passPercent: percentOf(passed, appeared.length),
    average: reached.length > 0 ? averageOf(reached) : null,
    highest: reached.length > 0 ? Math.max(...reached) : null,
    bands,
  };
}

/** @param results all with the same subjects, as returned by `examResults` and `yearResults` */
export function classFigures(results: readonly Result[]): ClassFigures {
  const countOf = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const inDivision = (wanted: Division) => results.filter(({ division }) => division?.division === wanted).length;
  const [passed, failed, supplementary] = [countOf('PASS'), countOf('FAIL'), countOf('SUPPLEMENTARY')];
  return {
    students: results.length,
    passed,
    failed,
    supplementary,
    incomplete: countOf('INCOMPLETE'),
    passPercent: percentOf(passed, passed + failed + supplementary),
    divisions: { FIRST: inDivision('FIRST'), SECOND: inDivision('SECOND'), THIRD: inDivision('THIRD') },
    subjects: (results[0]?.subjects ?? []).map(({ subjectId }, index) =>
      subjectFigures(subjectId, results.flatMap(({ subjects }) => subjects[index] ?? []).filter(appearedIn)),
    ),
  };
}

/** The last rank of the toppers. */
const TOPPERS = 3;

/** The results with the first three ranks, ties included, by rank. Ranks are within the sections. */
export const toppersOf = <T extends Pick<Standing, 'rank'>>(results: readonly T[]): T[] =>
  results
    .filter(({ rank }) => rank !== null && rank.rank <= TOPPERS)
    .sort((one, other) => (one.rank?.rank ?? 0) - (other.rank?.rank ?? 0));
