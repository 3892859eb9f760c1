// Stored subjects, exams, limits and entries as common/results reads them.
import {
  COMPONENTS,
  toQuarters,
  type Entry,
  type ExaminedClass,
  type Mark,
  type Reason,
} from '../../../common/results/index.ts';
import type { ExamRow } from './exams/exams.queries.ts';
import { limitsOf, type LimitsRow } from './limits/limits.queries.ts';
import type { TaughtRow } from './results.queries.ts';

/** A stored entry. */
export interface EntryRow extends Pick<Mark, 'examId' | 'subjectId' | 'component'> {
  marks: string | null;
  gradeId: number | null;
  reason: Reason | null;
}

export interface ExaminedData {
  exams: readonly ExamRow[];
  subjects: readonly TaughtRow[];
  /** those of other exams are left out */
  limits: readonly LimitsRow[];
}

export function examinedClass({ exams, subjects, limits }: ExaminedData): ExaminedClass {
  const examIds = new Set(exams.map(({ id }) => id));
  const stored = new Set(limits.map(({ examId, subjectId }) => `${examId}/${subjectId}`));
  return {
    exams: exams.map(({ id, kind }) => ({ examId: id, kind })),
    subjects: subjects.map(({ id, type, evaluationMethod, stream }) => ({
      subjectId: id,
      type,
      evaluationMethod,
      stream,
    })),
    papers: limits
      .filter(({ examId }) => examIds.has(examId))
      .flatMap((row) => {
        const own = limitsOf(row);
        return COMPONENTS.map((component) => ({
          examId: row.examId,
          subjectId: row.subjectId,
          component,
          min: toQuarters(own[`${component}Min`]),
          max: toQuarters(own[`${component}Max`]),
        }));
      }),
    unset: exams.flatMap(({ id: examId }) =>
      subjects.flatMap(({ id: subjectId }) => (stored.has(`${examId}/${subjectId}`) ? [] : [{ examId, subjectId }])),
    ),
  };
}

/** The value of an entry; undefined for an emptied one. */
function valueOf({ marks, gradeId, reason }: EntryRow): Entry | undefined {
  if (marks !== null) return { kind: 'MARKS', marks: toQuarters(Number(marks)) };
  if (gradeId !== null) return { kind: 'GRADE', gradeId };
  return reason === null ? undefined : { kind: 'REASON', reason };
}

/** The filled entries as marks of the engine. */
export const marksIn = (rows: readonly EntryRow[]): Mark[] =>
  rows.flatMap((row) => {
    const entry = valueOf(row);
    const { examId, subjectId, component } = row;
    return entry ? [{ examId, subjectId, component, entry }] : [];
  });

export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
