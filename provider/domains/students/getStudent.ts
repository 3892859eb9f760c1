import type { Handler } from '../../call/handler.ts';
import { loadStudent } from './students.queries.ts';
import { studentView } from './students.view.ts';

export const getStudent: Handler<'getStudent'> = async (ctx, { path, query }) =>
  studentView(await ctx.read((db) => loadStudent(db, path.id, query.sessionId)), ctx.services);
