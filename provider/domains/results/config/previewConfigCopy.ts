import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { copyViews, listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readConfigCopies } from './readConfigCopies.ts';

/** 152 in a session that has started: there is no copy to preview. */
export const previewConfigCopy: Handler<'previewConfigCopy'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const { schoolId } = ctx;
    const session = (await findSessionRow(db, path.sessionId)) ?? fail('NOT_FOUND');
    if (session.status !== 'UPCOMING') fail('RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION');
    const { plans } = await readConfigCopies(db, { schoolId, ...path }, await listClassRows(db, { schoolId }));
    return copyViews(plans, instantOf(ctx.services.clock));
  });
