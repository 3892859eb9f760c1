import { and, eq, inArray, ne } from 'drizzle-orm';
import { tidyName } from '../../../common/names.ts';
import type { Keys } from '../../config.ts';
import { classes, images, studentParents, studentSiblings, students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';
import { fail, failField } from '../../shared/fail.ts';
import type { StoredImage } from '../../shared/images.ts';
import { tidy } from '../../shared/text.ts';
import { NOTHING, readNumber, type NumberColumns } from './studentNumbers.ts';
import { inForm, repeats, type ParentForm, type StudentForm } from './students.rules.ts';
import type { ParentRow, StudentRow } from './students.queries.ts';

const aadharColumns = ({ sealed, digest, last4 }: NumberColumns) => ({
  aadhar: sealed,
  aadharDigest: digest,
  aadharLast4: last4,
});

const storedAadhar = (row: StudentRow | ParentRow | undefined): NumberColumns =>
  row ? { sealed: row.aadhar, digest: row.aadharDigest, last4: row.aadharLast4 } : NOTHING;
const storedPan = (row: ParentRow | undefined): NumberColumns =>
  row ? { sealed: row.pan, digest: row.panDigest, last4: row.panLast4 } : NOTHING;

/** The student's own Aadhaar columns. `stored`: the student as it is, none for a new one. */
export const aadharOf = (keys: Keys, schoolId: number, form: StudentForm, stored?: StudentRow) =>
  aadharColumns(
    readNumber(keys, schoolId, {
      kind: 'aadhar',
      value: form.aadharNo,
      stored: storedAadhar(stored),
      path: inForm('aadharNo'),
    }),
  );

/** 168 when another pupil of the school has this Aadhaar number. `ownId`: the student's, absent for a new one. */
export async function requireOwnAadhar(db: Db, schoolId: number, digest: string | null, ownId?: number): Promise<void> {
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

function parentValues(keys: Keys, schoolId: number, form: ParentForm, at: number, stored: ParentRow | undefined) {
  const path = (field: string) => inForm(`parentsInfo.${at}.${field}`);
  const aadhar = {
    kind: 'aadhar',
    value: form.aadharNo,
    stored: storedAadhar(stored),
    path: path('aadharNo'),
  } as const;
  const pan = readNumber(keys, schoolId, {
    kind: 'pan',
    value: form.panNo,
    stored: storedPan(stored),
    path: path('panNo'),
  });
  return {
    id: stored?.id,
    type: form.type,
    name: tidyName(form.name),
    ...aadharColumns(readNumber(keys, schoolId, aadhar)),
    pan: pan.sealed,
    panDigest: pan.digest,
    panLast4: pan.last4,
    mobileNo: tidy(form.mobileNo),
    taxPayer: form.taxPayer ?? false,
    higherQualification: tidy(form.higherQualification),
    occupation: tidy(form.occupation),
  };
}

/** Each form's stored parent, by its id, else the one of its relation whom no form names; 109 for an id that is not one's. */
function storedParents(forms: readonly ParentForm[], stored: readonly ParentRow[]): (ParentRow | undefined)[] {
  const named = forms.map(({ parentId }) => parentId);
  return forms.map(({ parentId, type }, at) => {
    if (parentId === undefined) return stored.find((row) => row.type === type && !named.includes(row.id));
    const same = named.indexOf(parentId) === at ? stored.find(({ id }) => id === parentId) : undefined;
    return same ?? failField(inForm(`parentsInfo.${at}.parentId`), 'This is not one of the parents');
  });
}

/** The rows of a form's parents (PARENT-13, 14): 116 for two of one relation, 120 and 143 for a number of two of them. */
export function parentRows(keys: Keys, schoolId: number, forms: readonly ParentForm[], stored: readonly ParentRow[]) {
  const same = storedParents(forms, stored);
  const rows = forms.map((form, at) => parentValues(keys, schoolId, form, at, same[at]));
  if (repeats(forms.map(({ type }) => type))) fail('DUPLICATE_PARENT_TYPE');
  if (repeats(rows.map(({ aadharDigest }) => aadharDigest))) fail('DUPLICATE_PARENT_AADHAR');
  if (repeats(rows.map(({ panDigest }) => panDigest))) fail('DUPLICATE_PARENT_PAN');
  return rows;
}

/** The form's parents take the place of the stored ones; who stays keeps the id. */
export async function storeParents(
  db: Db,
  { schoolId, id: studentId }: StudentRow,
  rows: ReturnType<typeof parentRows>,
): Promise<void> {
  await db
    .delete(studentParents)
    .where(and(eq(studentParents.schoolId, schoolId), eq(studentParents.studentId, studentId)));
  const added = rows.flatMap(({ id, ...row }) => (id === undefined ? [{ ...row, schoolId, studentId }] : []));
  const kept = rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ ...row, id, schoolId, studentId }]));
  if (kept.length > 0) await db.insert(studentParents).overridingSystemValue().values(kept);
  if (added.length > 0) await db.insert(studentParents).values(added);
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

/** The form's siblings take the place of the stored ones; 117 for one that is not a pupil of this school (SIBLING-07). */
export async function storeSiblings(
  db: Db,
  { schoolId, id: studentId }: StudentRow,
  forms: StudentForm['siblingInfo'] = [],
): Promise<void> {
  const ids = forms.map(({ siblingStudentId }) => siblingStudentId);
  const elsewhere = forms.some((form) => form.schoolId !== undefined && form.schoolId !== schoolId);
  if (elsewhere || new Set(ids).size < ids.length || ids.includes(studentId)) fail('INVALID_SIBLING');
  await db
    .delete(studentSiblings)
    .where(and(eq(studentSiblings.schoolId, schoolId), eq(studentSiblings.studentId, studentId)));
  if (ids.length === 0) return;
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, ids), ne(students.life, 'DELETED')));
  if (found.length < ids.length) fail('INVALID_SIBLING');
  await requireOwnClasses(db, schoolId, forms);
  await db.insert(studentSiblings).values(ids.map((siblingId) => ({ schoolId, studentId, siblingId })));
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
