import type { Mark, Subject } from './papers.ts';

/**
 * The ids of the subjects that a student takes: mandatory ones without a stream or of the student's stream, and optional ones with an
 * entry in any exam of the year; an absence is an entry too.
 * @param stream null in a class without streams; undefined while the student's section is missing: then the subjects of all streams
 * count, so that the result is incomplete
 * @param marks all entries of the student in the year
 */
export function subjectsTaken(
  subjects: readonly Subject[],
  stream: string | null | undefined,
  marks: readonly Mark[],
): number[] {
  const entered = new Set(marks.map(({ subjectId }) => subjectId));
  return subjects
    .filter((subject) => subject.stream === null || stream === undefined || subject.stream === stream)
    .filter(({ type, subjectId }) => type === 'MANDATORY' || entered.has(subjectId))
    .map(({ subjectId }) => subjectId);
}
