import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Keys } from '../../config.ts';
import { classes, images, studentSiblings, students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import type { StoredImage } from '../../shared/images.ts';
import { aadhaarColumns, readNumber, storedAadhaar } from './studentNumbers.ts';
import { inForm, type StudentForm } from './students.rules.ts';
import type { StudentRow } from './students.queries.ts';

/** 139, with the other one, when the school has a pupil of this name, father and date of birth. `ownId`: as below. */
export async function requireOwnPerson(
  db: Db,
  schoolId: number,
  person: Pick<StudentRow, 'nameKey' | 'fatherKey' | 'dateOfBirth'>,
  ownId?: number,
): Promise<void> {
  const [student] = await db
    .select({ studentId: students.id, studentCode: students.code, studentName: students.name })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        eq(students.nameKey, person.nameKey),
        eq(students.fatherKey, person.fatherKey),
        eq(students.dateOfBirth, person.dateOfBirth),
        ne(students.life, 'DELETED'),
        ownId === undefined ? undefined : ne(students.id, ownId),
      ),
    );
  if (student) fail('STUDENT_ALREADY_REGISTERED', { student });
}

/** The student's own Aadhaar columns. `stored`: the student as it is, none for a new one. */
export const aadhaarOf = (keys: Keys, schoolId: number, form: StudentForm, stored?: StudentRow) =>
  aadhaarColumns(
    readNumber(keys, schoolId, {
      kind: 'aadhar',
      value: form.aadharNo,
      stored: storedAadhaar(stored),
      path: inForm('aadharNo'),
    }),
  );

/** 168 when another pupil of the school has this Aadhaar number. `ownId`: the student's, absent for a new one. */
export async function requireOwnAadhaar(
  db: Db,
  schoolId: number,
  digest: string | null,
  ownId?: number,
): Promise<void> {
  if (digest === null) return;
  const [other] = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        eq(students.aadharDigest, digest),
        ne(students.life, 'DELETED'),
        ownId === undefined ? undefined : ne(students.id, ownId),
      ),
    );
  if (!other) return;
  const message = 'This Aadhar number is already in use';
  fail('DUPLICATE_AADHAR', { problems: [{ path: inForm('aadharNo'), message }] });
}

/** 117 where a sibling was looked up in a class that is not the school's. */
async function requireOwnClasses(
  db: Db,
  schoolId: number,
  forms: NonNullable<StudentForm['siblingInfo']>,
): Promise<void> {
  const ids = [...new Set(forms.flatMap(({ classId }) => classId ?? []))];
  if (ids.length === 0) return;
  const found = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.schoolId, schoolId), inArray(classes.id, ids)));
  if (found.length < ids.length) fail('INVALID_SIBLING');
}

/**
 * The form's siblings take the place of the stored ones; 117 for one that is not a pupil of this school (SIBLING-07).
 * Returns whether they are others than before.
 */
export async function storeSiblings(
  db: Db,
  { schoolId, id: studentId }: StudentRow,
  forms: StudentForm['siblingInfo'] = [],
): Promise<boolean> {
  const ids = forms.map(({ siblingStudentId }) => siblingStudentId);
  const elsewhere = forms.some((form) => form.schoolId !== undefined && form.schoolId !== schoolId);
  if (elsewhere || new Set(ids).size < ids.length || ids.includes(studentId)) fail('INVALID_SIBLING');
  const before = await db
    .delete(studentSiblings)
    .where(and(eq(studentSiblings.schoolId, schoolId), eq(studentSiblings.studentId, studentId)))
    .returning({ id: studentSiblings.siblingId });
  if (ids.length === 0) return before.length > 0;
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, ids), ne(students.life, 'DELETED')));
  if (found.length < ids.length) fail('INVALID_SIBLING');
  await requireOwnClasses(db, schoolId, forms);
  await db.insert(studentSiblings).values(ids.map((siblingId) => ({ schoolId, studentId, siblingId })));
  return before.length !== ids.length || before.some(({ id }) => !ids.includes(id));
}

/** Stores a photograph in place of the one there was, or takes that away; returns the image's id. */
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
