import { and, eq } from 'drizzle-orm';
import { images, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import type { StoredImage } from '../../../shared/images.ts';
import type { StudentRow } from '../students.queries.ts';

/** Replaces the photograph of a student, or removes it when `photo` is undefined. Returns the id of the new image. */
export async function storePhoto(
  db: Db,
  clock: Clock,
  { schoolId, id, imageId }: StudentRow,
  photo: StoredImage | undefined,
): Promise<number | null> {
  const [added] = photo
    ? await db
        .insert(images)
        .values({ schoolId, ...photo, createdAt: instantOf(clock) })
        .returning({ id: images.id })
    : [];
  const next = added?.id ?? null;
  await db
    .update(students)
    .set({ imageId: next })
    .where(and(eq(students.schoolId, schoolId), eq(students.id, id)));
  if (imageId !== null) await db.delete(images).where(and(eq(images.schoolId, schoolId), eq(images.id, imageId)));
  return next;
}
