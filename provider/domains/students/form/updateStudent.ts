import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { oneRow } from '../../../database/oneRow.ts';
import { students } from '../../../database/schema/index.ts';
import { requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { keyOf } from '../../../shared/text.ts';
import { enrolAll } from '../enrol.ts';
import { RAISED_BY } from '../raiseVersions.ts';
import { listParentRows, loadStudent, lockStudentRow, type StudentRow } from '../students.queries.ts';
import { studentView } from '../students.view.ts';
import { aadhaarOf, requireFreeAadhaar, requireNewPerson } from './identity.ts';
import { giveSrNo } from './srNumbers.ts';
import { changeOfStudent, photoChange } from './studentFacts.ts';
import { readStudentForm, readStudentImage } from './studentForm.ts';
import { parentRows, parentsDiffer, storeParents } from './storeParents.ts';
import { storePhoto } from './storePhoto.ts';
import { lockLowerSiblings, storeSiblings } from './storeSiblings.ts';

/** Names of the columns that differ. */
const changedOf = (stored: StudentRow, row: StudentRow): (keyof StudentRow)[] =>
  (Object.keys(row) as (keyof StudentRow)[])
    .filter((column) => row[column] !== stored[column])
    .filter((column) => !['version', 'modifiedAt', 'nameKey', 'fatherKey'].includes(column));

/** Fields of the form for columns of another name. An encrypted number changes with each save, so its digest is compared. */
const FIELD_OF: Partial<Record<keyof StudentRow, string | null>> = {
  name: 'studentName',
  srNo: 'studentSrNo',
  address: 'address1',
  fatherName: 'parentsInfo',
  motherName: 'parentsInfo',
  aadhar: null,
  aadharLast4: null,
  aadharDigest: 'aadharNo',
};

function fieldOf(column: keyof StudentRow): string | null {
  if (column.startsWith('lastSchool')) return 'lastSchoolDetails';
  const field = FIELD_OF[column];
  return field === undefined ? column : field;
}

/** The values to store; an unchanged name keeps its stored key. */
const withStoredKeys = (values: ReturnType<typeof readStudentForm>, stored: StudentRow) => ({
  ...values,
  nameKey: keyOf(values.name, stored),
  fatherKey: keyOf(values.fatherName, { name: stored.fatherName, nameKey: stored.fatherKey }),
});

/** 189 for a school that is not the caller's, 103 for a student of another school than the form's. */
export const updateStudent: Handler<'updateStudent'> = async (ctx, { path, body: { student: form }, files }) => {
  const { clock, settings } = ctx.services;
  const typed = readStudentForm(form, clock);
  const photo = await readStudentImage(files);
  return ctx.write(async (db, unit) => {
    await lockLowerSiblings(db, path.id, form.siblingInfo);
    const stored = await lockStudentRow(db, path.id);
    const { schoolId, id } = stored;
    const values = withStoredKeys(typed, stored);
    await requireUnchanged(db, { ...stored, entity: 'student', raisedBy: RAISED_BY }, form.version);
    const aadhar = aadhaarOf(settings.keys, schoolId, form, stored);
    await requireFreeAadhaar(db, schoolId, aadhar.aadharDigest, id);
    const storedParents = await listParentRows(db, schoolId, id);
    const parents = parentRows(settings.keys, schoolId, form.parentsInfo, storedParents);
    const srNo = await giveSrNo(db, schoolId, form.studentSrNo, stored);
    await requireNewPerson(db, schoolId, values, id);
    const row = await oneRow(
      db
        .update(students)
        .set({ ...values, ...aadhar, srNo, version: stored.version + 1, modifiedAt: instantOf(clock) })
        .where(and(eq(students.schoolId, schoolId), eq(students.id, id)))
        .returning(),
    );
    await storeParents(db, row, parents, storedParents);
    const siblings = await storeSiblings(db, row, form.siblingInfo);
    const [moved] = await enrolAll(db, ctx.services, row, form.enrollments);
    if (photo ?? form.removeImage) await storePhoto(db, clock, row, photo);
    const pictured = photoChange(stored.imageId !== null, photo !== undefined, form.removeImage === true);
    const parts: (string | false)[] = [
      parentsDiffer(parents, storedParents) && 'parentsInfo',
      !isDeepStrictEqual(siblings.before, siblings.after) && 'siblingInfo',
      moved !== undefined && 'enrollments',
      pictured !== null && 'studentImage',
    ];
    const fields = [...changedOf(stored, row).map(fieldOf), ...parts].filter((field) => typeof field === 'string');
    unit.note({
      entity: 'student',
      id,
      ...changeOfStudent(
        { row: stored, parents: storedParents, siblings: siblings.before },
        { row, parents, siblings: siblings.after },
        pictured,
        moved,
      ),
      changed: { version: row.version, fields: [...new Set(fields)] },
    });
    const order = { today: todayOf(clock), sessionId: form.enrollments[0]?.sessionId };
    return studentView(await loadStudent(db, id, order), ctx.services);
  });
};
