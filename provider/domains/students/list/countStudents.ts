import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { countByClass } from './counts.queries.ts';

/** The active students of each class in a session. 103 for an unknown session, and for a target session of another school. */
export const countStudents: Handler<'countStudents'> = (ctx, { path: { sessionId }, query: { targetSessionId } }) =>
  ctx.read(async (db) => {
    const { schoolId } = ctx;
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    if (targetSessionId !== undefined && (await findSessionRow(db, targetSessionId))?.schoolId !== schoolId)
      fail('NOT_FOUND');
    return countByClass(db, { schoolId, sessionId, targetSessionId });
  });
