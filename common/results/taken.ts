import type { Mark, Subject } from './papers.ts';

/**
 * The ids of the subjects a pupil takes: mandatory ones of no stream or of the pupil's, and optional ones in which anything was
 * entered for the pupil, in any exam of the year; an absence is an entry too.
 * @param marks what was entered for the pupil in the whole year
 */
export function subjectsTaken(subjects: readonly Subject[], stream: string | null, marks: readonly Mark[]): number[] {
  const entered = new Set(marks.map(({ subjectId }) => subjectId));
  return subjects
    .filter((subject) => subject.stream === null || subject.stream === stream)
    .filter(({ type, subjectId }) => type === 'MANDATORY' || entered.has(subjectId))
    .map(({ subjectId }) => subjectId);
}
