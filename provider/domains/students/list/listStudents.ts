import type { Handler } from '../../../call/handler.ts';
import { todayOf } from '../../../shared/clock.ts';
import { failFields } from '../../../shared/fail.ts';
import { pageOf, pageView } from '../../../shared/paging.ts';
import { listPage } from './list.queries.ts';
import { listRowView } from './list.view.ts';

export const listStudents: Handler<'listStudents'> = async (ctx, { query, body }) => {
  const { problems, ...paging } = pageOf(query, body);
  if (problems.length > 0) failFields(problems);
  const today = todayOf(ctx.services.clock);
  const { rows, total } = await ctx.read((db) => listPage(db, { ...body, today }, paging.page, paging.size));
  return pageView(
    rows.map((row) => listRowView(row, ctx.services)),
    total,
    paging,
  );
};
