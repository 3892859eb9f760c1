import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { sections } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { runSteps, rejectWhileInUse } from '../../call/crossRules.ts';
import { fail } from '../../shared/fail.ts';
import { listClassRows, lockClassOrder, lockClassRow, numberClasses } from './classes.queries.ts';
import { changeClassRow } from './storeClass.ts';

/** Deletes the class with its sections and planned fees; 109 while students are enrolled in it (CLASS-41). */
export const deleteClass: Handler<'deleteClass'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const { schoolId } = (await listClassRows(db, { classId: path.id }))[0] ?? fail('INVALID_CLASS');
    await lockClassOrder(db, schoolId);
    const stored = await lockClassRow(db, path.id);
    const { rules } = ctx.services;
    await rejectWhileInUse(rules.classInUse, db, { schoolId, classId: stored.id }, 'class');
    await runSteps(rules.classIsDeleted, db, { schoolId, classId: stored.id });
    const deletedAt = instantOf(ctx.services.clock);
    await db
      .update(sections)
      .set({ deletedAt })
      .where(and(eq(sections.schoolId, schoolId), eq(sections.classId, stored.id), isNull(sections.deletedAt)));
    await changeClassRow(db, stored, { deletedAt, sequence: null });
    const rest = (await listClassRows(db, { schoolId })).filter(({ sequence }) => sequence !== null);
    await numberClasses(
      db,
      schoolId,
      rest.map(({ id }) => id),
    );
    unit.note({ entity: 'class', id: stored.id, before: { name: stored.name } });
    return null;
  });
};
