import { and, eq } from 'drizzle-orm';
import { studentSiblings } from '../../../database/schema/index.ts';
import type { Handler } from '../../../call/handler.ts';
import { lockStudentRow } from '../students.queries.ts';
import { storePhoto } from '../form/storePhoto.ts';
import { changeLife } from './changeLife.ts';

/** Marks the record as deleted (STUDENT-22) and removes its photograph and the sibling entries of other students. */
export const deleteStudent: Handler<'deleteStudent'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const stored = await lockStudentRow(db, path.id);
    await db
      .delete(studentSiblings)
      .where(and(eq(studentSiblings.schoolId, stored.schoolId), eq(studentSiblings.siblingId, stored.id)));
    await storePhoto(db, ctx.services.clock, stored, undefined);
    await changeLife(db, ctx.services.clock, stored, 'DELETED');
    unit.note({ entity: 'student', id: stored.id, before: { code: stored.code, life: stored.life } });
    return null;
  });
};
