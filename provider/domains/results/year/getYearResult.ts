import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findClassSelection } from '../classSelection.ts';
import { listGradeRows } from '../grades/grades.queries.ts';
import { readClassResults, yearOf } from './readClassResults.ts';
import { yearResultView } from './yearResult.view.ts';

/** The result of the year of an active student with its steps. 103, 158; 126 for a student who is not in the class. */
export const getYearResult: Handler<'getYearResult'> = async (ctx, { path: { studentId, ...requested } }) => {
  const { results, grades } = await ctx.read(async (db) => {
    const selection = await findClassSelection(db, ctx.schoolId, requested);
    const [read, rows] = await Promise.all([readClassResults(db, selection), listGradeRows(db, ctx.schoolId)]);
    return { results: read, grades: rows };
  });
  const at = results.students.findIndex(({ id }) => id === studentId);
  const [student, result] = [results.students[at], yearOf(results)[at]];
  if (!student || !result) fail('STUDENT_NOT_ENROLLED_IN_SESSION');
  return yearResultView({ student, result, results, grades });
};
