// The personal values on marksheets.
import { and, eq, inArray } from 'drizzle-orm';
import { images, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

interface PersonRow {
  dateOfBirth: string;
  /** bytes of the stored photograph */
  photo: Buffer | null;
}

/** Date of birth and photograph of these students by their ids. */
export async function findPersons(
  db: Db,
  schoolId: number,
  studentIds: readonly number[],
): Promise<Map<number, PersonRow>> {
  const rows = await db
    .select({ id: students.id, dateOfBirth: students.dateOfBirth, photo: images.bytes })
    .from(students)
    .leftJoin(images, and(eq(images.schoolId, students.schoolId), eq(images.id, students.imageId)))
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, [...studentIds])));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
