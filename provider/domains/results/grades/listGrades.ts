import type { Handler } from '../../../call/handler.ts';
import { gradeView } from '../results.view.ts';
import { listGradeRows } from './grades.queries.ts';

/** Best first. */
export const listGrades: Handler<'listGrades'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => (await listGradeRows(db, schoolId)).map(gradeView));
