import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { sessions } from '../../database/schema/index.ts';
import { listSessionRows } from './sessions.queries.ts';
import { sessionViews } from './sessions.view.ts';

const running = and(eq(sessions.status, 'ACTIVE'), eq(sessions.disabled, false));

export const listActiveSessions: Handler<'listActiveSessions'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => sessionViews(ctx, db, await listSessionRows(db, schoolId, running)));
