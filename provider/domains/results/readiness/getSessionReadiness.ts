import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readReadiness } from './readReadiness.ts';

/** The requirements of an activation by class (SESSION-36 to 38, fee dates within the session), and missing limits. 103 for an unknown session. */
export const getSessionReadiness: Handler<'getSessionReadiness'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    const session = (await findSessionRow(db, sessionId)) ?? fail('NOT_FOUND');
    return readReadiness(db, session, await listClassRows(db, { schoolId: ctx.schoolId }));
  });
