import { eq } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { classes } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { failField } from '../../shared/fail.ts';
import { lockActiveTeacher } from '../teachers/index.ts';
import { listClassRows, numberClasses, type ClassRow } from './classes.queries.ts';
import { isDefaultClass, placeAll } from './classes.rules.ts';

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

/** Gives classes the places of their names in the order; the one named Default has none. The order must be locked. */
export async function placeClasses(db: Db, schoolId: number, rows: readonly ClassRow[]): Promise<void> {
  const isPlaced = ({ id }: ClassRow) => rows.some((row) => row.id === id);
  const others = (await listClassRows(db, { schoolId })).filter((row) => !isPlaced(row) && row.sequence !== null);
  const outside = rows.filter(({ name }) => isDefaultClass(name));
  for (const { id } of outside) await db.update(classes).set({ sequence: null }).where(eq(classes.id, id));
  const inside = rows.filter(({ name }) => !isDefaultClass(name));
  const order = placeAll<ClassRow>(others, inside);
  await numberClasses(
    db,
    schoolId,
    order.map(({ id }) => id),
  );
}

export const placeClass = (db: Db, row: ClassRow): Promise<void> => placeClasses(db, row.schoolId, [row]);

/** Writes changes of a class that is held; its version counts on. */
export async function changeClassRow(
  db: Db,
  stored: ClassRow,
  changes: Partial<typeof classes.$inferInsert>,
): Promise<ClassRow> {
  const row = await oneRow(
    db
      .update(classes)
      .set({ ...changes, version: stored.version + 1 })
      .where(eq(classes.id, stored.id))
      .returning(),
  );
  return row;
}
