// Grace marks: they let a pupil pass and touch nothing else. They are given to all failed subjects or to none.
import type { ResultSettings } from './settings.ts';
import { failedSides, type SubjectResult } from './subjectResult.ts';

export type GraceRefusal = 'PRACTICAL' | 'TOO_MANY_SUBJECTS' | 'TOO_MANY_MARKS';

/** All marks in quarter marks. */
export interface Grace {
  /** what each failed subject lacks in its theory; null where a practical failed, which gets no grace */
  needs: readonly { subjectId: number; marks: number | null }[];
  /** what they lack together */
  marks: number;
  mostSubjects: number;
  mostMarks: number;
  given: boolean;
  /** the first reason against it */
  refusal: GraceRefusal | null;
}

/** Marks in the annual paper add to the theory of the year, so one and the same grace mends both. */
function needOf(subject: SubjectResult): number | null {
  const failed = failedSides(subject);
  if (failed.some(({ side }) => side === 'PRACTICAL')) return null;
  const lacks = [...failed, subject.annualPaper].map((judged) => (judged ? judged.least - judged.marks : 0));
  return Math.max(...lacks);
}

function refusalOf({ needs, marks, mostSubjects, mostMarks }: Omit<Grace, 'given' | 'refusal'>): GraceRefusal | null {
  if (needs.some((need) => need.marks === null)) return 'PRACTICAL';
  if (needs.length > mostSubjects) return 'TOO_MANY_SUBJECTS';
  return marks > mostMarks ? 'TOO_MANY_MARKS' : null;
}

/** The grace of a pupil who failed in these subjects. */
export function graceOf(failed: readonly SubjectResult[], settings: ResultSettings): Grace {
  const needs = failed.map((subject) => ({ subjectId: subject.subjectId, marks: needOf(subject) }));
  const asked = {
    needs,
    marks: needs.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    mostSubjects: settings.maxGraceSubjectsNo,
    mostMarks: settings.maxGraceMarks,
  };
  const refusal = refusalOf(asked);
  return { ...asked, given: refusal === null, refusal };
}
