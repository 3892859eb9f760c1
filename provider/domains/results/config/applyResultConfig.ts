import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { chosenPlans, copyViews, lockClasses } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { readConfigCopies } from './readConfigCopies.ts';
import { storeConfig } from './storeConfig.ts';

/**
 * Locks the session against every other save of its subjects, exams and limits, so that configs of several classes can be stored in
 * any order without a deadlock.
 */
export const applyResultConfig: Handler<'applyResultConfig'> = (ctx, { body }) =>
  ctx.write(async (db, unit) => {
    const { schoolId } = ctx;
    const { sessionId, classId } = body;
    const session = (await lockSession(db, schoolId, sessionId, 'no key update')) ?? fail('NOT_FOUND');
    const classes = await lockClasses(db, schoolId);
    if (session.status !== 'UPCOMING') fail('RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION');
    const copies = await readConfigCopies(db, { schoolId, sessionId, classId }, classes);
    const taken = await chosenPlans(db, { schoolId, ...copies }, body.classes);
    const now = instantOf(ctx.services.clock);
    const storing = { db, unit, now };
    for (const { class: target, adds, changes, work } of taken)
      if (adds.length + changes.length > 0)
        await storeConfig(
          storing,
          { schoolId, sessionId, classId: target.id },
          { before: work.before, values: copies.values, removeLimits: false, copiedFrom: classId },
        );
    return copyViews(taken, now);
  });
