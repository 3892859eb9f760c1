import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Keys } from '../../../config.ts';
import { asRows, isInHashed, isOneOf } from '../../../database/bulk.ts';
import { classes, images, studentSiblings, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import { fail, type RegisteredStudent } from '../../../shared/fail.ts';
import type { StoredImage } from '../../../shared/images.ts';
import { aadhaarColumns, readNumber, storedAadhaar } from './studentNumbers.ts';
import { inForm, type StudentForm } from '../students.rules.ts';
import { notDeleted, type StudentRow } from '../students.queries.ts';

export type Person = Pick<StudentRow, 'nameKey' | 'fatherKey' | 'dateOfBirth'>;

/** Two pupils of one key are the same person. */
export const personKey = ({ nameKey, fatherKey, dateOfBirth }: Person): string =>
  JSON.stringify([nameKey, fatherKey, dateOfBirth]);

/** A single person is looked up in an index, several are hashed. */
function isPerson(persons: readonly Person[]): SQL | undefined {
  const [first] = persons;
  if (persons.length === 1 && first)
    return and(
      eq(students.nameKey, first.nameKey),
      eq(students.fatherKey, first.fatherKey),
      eq(students.dateOfBirth, first.dateOfBirth),
    );
  const rows = persons.map(({ nameKey, fatherKey, dateOfBirth }) => ({ nameKey, fatherKey, dateOfBirth }));
  const wanted = asRows(rows, 'wanted', '"nameKey" text, "fatherKey" text, "dateOfBirth" date');
  return isInHashed(
    sql`(${students.nameKey}, ${students.fatherKey}, ${students.dateOfBirth})`,
    sql`SELECT * FROM ${wanted}`,
  );
}

/** The school's pupils of these names, fathers and dates of birth, by person. */
export async function registeredPersons(
  db: Db,
  schoolId: number,
  persons: readonly Person[],
): Promise<ReadonlyMap<string, RegisteredStudent>> {
  if (persons.length === 0) return new Map();
  const rows = await db
    .select({
      studentId: students.id,
      studentCode: students.code,
      studentName: students.name,
      nameKey: students.nameKey,
      fatherKey: students.fatherKey,
      dateOfBirth: students.dateOfBirth,
    })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), notDeleted, isPerson(persons)));
  return new Map(
    rows.map((row) => {
      const { studentId, studentCode, studentName } = row;
      return [personKey(row), { studentId, studentCode, studentName }];
    }),
  );
}

/** 139, with the other one, when the school has a pupil of this name, father and date of birth. `ownId`: as below. */
export async function requireOwnPerson(db: Db, schoolId: number, person: Person, ownId?: number): Promise<void> {
  const student = (await registeredPersons(db, schoolId, [person])).get(personKey(person));
  if (student && student.studentId !== ownId) fail('STUDENT_ALREADY_REGISTERED', { student });
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

export const AADHAAR_TAKEN = 'This Aadhar number is already in use';

/** Who of the school has these Aadhaar numbers, by digest. */
export async function holdersOfAadhaar(
  db: Db,
  schoolId: number,
  digests: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  if (digests.length === 0) return new Map();
  const rows = await db
    .select({ id: students.id, digest: students.aadharDigest })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), isOneOf(students.aadharDigest, digests), notDeleted));
  return new Map(rows.map(({ id, digest }) => [digest, id]));
}

/** 168 when another pupil of the school has this Aadhaar number. `ownId`: the student's, absent for a new one. */
export async function requireOwnAadhaar(
  db: Db,
  schoolId: number,
  digest: string | null,
  ownId?: number,
): Promise<void> {
  if (digest === null) return;
  const holder = (await holdersOfAadhaar(db, schoolId, [digest])).get(digest);
  if (holder === undefined || holder === ownId) return;
  fail('DUPLICATE_AADHAR', { problems: [{ path: inForm('aadharNo'), message: AADHAAR_TAKEN }] });
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
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, ids), notDeleted));
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
