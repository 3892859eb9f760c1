import type { Handler } from '../../../call/handler.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { listPage } from './list.queries.ts';
import { listRowView } from './list.view.ts';

const MOST = 5_000;

export const listAllStudents: Handler<'listAllStudents'> = async (ctx, { body }) => {
  const today = todayOf(ctx.services.clock);
  const { rows } = await ctx.read((db) => listPage(db, { ...body, today }, 0, MOST + 1));
  if (rows.length > MOST)
    fail('TOO_LARGE', {
      message: 'More than 5,000 students match. Narrow the filter, or request the list page by page',
    });
  return rows.map((row) => listRowView(row, ctx.services));
};
