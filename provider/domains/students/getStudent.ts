import type { Handler } from '../../call/handler.ts';
import { todayOf } from '../../shared/clock.ts';
import { loadStudent } from './students.queries.ts';
import { studentView } from './students.view.ts';

export const getStudent: Handler<'getStudent'> = async (ctx, { path, query }) => {
  const order = { today: todayOf(ctx.services.clock), sessionId: query.sessionId };
  return studentView(await ctx.read((db) => loadStudent(db, path.id, order)), ctx.services);
};
