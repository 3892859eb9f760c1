import type { Handler } from '../../../call/handler.ts';
import { findClassSelection } from '../classSelection.ts';
import { examView } from '../results.view.ts';
import { listCountedExams } from './exams.queries.ts';

/** In the order of the year; empty for a class without a result config. */
export const listExams: Handler<'listExams'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const selection = await findClassSelection(db, ctx.schoolId, path);
    return (await listCountedExams(db, selection)).map(examView);
  });
