import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readLimits } from './readLimits.ts';

/** 103 for the session, 158 for the class; a class without subjects has an empty list. */
export const listSubjectLimits: Handler<'listSubjectLimits'> = (ctx, { path: { sessionId, classId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    const classes = await listClassRows(db, { schoolId: ctx.schoolId });
    if (!classes.some(({ id }) => id === classId)) fail('INVALID_CLASS');
    return readLimits(db, { schoolId: ctx.schoolId, sessionId, classId });
  });
