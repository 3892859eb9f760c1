import { present } from '../../../common/present.ts';
import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { isDefaultClass, listClassRows } from '../classes/index.ts';
import { classesWithoutFees } from '../fees/index.ts';
import { findSessionRow } from '../sessions/index.ts';
import { countConfigured } from './readiness.queries.ts';

/** What the three checks of an activation look at (SESSION-36 to 38), and the limits, class by class. 103 for the session. */
export const getSessionReadiness: Handler<'getSessionReadiness'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    const place = { schoolId: ctx.schoolId, sessionId };
    const all = await listClassRows(db, { schoolId: ctx.schoolId });
    const classes = all.filter(({ name, disabled }) => !disabled && !isDefaultClass(name));
    const counts = await countConfigured(db, place);
    const unpriced = await classesWithoutFees(db, place, classes);
    return classes.map(({ id, name }) => {
      const { subjects, exams, limitsMissing } = present(counts.get(id), 'the counts of a class');
      return { classId: id, className: name, subjects, exams, limitsMissing, fees: !unpriced.has(id) };
    });
  });
