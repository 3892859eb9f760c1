import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readProgress } from './readProgress.ts';

/** The exams of all classes of a session with locks and progress. 103 for an unknown session. */
export const listExamProgress: Handler<'listExamProgress'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    return readProgress(db, { schoolId: ctx.schoolId, sessionId });
  });
