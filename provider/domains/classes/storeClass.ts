import { eq } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { classes } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { failField } from '../../shared/fail.ts';
import { lockActiveTeacher } from '../teachers/index.ts';
import { listClassRows, numberClasses, type ClassRow } from './classes.queries.ts';
import { isDefaultClass, insertInOrder } from './classes.rules.ts';

/** 109 for a class teacher who is disabled or of another school, unless it is the stored one (CLASS-38). */
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

/** Inserts classes into the order by their names, Default outside of it. The caller has locked the order. */
export async function orderNewClasses(db: Db, schoolId: number, rows: readonly ClassRow[]): Promise<void> {
  const isNew = ({ id }: ClassRow) => rows.some((row) => row.id === id);
  const others = (await listClassRows(db, { schoolId })).filter((row) => !isNew(row) && row.sequence !== null);
  const outside = rows.filter(({ name }) => isDefaultClass(name));
  for (const { id } of outside) await db.update(classes).set({ sequence: null }).where(eq(classes.id, id));
  const inside = rows.filter(({ name }) => !isDefaultClass(name));
  const order = insertInOrder<ClassRow>(others, inside);
  await numberClasses(
    db,
    schoolId,
    order.map(({ id }) => id),
  );
}

export const orderNewClass = (db: Db, row: ClassRow): Promise<void> => orderNewClasses(db, row.schoolId, [row]);

/** Updates a class that the caller has locked, and increments its version. */
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
