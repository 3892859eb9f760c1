import { and, eq } from 'drizzle-orm';
import { students } from '../../database/schema/index.ts';
import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { enrol } from './enrol.ts';
import { giveSrNo } from './srNumbers.ts';
import { readStudentForm, readStudentImage } from './studentForm.ts';
import { listParentRows, loadStudent, lockStudentRow, type StudentRow } from './students.queries.ts';
import { studentView } from './students.view.ts';
import { parentRows, storeParents } from './storeParents.ts';
import { aadhaarOf, requireOwnAadhaar, storePhoto, storeSiblings } from './storeStudent.ts';

/** Names of the columns that differ: the trail says what was changed, never to which value. */
const changedOf = (stored: StudentRow, row: StudentRow): string[] =>
  (Object.keys(row) as (keyof StudentRow)[])
    .filter((column) => row[column] !== stored[column])
    .filter((column) => !['version', 'modifiedAt', 'nameKey', 'fatherKey'].includes(column));

/** 189 for a school that is not the caller's, 103 for a student who is not of the school named. */
export const updateStudent: Handler<'updateStudent'> = async (ctx, { path, body: { student: form }, files }) => {
  const { clock, settings } = ctx.services;
  const values = readStudentForm(form, clock);
  const photo = await readStudentImage(files);
  return ctx.write(async (db, unit) => {
    const stored = await lockStudentRow(db, path.id);
    const { schoolId, id } = stored;
    if (form.version !== undefined && form.version !== stored.version) fail('CHANGED_MEANWHILE');
    const aadhar = aadhaarOf(settings.keys, schoolId, form, stored);
    await requireOwnAadhaar(db, schoolId, aadhar.aadharDigest, id);
    const storedParents = await listParentRows(db, schoolId, id);
    const parents = parentRows(settings.keys, schoolId, form.parentsInfo, storedParents);
    const srNo = await giveSrNo(db, schoolId, form.studentSrNo, stored);
    const [row] = await db
      .update(students)
      .set({ ...values, ...aadhar, srNo, version: stored.version + 1, modifiedAt: instantOf(clock) })
      .where(and(eq(students.schoolId, schoolId), eq(students.id, id)))
      .returning();
    if (!row) throw new Error('The student was not stored.');
    await storeParents(db, row, parents, storedParents);
    await storeSiblings(db, row, form.siblingInfo);
    for (const enrolment of form.enrollments) await enrol(db, clock, row, enrolment, 'TRANSFER');
    if (photo ?? form.removeImage) await storePhoto(db, clock, row, photo);
    unit.note({ entity: 'student', id, after: { changed: changedOf(stored, row), photo: photo !== undefined } });
    return studentView(await loadStudent(db, id, form.enrollments[0]?.sessionId), ctx.services);
  });
};
