import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { findExamined, type ExaminedRow, type MarksSelection } from './marks.queries.ts';

/**
 * The students of these rows of a request. 126 for students who are not enrolled in the session, class and section, 127 for
 * students who left (MARKS-48).
 * @param list the field of the request with the rows
 */
export async function requireExamined(
  db: Db,
  selection: MarksSelection,
  rows: readonly { studentId: number }[],
  list: string,
): Promise<ReadonlyMap<number, ExaminedRow>> {
  const found = await findExamined(
    db,
    selection,
    rows.map(({ studentId }) => studentId),
  );
  const problemsOf = (message: string, isMissing: (studentId: number) => boolean) =>
    rows.flatMap(({ studentId }, at) => (isMissing(studentId) ? [{ path: `${list}.${at}.studentId`, message }] : []));
  const elsewhere = problemsOf(
    'The student is not enrolled in this session, class and section',
    (studentId) => !found.has(studentId),
  );
  if (elsewhere.length > 0) fail('STUDENT_NOT_ENROLLED_IN_SESSION', { problems: elsewhere });
  const left = problemsOf(
    'The student is disabled or has left',
    (studentId) => found.get(studentId)?.life !== 'ACTIVE',
  );
  if (left.length > 0) fail('DISABLED_STUDENT', { problems: left });
  return found;
}
