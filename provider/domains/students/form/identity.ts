// A student is registered once per school: no two students of a school share name, father and date of birth, or an Aadhaar number.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Keys } from '../../../config.ts';
import { asRows, isInHashed, isOneOf } from '../../../database/bulk.ts';
import { students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail, type RegisteredStudent } from '../../../shared/fail.ts';
import { notDeleted, type StudentRow } from '../students.queries.ts';
import { inForm, type StudentForm } from '../students.rules.ts';
import { aadhaarColumns, readNumber, storedAadhaar } from './studentNumbers.ts';

export type Person = Pick<StudentRow, 'nameKey' | 'fatherKey' | 'dateOfBirth'>;

/** Equal keys mean the same person. */
export const personKey = ({ nameKey, fatherKey, dateOfBirth }: Person): string =>
  JSON.stringify([nameKey, fatherKey, dateOfBirth]);

/** The condition for these persons: one is searched for in an index, several in a hashed list. */
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

/** The students of the school who are one of these persons, by `personKey`. */
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

/** 139 with the registered student when another student of the school is this person. `ownId`: undefined for a new student. */
export async function requireNewPerson(db: Db, schoolId: number, person: Person, ownId?: number): Promise<void> {
  const student = (await registeredPersons(db, schoolId, [person])).get(personKey(person));
  if (student && student.studentId !== ownId) fail('STUDENT_ALREADY_REGISTERED', { student });
}

/** The columns of the student's own Aadhaar number. `stored`: undefined for a new student. */
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

/** The ids of students of the school with these Aadhaar numbers, by digest. */
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

/** 168 when another student of the school has this Aadhaar number. `ownId`: undefined for a new student. */
export async function requireFreeAadhaar(
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
