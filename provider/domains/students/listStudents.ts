import type { Handler } from '../../call/handler.ts';
import { listPage } from './list.queries.ts';
import { pageOf } from './list.rules.ts';
import { listRowView } from './list.view.ts';
import { refuse } from '../../shared/fail.ts';

export const listStudents: Handler<'listStudents'> = async (ctx, { query, body }) => {
  const { page, size, problems } = pageOf(query, body);
  if (problems.length > 0) refuse(problems);
  const { rows, total } = await ctx.read((db) => listPage(db, body, page, size));
  return {
    content: rows.map((row) => listRowView(row, ctx.services)),
    totalElements: total,
    totalPages: Math.ceil(total / size),
    size,
    number: page,
  };
};
