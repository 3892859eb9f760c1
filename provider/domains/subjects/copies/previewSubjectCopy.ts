import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { copyViews, listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readSubjectCopies } from './readSubjectCopies.ts';

/** 150 in a session that has started: there is no copy to preview. */
export const previewSubjectCopy: Handler<'previewSubjectCopy'> = (ctx, { path }) =>
  ctx.read(async (db) => {
    const { schoolId, actor, services } = ctx;
    const session = (await findSessionRow(db, path.sessionId)) ?? fail('NOT_FOUND');
    if (session.status !== 'UPCOMING') fail('SUBJECT_UPDATE_FOR_NON_UPCOMING_SESSION');
    const classes = await listClassRows(db, { schoolId });
    const { plans } = await readSubjectCopies(db, { schoolId, ...path }, classes, actor.privileges);
    return copyViews(plans, instantOf(services.clock));
  });
