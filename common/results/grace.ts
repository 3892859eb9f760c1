// Grace marks let a student pass without changing anything else. They are given for all failed subjects or for none.
import type { ResultSettings } from './settings.ts';
import { failedSides, type SubjectResult } from './subjectResult.ts';

export type GraceRefusal = 'PRACTICAL' | 'TOO_MANY_SUBJECTS' | 'TOO_MANY_MARKS';

/** All marks in quarter marks. */
export interface Grace {
  /** missing marks in the theory of each failed subject; null for a failed practical, which gets no grace */
  needs: readonly { subjectId: number; marks: number | null }[];
  /** sum of the missing marks */
  marks: number;
  mostSubjects: number;
  mostMarks: number;
  given: boolean;
  /** the first reason to refuse grace */
  refusal: GraceRefusal | null;
}

/** Marks in the annual paper are part of the theory of the year, so that one grace is enough for both. */
function needOf(subject: SubjectResult): number | null {
  const failed = failedSides(subject);
  if (failed.some(({ side }) => side === 'PRACTICAL')) return null;
  const lacks = [...failed, subject.annualPaper].map((evaluated) =>
    evaluated ? evaluated.least - evaluated.marks : 0,
  );
  return Math.max(...lacks);
}

function refusalOf({ needs, marks, mostSubjects, mostMarks }: Omit<Grace, 'given' | 'refusal'>): GraceRefusal | null {
  if (needs.some((need) => need.marks === null)) return 'PRACTICAL';
  if (needs.length > mostSubjects) return 'TOO_MANY_SUBJECTS';
  return marks > mostMarks ? 'TOO_MANY_MARKS' : null;
}

/** The grace of a student with these failed subjects. */
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
