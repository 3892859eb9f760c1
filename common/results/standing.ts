// The last columns of the marks grid: total, percentage, division and rank, without grace.
import { percentOf } from '../percent.ts';
import { divisionOf, type ReachedDivision } from './division.ts';
import { raised } from './marks.ts';
import { ranksOf, type Rank } from './rank.ts';
import type { ResultSettings } from './settings.ts';
import type { SubjectResult } from './subjectResult.ts';

/** All marks in quarter marks. */
export interface Standing {
  /** the sum of the subjects judged by marks, so far where a mark is missing */
  marks: number;
  full: number;
  /** the sum, raised to the next whole mark: what percentage, division and rank are made of */
  roundedTotal: number;
  /** to two decimals, for show; null where a mark is missing or nothing counts */
  percentage: number | null;
  /** of those who passed */
  division: ReachedDivision | null;
  rank: Rank | null;
}

/** What a standing is made of. */
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

/**
 * The entrants of a class with their standings, in their order.
 * @param isPlaced whether an entrant gets a division and a rank
 */
export function withStandings<T extends Entrant>(
  entrants: readonly T[],
  isPlaced: (entrant: T) => boolean,
  settings: ResultSettings,
): (T & Standing)[] {
  const totalled = entrants.map((entrant) => ({
    entrant,
    total: totalOf(entrant.subjects),
    placed: isPlaced(entrant),
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
