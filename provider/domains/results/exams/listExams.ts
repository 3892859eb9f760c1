import type { Handler } from '../../../call/handler.ts';
import { listCountedExams } from '../config/config.queries.ts';
import { findResultPlace } from '../classSelection.ts';
import { examView } from '../results.view.ts';

/** In the order of the year; none where no result config was saved. */
export const listExams: Handler<'listExams'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const place = await findResultPlace(db, ctx.schoolId, path);
    return (await listCountedExams(db, place)).map(examView);
  });
