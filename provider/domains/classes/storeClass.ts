import { eq } from 'drizzle-orm';
import { classes } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { failField } from '../../shared/fail.ts';
import { lockActiveTeacher } from '../teachers/index.ts';
import { listClassRows, numberClasses, type ClassRow } from './classes.queries.ts';
import { isDefaultClass, placeInOrder } from './classes.rules.ts';

/** 109 for a class teacher who is disabled or of another school; the one the class has may stay (CLASS-38). */
export async function checkTeacher(
  db: Db,
  schoolId: number,
  teacherId: number | null,
  stored?: ClassRow,
): Promise<void> {
  if (teacherId === null || teacherId === stored?.teacherId) return;
  if (!(await lockActiveTeacher(db, schoolId, teacherId)))
    failField('teacherId', 'Choose an active teacher of this school');
}

/** Gives a class the place of its name in the order; the one named Default has none. The order must be held. */
export async function placeClass(db: Db, row: ClassRow): Promise<void> {
  const others = (await listClassRows(db, { schoolId: row.schoolId })).filter(
    ({ id, sequence }) => id !== row.id && sequence !== null,
  );
  const order = others.map(({ id }) => id);
  if (isDefaultClass(row.name)) await db.update(classes).set({ sequence: null }).where(eq(classes.id, row.id));
  else {
    const names = others.map(({ name }) => name);
    order.splice(placeInOrder(names, row.name), 0, row.id);
  }
  await numberClasses(db, row.schoolId, order);
}

/** Writes changes of a class that is held; its version counts on. */
export async function changeClassRow(
  db: Db,
  stored: ClassRow,
  changes: Partial<typeof classes.$inferInsert>,
): Promise<ClassRow> {
  const [row] = await db
    .update(classes)
    .set({ ...changes, version: stored.version + 1 })
    .where(eq(classes.id, stored.id))
    .returning();
  if (!row) throw new Error('The class was not stored.');
  return row;
}
