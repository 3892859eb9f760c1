import type { Handler } from '../../../call/handler.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { chosenPlans, copyViews, lockClasses } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { readSubjectCopies } from './readSubjectCopies.ts';
import { storeSubjectCopies } from './storeSubjectCopies.ts';

/**
 * Locks the session against every other save of its subjects, exams and limits, so that rows of several classes can be updated in
 * any order without a deadlock.
 */
export const applySubjects: Handler<'applySubjects'> = (ctx, { body: { sessionId, classId, classes: chosen } }) =>
  ctx.write(async (db, unit) => {
    const { schoolId, actor, services } = ctx;
    const session = (await lockSession(db, schoolId, sessionId, 'no key update')) ?? fail('NOT_FOUND');
    const classes = await lockClasses(db, schoolId);
    if (session.status !== 'UPCOMING') fail('SUBJECT_UPDATE_FOR_NON_UPCOMING_SESSION');
    await lockInSchool(db, 'subjects', schoolId);
    const selection = { schoolId, sessionId, classId };
    const copies = await readSubjectCopies(db, selection, classes, actor.privileges);
    const taken = await chosenPlans(db, { schoolId, ...copies }, chosen);
    const now = instantOf(services.clock);
    await storeSubjectCopies(
      { db, unit, now, steps: services.rules.subjectChanges },
      { ...selection, source: copies.source },
      taken,
    );
    return copyViews(taken, now);
  });
