import type { Handler } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { chosenPlans, copyViews, lockClasses } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { listExamRows, lockExams } from '../exams/exams.queries.ts';
import { lockTaught } from '../results.queries.ts';
import { readLimitsCopies } from './readLimitsCopies.ts';
import { storeChanged } from './storeChanged.ts';

type SessionRef = { schoolId: number; sessionId: number };

/** Locks the exams of these classes in ascending order of their ids, as a save of one class does. */
async function lockExamsOf(db: Db, ref: SessionRef, classIds: readonly number[]): Promise<void> {
  const exams = await listExamRows(db, ref);
  const ids = exams.filter(({ classId }) => classIds.includes(classId)).map(({ id }) => id);
  await lockExams(db, ref, ids);
}

/** The session is locked as shared: marks can be entered in other classes while the limits are copied. */
export const applySubjectLimits: Handler<'applySubjectLimits'> = (ctx, { body }) =>
  ctx.write(async (db, unit) => {
    const { schoolId } = ctx;
    const { sessionId, classId } = body;
    const ref = { schoolId, sessionId };
    const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
    if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    const classes = await lockClasses(db, schoolId);
    await lockTaught(db, ref);
    await lockExamsOf(db, ref, [classId, ...body.classes.map((one) => one.classId)]);
    const copies = await readLimitsCopies(db, { ...ref, classId }, classes);
    const taken = await chosenPlans(db, { schoolId, ...copies }, body.classes);
    const now = instantOf(ctx.services.clock);
    const storing = { db, unit, now };
    for (const { class: target, work } of taken)
      if (work.entries.length > 0)
        await storeChanged(storing, { ...ref, classId: target.id }, { ...work, copiedFrom: classId });
    return copyViews(taken, now);
  });
