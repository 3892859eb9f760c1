import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { failField } from '../../shared/fail.ts';
import { keyOf } from '../../shared/text.ts';
import { lockClassOrder, lockClassRow } from './classes.queries.ts';
import { className, isDefaultClass } from './classes.rules.ts';
import { storedClass } from './classes.view.ts';
import { changeClassRow, checkTeacher, orderNewClass } from './storeClass.ts';

/** A class stays in its school and, when renamed, at its position in the order. */
export const updateClass: Handler<'updateClass'> = async (ctx, { path, body }) => {
  const { schoolId, teacherId = null, version } = body;
  const name = className(body.className);
  return ctx.write(async (db, unit) => {
    await lockClassOrder(db, schoolId);
    const stored = await lockClassRow(db, path.id);
    if (schoolId !== stored.schoolId) failField('schoolId', 'The school of a class cannot be changed');
    await requireUnchanged(db, { ...stored, entity: 'class' }, version);
    await checkTeacher(db, schoolId, teacherId, stored);
    const row = await changeClassRow(db, stored, { name, nameKey: keyOf(name, stored), teacherId });
    if (isDefaultClass(stored.name) !== isDefaultClass(name)) await orderNewClass(db, row);
    unit.note({
      entity: 'class',
      id: row.id,
      before: { name: stored.name, teacherId: stored.teacherId },
      after: { name, teacherId },
      changed: { version: row.version, fields: changedFields(stored, { name, teacherId }, { name: 'className' }) },
    });
    return storedClass(ctx, db, row.id);
  });
};
