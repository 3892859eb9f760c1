// The supplementary exam: a subject is passed when each of its failed sides is passed in that exam alone.
import { countedPaper, isOpen, type CountedPaper } from './entry.ts';
import { sideOf, type Examinee, type Side } from './papers.ts';
import type { Entries, Plan } from './plan.ts';
import type { ResultSettings } from './settings.ts';
import { failedSides, sidesOf, type SideEvaluation, type SubjectResult } from './subjectResult.ts';

export interface SecondChance {
  subjectId: number;
  /** AWAITED: no side failed again, and marks or a paper for a failed side are missing */
  status: 'PASSED' | 'FAILED' | 'AWAITED';
  /** the papers of the failed sides in the supplementary exam */
  papers: readonly CountedPaper[];
  /** those without missing marks */
  sides: readonly SideEvaluation[];
  /** failed sides that have no paper in the supplementary exam */
  withoutPaper: readonly Side[];
}

export interface Supplementary {
  /** maximum number of subjects */
  mostSubjects: number;
  /** whether the class has a supplementary exam */
  hasExam: boolean;
  /** whether the student may take it */
  granted: boolean;
  /** empty unless granted */
  subjects: readonly SecondChance[];
}

/** A side that failed again decides, also while others are open. */
function statusOf(sides: readonly SideEvaluation[], needed: number): SecondChance['status'] {
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
  const withoutPaper = failed.filter((side) => papers.every(({ component }) => sideOf(component) !== side));
  return { subjectId, status: statusOf(sides, failed.length), papers, sides, withoutPaper };
}

/**
 * The supplementary exam of a student with these failed subjects.
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
    return { mostSubjects, hasExam: plan !== null, granted: false, subjects: [] };
  const entries = plan.entriesOf(examinee);
  const subjects = failed.map((subject) => secondChanceOf(subject, plan, entries, settings));
  return { mostSubjects, hasExam: true, granted: true, subjects };
}
