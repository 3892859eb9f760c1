import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../../call/handler.ts';
import { fail, failField } from '../../shared/fail.ts';
import { listClassRows, lockClassOrder, numberClasses } from './classes.queries.ts';
import { classViews } from './classes.view.ts';

/** Requires every class of the order once: 158 for an unknown class, 205 if another user added, deleted or moved one. */
export const orderClasses: Handler<'orderClasses'> = (ctx, { path: { schoolId }, body }) => {
  const { classIds, previousClassIds } = body;
  return ctx.write(async (db, unit) => {
    await lockClassOrder(db, schoolId);
    const ordered = (await listClassRows(db, { schoolId })).filter(({ sequence }) => sequence !== null);
    const stored = ordered.map(({ id }) => id);
    const known = new Set(stored);
    if (new Set(classIds).size !== classIds.length) failField('classIds', 'A class is listed twice');
    if (classIds.some((id) => !known.has(id))) fail('INVALID_CLASS');
    if (classIds.length !== known.size) fail('STALE_VERSION');
    if (previousClassIds && !isDeepStrictEqual(previousClassIds, stored)) fail('STALE_VERSION');
    await numberClasses(db, schoolId, classIds);
    unit.note({ entity: 'class order', id: schoolId, before: { classIds: stored }, after: { classIds } });
    return classViews(ctx, db, await listClassRows(db, { schoolId }));
  });
};
