import { and, asc, eq, inArray } from 'drizzle-orm';
import { grades, studentMarks } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

export type GradeRow = typeof grades.$inferSelect;

/** The grades of a school, best first. */
export const listGradeRows = (db: Db, schoolId: number): Promise<GradeRow[]> =>
  db.select().from(grades).where(eq(grades.schoolId, schoolId)).orderBy(asc(grades.sequence), asc(grades.id));

/** The id of one of these grades that a student has. Locks the grades until commit, so that none is assigned at the same time. */
export async function findGradeInUse(db: Db, schoolId: number, ids: readonly number[]): Promise<number | undefined> {
  const those = [...ids];
  await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), inArray(grades.id, those)))
    .orderBy(grades.id)
    .for('update');
  const [row] = await db
    .select({ gradeId: studentMarks.gradeId })
    .from(studentMarks)
    .where(and(eq(studentMarks.schoolId, schoolId), inArray(studentMarks.gradeId, those)))
    .limit(1);
  return row?.gradeId ?? undefined;
}

export async function storeGrade(db: Db, row: GradeRow): Promise<void> {
  await db
    .update(grades)
    .set({ name: row.name, nameKey: row.nameKey, sequence: row.sequence, version: row.version })
    .where(and(eq(grades.schoolId, row.schoolId), eq(grades.id, row.id)));
}
