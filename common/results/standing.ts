// The last columns of the marks grid: total, percentage, division and rank, without grace.
import { percentOf } from '../percent.ts';
import { divisionOf, type ReachedDivision } from './division.ts';
import { raised } from './marks.ts';
import { ranksOf, type Rank } from './rank.ts';
import type { ResultSettings } from './settings.ts';
import type { SubjectResult } from './subjectResult.ts';

/** All marks in quarter marks. */
export interface Standing {
  /** sum of the subjects evaluated by marks; a partial sum while marks are missing */
  marks: number;
  full: number;
  /** the sum, rounded up to the next whole mark: the basis of percentage, division and rank */
  roundedTotal: number;
  /** to two decimals, for display; null while marks are missing or where nothing counts */
  percentage: number | null;
  /** of passed students */
  division: ReachedDivision | null;
  rank: Rank | null;
}

/** The percentage of a result as it is displayed and printed, without the sign. */
export const percentText = (percentage: number): string => percentage.toFixed(2);

/** The facts of a standing. */
export interface Entrant {
  /** null in a class without sections */
  sectionId: number | null;
  outcome: string;
  subjects: readonly SubjectResult[];
}

function totalOf(subjects: readonly SubjectResult[]) {
  const marks = subjects.reduce((sum, subject) => sum + subject.marks, 0);
  const full = subjects.reduce((sum, subject) => sum + subject.full, 0);
  return { marks, full, roundedTotal: raised(marks, full) };
}

/** The entrants of a class with their standings, in their order. @param isRanked whether an entrant gets a division and a rank */
export function withStandings<T extends Entrant>(
  entrants: readonly T[],
  isRanked: (entrant: T) => boolean,
  settings: ResultSettings,
): (T & Standing)[] {
  const totalled = entrants.map((entrant) => ({
    entrant,
    total: totalOf(entrant.subjects),
    placed: isRanked(entrant),
  }));
  const ranks = ranksOf(
    totalled.map(({ entrant: { sectionId }, total: { roundedTotal: marks, full }, placed }) =>
      placed ? { sectionId, marks, full } : null,
    ),
  );
  return totalled.map(({ entrant, total, placed }, at) => ({
    ...entrant,
    ...total,
    percentage: entrant.outcome === 'INCOMPLETE' ? null : percentOf(total.roundedTotal, total.full),
    division: placed ? divisionOf(total.roundedTotal, total.full, settings) : null,
    rank: ranks[at] ?? null,
  }));
}
