import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readGrid } from './readGrid.ts';

export const listFeeStructures: Handler<'listFeeStructures'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    return readGrid(db, { schoolId: ctx.schoolId, sessionId });
  });
