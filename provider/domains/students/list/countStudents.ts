import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { countByClass } from './counts.queries.ts';

/** The active students of each class in a session. 103 for an unknown session. */
export const countStudents: Handler<'countStudents'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    return countByClass(db, { schoolId: ctx.schoolId, sessionId });
  });
