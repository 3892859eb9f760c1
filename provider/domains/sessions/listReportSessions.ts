import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../contract/handler.ts';
import { sessions } from '../../database/schema/index.ts';
import { listSessionRows } from './sessions.queries.ts';
import { sessionView } from './sessions.view.ts';

/** What has begun can be reported on (CALL-40). */
const begun = and(inArray(sessions.status, ['ACTIVE', 'COMPLETED']), eq(sessions.disabled, false));

export const listReportSessions: Handler<'listReportSessions'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.inSchool(schoolId).read((db) => listSessionRows(db, schoolId, begun))).map(sessionView);
