import type { Mark, Subject } from './papers.ts';

/**
 * The ids of the subjects that a student takes: mandatory ones without a stream or of the student's stream, and optional ones with an
 * entry in any exam of the year; an absence is an entry too. A student without a section has no stream yet: the subjects of all streams
 * count, so that the result is incomplete.
 * @param marks all entries of the student in the year
 */
export function subjectsTaken(subjects: readonly Subject[], stream: string | null, marks: readonly Mark[]): number[] {
  const entered = new Set(marks.map(({ subjectId }) => subjectId));
  return subjects
    .filter((subject) => subject.stream === null || stream === null || subject.stream === stream)
    .filter(({ type, subjectId }) => type === 'MANDATORY' || entered.has(subjectId))
    .map(({ subjectId }) => subjectId);
}
