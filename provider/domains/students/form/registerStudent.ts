import { oneRow } from '../../../database/oneRow.ts';
import { takeNumber } from '../../../database/counters.ts';
import { students } from '../../../database/schema/index.ts';
import type { Handler } from '../../../call/handler.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { enrol } from '../enrol.ts';
import { loadStudent } from '../students.queries.ts';
import { studentView } from '../students.view.ts';
import { aadhaarOf, requireFreeAadhaar, requireNewPerson } from './identity.ts';
import { giveSrNo } from './srNumbers.ts';
import { readStudentForm, readStudentImage } from './studentForm.ts';
import { FIRST_CODE } from './studentNumbers.ts';
import { parentRows, storeParents } from './storeParents.ts';
import { storePhoto } from './storePhoto.ts';
import { storeSiblings } from './storeSiblings.ts';

/** Stores student, parents, siblings, enrolment and photograph in one transaction. */
export const registerStudent: Handler<'registerStudent'> = async (ctx, { body: { student: form }, files }) => {
  const { clock, settings } = ctx.services;
  const { schoolId } = form;
  const values = readStudentForm(form, clock);
  const aadhar = aadhaarOf(settings.keys, schoolId, form);
  const parents = parentRows(settings.keys, schoolId, form.parentsInfo, []);
  const photo = await readStudentImage(files);
  return ctx.write(async (db, unit) => {
    const { studentCodeStartFrom } = await getSchoolRow(db, schoolId);
    const code = await takeNumber(db, schoolId, 'STUDENT_CODE', studentCodeStartFrom ?? FIRST_CODE);
    // Checked after the counter is locked: of two concurrent forms with one number, the second gets an error at its field.
    await requireFreeAadhaar(db, schoolId, aadhar.aadharDigest);
    const srNo = await giveSrNo(db, schoolId, form.studentSrNo);
    await requireNewPerson(db, schoolId, values);
    const now = instantOf(clock);
    const row = await oneRow(
      db
        .insert(students)
        .values({ ...values, ...aadhar, schoolId, code, srNo, createdAt: now, modifiedAt: now })
        .returning(),
    );
    await storeParents(db, row, parents, []);
    await storeSiblings(db, row, form.siblingInfo);
    for (const enrolment of form.enrollments) await enrol(db, ctx.services, row, enrolment, 'ADMISSION');
    if (photo) await storePhoto(db, clock, row, photo);
    unit.note({ entity: 'student', id: row.id, after: { code, srNo } });
    const order = { today: todayOf(clock), sessionId: form.enrollments[0]?.sessionId };
    return studentView(await loadStudent(db, row.id, order), ctx.services);
  });
};
