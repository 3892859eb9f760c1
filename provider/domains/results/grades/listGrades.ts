import type { Handler } from '../../../call/handler.ts';
import { listGradeRows } from './grades.queries.ts';
import { gradeView } from '../results.view.ts';

/** Best first. */
export const listGrades: Handler<'listGrades'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => (await listGradeRows(db, schoolId)).map(gradeView));
