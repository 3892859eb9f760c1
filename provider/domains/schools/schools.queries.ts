import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { counters, images, schools } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import type { StoredImage } from '../../shared/images.ts';
import type { Starts } from './schools.rules.ts';

export type SchoolRow = typeof schools.$inferSelect;

const standing = isNull(schools.deletedAt);

/** By name. A transaction in the scope of a school only sees that school. */
export const listSchoolRows = (db: Db, onlyActive: boolean): Promise<SchoolRow[]> =>
  db
    .select()
    .from(schools)
    .where(and(standing, onlyActive ? eq(schools.disabled, false) : undefined))
    .orderBy(asc(schools.nameKey), asc(schools.id));

/** 103 for an unknown or deleted school. */
export async function getSchoolRow(db: Db, id: number): Promise<SchoolRow> {
  const [row] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.id, id), standing));
  return row ?? fail('NOT_FOUND');
}

/**
 * The same, locked until commit. Only `update` also waits for the calls that write in the school (requireActiveSchool): it is for a change
 * that ends them.
 */
export async function lockSchoolRow(
  db: Db,
  id: number,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<SchoolRow> {
  const [row] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.id, id), standing))
    .for(strength);
  return row ?? fail('NOT_FOUND');
}

/** Replaces the logo of a school; returns the id of the new image. */
export async function replaceLogo(db: Db, clock: Clock, school: SchoolRow, image: StoredImage): Promise<number> {
  const stored = await oneRow(
    db
      .insert(images)
      .values({ schoolId: school.id, ...image, createdAt: instantOf(clock) })
      .returning({ id: images.id }),
  );
  await db.update(schools).set({ logoId: stored.id }).where(eq(schools.id, school.id));
  await removeLogo(db, school);
  return stored.id;
}

/** Deletes the former logo of a school, which must no longer refer to it. */
export async function removeLogo(db: Db, { id, logoId }: SchoolRow): Promise<void> {
  if (logoId !== null) await db.delete(images).where(and(eq(images.schoolId, id), eq(images.id, logoId)));
}

/** The subjects and grades of a new school (SUBJECT-42). */
export async function startLists(db: Db, clock: Clock, schoolId: number): Promise<void> {
  await db.execute(sql`SELECT start_school_lists(${schoolId}, ${instantOf(clock)})`);
}

/** Starts each number sequence at the number of the form; sequences that have started continue. */
export async function startCounters(db: Db, schoolId: number, starts: Starts): Promise<void> {
  const begun = [
    { schoolId, kind: 'STUDENT_CODE', nextNumber: starts.studentCodeStartFrom },
    { schoolId, kind: 'FEE_RECEIPT', nextNumber: starts.feeReceiptStartFrom },
    { schoolId, kind: 'FEE_CERTIFICATE', nextNumber: starts.feeCertificateStartFrom },
  ] as const;
  await db
    .insert(counters)
    .values([...begun])
    .onConflictDoNothing();
}
