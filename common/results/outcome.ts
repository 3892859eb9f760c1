import type { SubjectResult } from './subjectResult.ts';

/** NOT_JUDGED: nothing counts, for example where every subject is evaluated by grade. */
export type Outcome = 'PASS' | 'FAIL' | 'INCOMPLETE' | 'NOT_JUDGED';

/** The outcome of all subjects of a student. Missing marks and limits keep the result open, also after a failed subject. */
export function outcomeOf(subjects: readonly SubjectResult[]): Outcome {
  const some = (...statuses: SubjectResult['status'][]) => subjects.some(({ status }) => statuses.includes(status));
  if (some('INCOMPLETE') || subjects.some(({ unsetExamIds }) => unsetExamIds.length > 0)) return 'INCOMPLETE';
  if (some('FAILED')) return 'FAIL';
  return some('PASSED') ? 'PASS' : 'NOT_JUDGED';
}
