import type { Handler } from '../../contract/handler.ts';
import { listSessionRows } from './sessions.queries.ts';
import { sessionView } from './sessions.view.ts';

export const listSessions: Handler<'listSessions'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.inSchool(schoolId).read((db) => listSessionRows(db, schoolId))).map(sessionView);
