import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { sessions } from '../../database/schema/index.ts';
import { listSessionRows } from './sessions.queries.ts';
import { sessionViews } from './sessions.view.ts';

/** Reports exist for sessions that have started (CALL-40). */
const begun = and(inArray(sessions.status, ['ACTIVE', 'COMPLETED']), eq(sessions.disabled, false));

export const listReportSessions: Handler<'listReportSessions'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => sessionViews(ctx, db, await listSessionRows(db, schoolId, begun)));
