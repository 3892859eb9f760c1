import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { copyViews, listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readLimitsCopies } from './readLimitsCopies.ts';

/** 191 in a completed session: there is no copy to preview. */
export const previewLimitsCopy: Handler<'previewLimitsCopy'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const { schoolId } = ctx;
    const session = (await findSessionRow(db, path.sessionId)) ?? fail('NOT_FOUND');
    if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    const { plans } = await readLimitsCopies(db, { schoolId, ...path }, await listClassRows(db, { schoolId }));
    return copyViews(plans, instantOf(ctx.services.clock));
  });
