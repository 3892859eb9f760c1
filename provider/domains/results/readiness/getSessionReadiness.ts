import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readReadiness } from './readReadiness.ts';

/** The requirements of an activation by class, and the missing limits. 103 for an unknown session. */
export const getSessionReadiness: Handler<'getSessionReadiness'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    const session = (await findSessionRow(db, sessionId)) ?? fail('NOT_FOUND');
    const classes = await listClassRows(db, { schoolId: ctx.schoolId });
    return readReadiness(db, ctx.services.rules.sessionActivates, session, classes);
  });
