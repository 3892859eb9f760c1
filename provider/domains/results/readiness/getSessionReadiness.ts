import { present } from '../../../../common/present.ts';
import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { isDefaultClass, listClassRows } from '../../classes/index.ts';
import { classesWithoutFees, feeDatesOutside } from '../../fees/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { countConfigured } from './readiness.queries.ts';

/** The requirements of an activation by class (SESSION-36 to 38, fee dates within the session), and missing limits. 103 for an unknown session. */
export const getSessionReadiness: Handler<'getSessionReadiness'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    const { startDate, endDate } = (await findSessionRow(db, sessionId)) ?? fail('NOT_FOUND');
    const session = { schoolId: ctx.schoolId, sessionId };
    const all = await listClassRows(db, { schoolId: ctx.schoolId });
    const classes = all.filter(({ name, disabled }) => !disabled && !isDefaultClass(name));
    const counts = await countConfigured(db, session);
    const unpriced = await classesWithoutFees(db, session, classes);
    const outside = await feeDatesOutside(db, { ...session, startDate, endDate }, classes);
    return classes.map(({ id, name }) => {
      const { subjects, exams, limitsMissing } = present(counts.get(id), 'the counts of a class');
      return {
        classId: id,
        className: name,
        subjects,
        exams,
        limitsMissing,
        fees: !unpriced.has(id),
        feeDatesOutside: [...(outside.find(({ classId }) => classId === id)?.dates ?? [])],
      };
    });
  });
