import type { Handler } from '../../call/handler.ts';
import { listSessionRows } from './sessions.queries.ts';
import { sessionViews } from './sessions.view.ts';

export const listSessions: Handler<'listSessions'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => sessionViews(ctx, db, await listSessionRows(db, schoolId)));
