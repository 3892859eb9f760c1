// The dues of a completed session are final: no edit of the student, the section or the discount changes them.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { createSection, demoSection, updateSection } from '../support/classes';
import { verdict } from '../support/http';
import { makeReceipt } from '../support/receipts';
import { feesOf, newPupil, saveDiscount, setFee } from '../support/studentFees';
import { formOf, getStudent, placeOf, update, type Changes, type Place } from '../support/students';

let token: string;
let platform: string;
let pupil: Place & { studentId: number };
let past: Place & { studentId: number };

/** A student of 5 A in the completed and in the running session. */
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  platform = await tokenOf('platform');
  pupil = await newPupil(token);
  const { studentId } = pupil;
  past = { ...(await placeOf('5', { status: 'COMPLETED' })), studentId };
  await setFee(past);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, new_admission, created_at)
     SELECT school_id, $2, id, $3, $4, 'COMPLETE', 'ADMISSION', life, name_key, true, now() FROM students WHERE id = $1`,
    [studentId, past.sessionId, past.classId, past.sectionId],
  );
});

const edit = async (changes: Changes) => {
  const { data } = await getStudent(token, pupil.studentId);
  return update(token, pupil.studentId, formOf(data, changes));
};
const duesIn = async (whose: typeof past) => (await feesOf(token, whose)).data;

test('CODE-191 a completed session takes no discount and no other admission fee, and the summary says that it is completed', async () => {
  const before = await duesIn(past);
  expect(before).toMatchObject({ sessionStatus: 'COMPLETED', remainingFee: 24000.5 });
  const answer = await saveDiscount(platform, past, { discount: 0, admissionFeeApplicable: false });
  expect([...verdict(answer), answer.responseMsg]).toEqual([409, 191, 'This is not possible for a completed session']);
  expect(verdict(await saveDiscount(platform, past, { discount: 500 }))).toEqual([409, 191]);
  expect(await duesIn(past)).toEqual(before);
  expect(verdict(await saveDiscount(platform, pupil))).toEqual([200, 100]);
});

test.each<[string, Changes]>([
  ['admission date', { admissionDate: '2020-04-06' }],
  ['RTE flag', { rte: true }],
])('another %s of the student changes no dues of a completed session', async (_what, changes) => {
  const before = await duesIn(past);
  expect(verdict(await edit(changes))).toEqual([200, 100]);
  expect(await duesIn(past)).toEqual(before);
});

test('the RTE flag of the student applies to the sessions that are not completed, and back', async () => {
  await edit({ rte: true });
  expect([await duesIn(pupil), await duesIn(past)]).toMatchObject([
    { rte: true, remainingFee: 0 },
    { rte: false, remainingFee: 24000.5 },
  ]);
  await edit({ rte: false });
  expect(await duesIn(pupil)).toMatchObject({ rte: false, remainingFee: 24000.5 });
});

test('CODE-191 another class or section in a completed session is rejected', async () => {
  const { classId, sectionId } = await placeOf('6');
  const answer = await edit({ enrollments: [{ sessionId: past.sessionId, classId, sectionId }] });
  expect(verdict(answer)).toEqual([409, 191]);
});

test('CODE-191 a section whose students were in a completed session keeps its stream, which decides their fees; its name may change', async () => {
  const section = await demoSection(token, '11', 'Arts');
  expect(await updateSection(token, section, { stream: 'SCIENCE' })).toMatchObject({
    status: 409,
    responseCode: 191,
    data: { problems: [{ path: 'stream' }] },
  });
  expect(verdict(await updateSection(token, section, { sectionName: 'Humanities' }))).toEqual([200, 100]);
  await sql('DELETE FROM enrolments WHERE section_id = $1 AND session_id = $2', [section.sectionId, past.sessionId]);
  expect(verdict(await updateSection(token, { ...section, sectionName: 'Humanities' }, { stream: 'SCIENCE' }))).toEqual(
    [200, 100],
  );
});

test('a class that gets streams later still has its fee in a completed session, and a receipt for its dues is taken', async () => {
  await sql('UPDATE enrolments SET section_id = NULL, roll_no = NULL WHERE class_id = $1', [past.classId]);
  await sql('UPDATE sections SET deleted_at = now() WHERE class_id = $1', [past.classId]);
  await createSection(token, past.classId, 'Science', { stream: 'SCIENCE' });
  expect(await duesIn(pupil)).toMatchObject({ remainingFee: 24000.5 });
  expect(await duesIn(past)).toMatchObject({ remainingFee: 24000.5 });
  const { studentId, sessionId } = past;
  await makeReceipt(token, { studentId, sessionId, amountPaid: 24000.5 });
  expect(await duesIn(past)).toMatchObject({ amountPaid: 24000.5, remainingFee: 0 });
});
