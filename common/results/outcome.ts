import type { SubjectResult } from './subjectResult.ts';

/** NOT_JUDGED: nothing counts, as where every subject is judged by grade. */
export type Outcome = 'PASS' | 'FAIL' | 'INCOMPLETE' | 'NOT_JUDGED';

/** Of all subjects of a pupil: a missing mark keeps the result open, whatever was failed already. */
export function outcomeOf(subjects: readonly SubjectResult[]): Outcome {
  const some = (...statuses: SubjectResult['status'][]) => subjects.some(({ status }) => statuses.includes(status));
  if (some('INCOMPLETE')) return 'INCOMPLETE';
  if (some('FAILED')) return 'FAIL';
  return some('PASSED') ? 'PASS' : 'NOT_JUDGED';
}
