import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { classNames, countByClass, findRunRow, listBlockers } from './runs.queries.ts';
import { runView } from './runs.view.ts';

/** A promotion, and the students whose new enrolment prevents its undo. 103 for an unknown run. */
export const getPromotionRun: Handler<'getPromotionRun'> = (ctx, { path: { runId } }) =>
  ctx.read(async (db) => {
    const { schoolId } = ctx;
    const row = (await findRunRow(db, schoolId, runId)) ?? fail('NOT_FOUND');
    const isUndone = row.run.undoneAt !== null;
    const [counts, names, blockers] = await Promise.all([
      countByClass(db, schoolId, runId),
      classNames(db, schoolId),
      isUndone ? [] : listBlockers(db, row.run),
    ]);
    const run = runView(row, counts, names);
    const isUpcoming = row.targetStatus === 'UPCOMING' && row.targetDeletedAt === null;
    const obstacle = isUndone ? 'UNDONE' : isUpcoming ? null : 'SESSION_NOT_UPCOMING';
    return { run, obstacle, blockers };
  });
