import type { Handler } from '../../../call/handler.ts';
import { classNames, countByClass, listRunRows } from './runs.queries.ts';
import { runView } from './runs.view.ts';

/** The promotions of a school, newest first. */
export const listPromotionRuns: Handler<'listPromotionRuns'> = (ctx) =>
  ctx.read(async (db) => {
    const { schoolId } = ctx;
    const [rows, counts, names] = await Promise.all([
      listRunRows(db, schoolId),
      countByClass(db, schoolId),
      classNames(db, schoolId),
    ]);
    return rows.map((row) => runView(row, counts, names));
  });
