import { and, asc, eq, inArray } from 'drizzle-orm';
import { classes, studentSiblings, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { notDeleted, type StudentRow } from '../students.queries.ts';
import type { StudentForm } from '../students.rules.ts';

/** 117 when the class of a sibling is not a class of the school. */
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

/** Locks siblings against deletion until commit, in the order of their ids; returns those who are students. */
async function lockSiblings(db: Db, ids: readonly number[]): Promise<StudentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(students)
    .where(and(inArray(students.id, [...ids]), notDeleted))
    .orderBy(asc(students.id))
    .for('share');
}

/**
 * Call it before the student is locked. All calls that lock several students do it in the order of their ids, so that two of them cannot
 * deadlock.
 */
export const lockLowerSiblings = (db: Db, studentId: number, forms: StudentForm['siblingInfo'] = []) =>
  lockSiblings(
    db,
    forms.map(({ siblingStudentId }) => siblingStudentId).filter((id) => id < studentId),
  );

const inOrder = (ids: readonly number[]): number[] => [...ids].sort((one, other) => one - other);

interface SiblingChange {
  before: number[];
  after: number[];
}

/**
 * Replaces the stored siblings by those of the form; 117 for a sibling who is not a student of this school (SIBLING-07).
 * Returns the ids of the siblings before and after, in ascending order.
 */
export async function storeSiblings(
  db: Db,
  { schoolId, id: studentId }: StudentRow,
  forms: StudentForm['siblingInfo'] = [],
): Promise<SiblingChange> {
  const ids = forms.map(({ siblingStudentId }) => siblingStudentId);
  const elsewhere = forms.some((form) => form.schoolId !== undefined && form.schoolId !== schoolId);
  if (elsewhere || new Set(ids).size < ids.length || ids.includes(studentId)) fail('INVALID_SIBLING');
  const before = await db
    .delete(studentSiblings)
    .where(and(eq(studentSiblings.schoolId, schoolId), eq(studentSiblings.studentId, studentId)))
    .returning({ id: studentSiblings.siblingId });
  const change = { before: inOrder(before.map(({ id }) => id)), after: inOrder(ids) };
  if (ids.length === 0) return change;
  const found = (await lockSiblings(db, ids)).filter((sibling) => sibling.schoolId === schoolId);
  if (found.length < ids.length) fail('INVALID_SIBLING');
  await requireOwnClasses(db, schoolId, forms);
  await db.insert(studentSiblings).values(ids.map((siblingId) => ({ schoolId, studentId, siblingId })));
  return change;
}
