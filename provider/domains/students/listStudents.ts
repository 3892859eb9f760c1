import type { Handler } from '../../contract/handler.ts';
import { refuse } from '../../contract/validation.ts';
import { listPage } from './list.queries.ts';
import { pageOf } from './list.rules.ts';
import { listRowView } from './list.view.ts';

export const listStudents: Handler<'listStudents'> = async (ctx, { query, body }) => {
  const { page, size, problems } = pageOf(query, body);
  if (problems.length > 0) refuse(problems);
  const { rows, total } = await ctx.inSchool(body.schoolId).read((db) => listPage(db, body, page, size));
  return {
    content: rows.map((row) => listRowView(row, ctx.services)),
    totalElements: total,
    totalPages: Math.ceil(total / size),
    size,
    number: page,
  };
};
