import { and, eq } from 'drizzle-orm';
import { nameKey, tidyName } from '../../../../common/names.ts';
import type { Keys } from '../../../config.ts';
import { studentParents } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';
import { inForm, repeats, type ParentForm } from '../students.rules.ts';
import type { ParentRow, StudentRow } from '../students.queries.ts';
import { aadhaarColumns, NOTHING, readNumber, storedAadhaar, type NumberColumns } from './studentNumbers.ts';

const storedPan = (row: ParentRow | undefined): NumberColumns =>
  row ? { sealed: row.pan, digest: row.panDigest, last4: row.panLast4 } : NOTHING;

function parentValues(keys: Keys, schoolId: number, form: ParentForm, at: number, stored: ParentRow | undefined) {
  const path = (field: string) => inForm(`parentsInfo.${at}.${field}`);
  const aadhar = {
    kind: 'aadhar',
    value: form.aadharNo,
    stored: storedAadhaar(stored),
    path: path('aadharNo'),
  } as const;
  const pan = readNumber(keys, schoolId, {
    kind: 'pan',
    value: form.panNo,
    stored: storedPan(stored),
    path: path('panNo'),
  });
  const name = tidyName(form.name);
  return {
    id: stored?.id,
    type: form.type,
    name,
    nameKey: nameKey(name),
    ...aadhaarColumns(readNumber(keys, schoolId, aadhar)),
    pan: pan.sealed,
    panDigest: pan.digest,
    panLast4: pan.last4,
    mobileNo: tidy(form.mobileNo),
    taxPayer: form.taxPayer ?? false,
    higherQualification: tidy(form.higherQualification),
    occupation: tidy(form.occupation),
  };
}

/** The stored parent of each form: by id, else by relation unless another form has its id. 109 for an unknown id. */
function storedParents(forms: readonly ParentForm[], stored: readonly ParentRow[]): (ParentRow | undefined)[] {
  const named = forms.map(({ parentId }) => parentId);
  return forms.map(({ parentId, type }, at) => {
    if (parentId === undefined) return stored.find((row) => row.type === type && !named.includes(row.id));
    const same = named.indexOf(parentId) === at ? stored.find(({ id }) => id === parentId) : undefined;
    return (
      same ??
      failField(
        inForm(`parentsInfo.${at}.parentId`),
        'This parent does not belong to the student. Reload the student and try again',
      )
    );
  });
}

/** The rows of a form's parents (PARENT-13, 14): 116 for a duplicate relation, 120 and 143 for duplicate numbers. */
export function parentRows(keys: Keys, schoolId: number, forms: readonly ParentForm[], stored: readonly ParentRow[]) {
  const same = storedParents(forms, stored);
  const rows = forms.map((form, at) => parentValues(keys, schoolId, form, at, same[at]));
  if (repeats(forms.map(({ type }) => type))) fail('DUPLICATE_PARENT_TYPE');
  if (repeats(rows.map(({ aadharDigest }) => aadharDigest))) fail('DUPLICATE_PARENT_AADHAR');
  if (repeats(rows.map(({ panDigest }) => panDigest))) fail('DUPLICATE_PARENT_PAN');
  return rows;
}

export type ParentValues = ReturnType<typeof parentRows>[number];

const differs = ({ id: _id, ...values }: ParentValues, stored: ParentRow): boolean =>
  Object.entries(values).some(([column, value]) => stored[column as keyof ParentRow] !== value);

const sameAs = (row: ParentValues, stored: readonly ParentRow[]) =>
  stored.find(({ id, type }) => id === row.id && type === row.type);

export const parentsDiffer = (rows: readonly ParentValues[], stored: readonly ParentRow[]): boolean =>
  rows.length !== stored.length ||
  rows.some((row) => {
    const same = sameAs(row, stored);
    return !same || differs(row, same);
  });

/**
 * Replaces the stored parents by those of the form. Only changed parents are updated, parents who are not in the form are
 * deleted. A parent with a new relation is deleted and inserted under the same id, so that two parents can exchange their
 * relations although a student has only one parent of each.
 */
export async function storeParents(
  db: Db,
  { schoolId, id: studentId }: StudentRow,
  rows: readonly ParentValues[],
  stored: readonly ParentRow[],
): Promise<void> {
  const gone = stored.filter((row) => !rows.some(({ id, type }) => id === row.id && type === row.type));
  const parent = (id: number) =>
    and(eq(studentParents.schoolId, schoolId), eq(studentParents.studentId, studentId), eq(studentParents.id, id));
  for (const { id } of gone) await db.delete(studentParents).where(parent(id));
  for (const row of rows) {
    const { id, ...values } = row;
    const before = sameAs(row, stored);
    if (before && differs(row, before)) await db.update(studentParents).set(values).where(parent(before.id));
    if (!before && id !== undefined)
      await db
        .insert(studentParents)
        .overridingSystemValue()
        .values({ ...values, id, schoolId, studentId });
  }
  const added = rows.flatMap(({ id, ...row }) => (id === undefined ? [{ ...row, schoolId, studentId }] : []));
  if (added.length > 0) await db.insert(studentParents).values(added);
}
