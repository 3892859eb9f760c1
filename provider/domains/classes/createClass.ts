import { oneRow } from '../../database/oneRow.ts';
import { nameKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { classes } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { lockClassOrder } from './classes.queries.ts';
import { className } from './classes.rules.ts';
import { storedClass } from './classes.view.ts';
import { checkTeacher, orderNewClass } from './storeClass.ts';

/** 114 when the school has a class with this name (CLASS-34). */
export const createClass: Handler<'createClass'> = (ctx, { body }) => {
  const { schoolId, teacherId = null } = body;
  const name = className(body.className);
  return ctx.write(async (db, unit) => {
    await lockClassOrder(db, schoolId);
    await checkTeacher(db, schoolId, teacherId);
    const row = await oneRow(
      db
        .insert(classes)
        .values({ schoolId, name, nameKey: nameKey(name), teacherId, createdAt: instantOf(ctx.services.clock) })
        .returning(),
    );
    await orderNewClass(db, row);
    unit.note({ entity: 'class', id: row.id, after: { name, teacherId } });
    return storedClass(ctx, db, row.id);
  });
};
