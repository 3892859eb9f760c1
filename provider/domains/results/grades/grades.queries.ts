import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { grades, studentMarks } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

export type GradeRow = typeof grades.$inferSelect;

/** The grades of a school, the best first. */
export const listGradeRows = (db: Db, schoolId: number): Promise<GradeRow[]> =>
  db.select().from(grades).where(eq(grades.schoolId, schoolId)).orderBy(asc(grades.sequence), asc(grades.id));

/** One of these grades that was given to a student; they are held, so that none is given meanwhile. */
export async function findGivenGrade(db: Db, schoolId: number, ids: readonly number[]): Promise<number | undefined> {
  const those = [...ids];
  await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), inArray(grades.id, those)))
    .orderBy(grades.id)
    .for('update');
  const { theoryGradeId, practicalGradeId, vivaGradeId } = studentMarks;
  const [row] = await db
    .select({ theoryGradeId, practicalGradeId, vivaGradeId })
    .from(studentMarks)
    .where(
      and(
        eq(studentMarks.schoolId, schoolId),
        or(inArray(theoryGradeId, those), inArray(practicalGradeId, those), inArray(vivaGradeId, those)),
      ),
    )
    .limit(1);
  return (row && Object.values(row).find((id) => id !== null && those.includes(id))) ?? undefined;
}

/** A grade with another name and place; the key of the name is freed first, so that two grades can change names. */
export async function storeGrade(db: Db, row: GradeRow): Promise<void> {
  await db
    .update(grades)
    .set({ name: row.name, nameKey: row.nameKey, sequence: row.sequence, version: row.version })
    .where(and(eq(grades.schoolId, row.schoolId), eq(grades.id, row.id)));
}
