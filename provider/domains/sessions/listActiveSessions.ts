import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../contract/handler.ts';
import { sessions } from '../../database/schema/index.ts';
import { listSessionRows } from './sessions.queries.ts';
import { sessionView } from './sessions.view.ts';

const running = and(eq(sessions.status, 'ACTIVE'), eq(sessions.disabled, false));

export const listActiveSessions: Handler<'listActiveSessions'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.inSchool(schoolId).read((db) => listSessionRows(db, schoolId, running))).map(sessionView);
