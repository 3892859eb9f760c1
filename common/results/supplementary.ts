// The second chance: a subject is passed when each of its failed sides is passed in the supplementary exam alone.
import { countedPaper, isOpen, type CountedPaper } from './entry.ts';
import { sideOf, type Examinee } from './papers.ts';
import type { Entries, Plan } from './plan.ts';
import type { ResultSettings } from './settings.ts';
import { failedSides, sidesOf, type JudgedSide, type SubjectResult } from './subjectResult.ts';

export interface SecondChance {
  subjectId: number;
  /** AWAITED: nothing failed again, and a mark or a paper for a failed side is missing */
  status: 'PASSED' | 'FAILED' | 'AWAITED';
  /** the papers of the failed sides in the supplementary exam */
  papers: readonly CountedPaper[];
  /** those whose marks are all there */
  sides: readonly JudgedSide[];
}

export interface Supplementary {
  /** how many subjects it can mend */
  mostSubjects: number;
  /** whether the class has such an exam */
  held: boolean;
  /** whether the pupil may sit it */
  granted: boolean;
  /** none unless it is granted */
  subjects: readonly SecondChance[];
}

/** One side that failed again decides, whatever is still open. */
function statusOf(sides: readonly JudgedSide[], needed: number): SecondChance['status'] {
  if (sides.some(({ passed }) => !passed)) return 'FAILED';
  return sides.length < needed ? 'AWAITED' : 'PASSED';
}

function secondChanceOf(subject: SubjectResult, plan: Plan, entries: Entries, settings: ResultSettings): SecondChance {
  const { subjectId } = subject;
  const failed = failedSides(subject).map(({ side }) => side);
  const papers = plan.subjects
    .filter((planned) => planned.subject.subjectId === subjectId)
    .flatMap((planned) => planned.papers)
    .filter(({ component }) => failed.includes(sideOf(component)))
    .map((paper) => countedPaper(paper, entries[paper.at], settings));
  const open = new Set(papers.filter(isOpen).map(({ component }) => sideOf(component)));
  const sides = sidesOf(
    papers.filter(({ component }) => !open.has(sideOf(component))),
    settings,
  );
  return { subjectId, status: statusOf(sides, failed.length), papers, sides };
}

/**
 * The supplementary exam of a pupil who failed in these subjects.
 * @param plan of the supplementary exam; null where the class has none
 */
export function supplementaryOf(
  failed: readonly SubjectResult[],
  plan: Plan | null,
  examinee: Examinee,
  settings: ResultSettings,
): Supplementary {
  const mostSubjects = settings.maxSupplementarySubjects;
  if (plan === null || failed.length > mostSubjects)
    return { mostSubjects, held: plan !== null, granted: false, subjects: [] };
  const entries = plan.entriesOf(examinee);
  const subjects = failed.map((subject) => secondChanceOf(subject, plan, entries, settings));
  return { mostSubjects, held: true, granted: true, subjects };
}
