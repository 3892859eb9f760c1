// A session is completed once nobody in it owes a fee.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { createClass, createSection } from '../support/classes';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { giveOpening } from '../support/openings';
import { demoSession, getSession, updateSession, type Session } from '../support/sessions';
import { clearFee, feesOf, newPupil, pay, saveDiscount, settleAll } from '../support/studentFees';
import { formAt, formOf, getStudent, register, update, type Place } from '../support/students';

let token: string;
let session: Session;
let pupil: Place & { studentId: number };

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  session = await demoSession(token, 'ACTIVE');
  pupil = await newPupil(token);
  await settleAllBut(pupil.studentId);
});

/** These owe their whole fee, and nobody else owes anything. */
async function settleAllBut(...studentIds: number[]): Promise<void> {
  await settleAll(session.sessionId);
  await sql('DELETE FROM student_fees WHERE student_id = ANY($1)', [studentIds]);
}

const complete = () => updateSession(token, session, { status: 'COMPLETED' });
const rte = (studentId: number) => sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
const refused = (responseMsg: string) => ({ status: 409, responseCode: 186, responseMsg, data: null });

test('SESSION-39 CODE-186 a session in which a student owes a fee stays ACTIVE; the answer counts them', async () => {
  expect(await complete()).toMatchObject(refused('1 student has pending fees in this session'));
  const another = await newPupil(token, '6', { mobileNo: '9811122244', studentName: 'Kiran Verma' });
  await settleAllBut(pupil.studentId, another.studentId);
  expect(await complete()).toMatchObject(refused('2 students have pending fees in this session'));
  expect((await getSession(token, session.sessionId)).data).toEqual(session);
});

test('SESSION-39 a paisa is owed too; what waits for its confirmation is paid', async () => {
  await pay(pupil, { amount: 24000 });
  await pay(pupil, { amount: 0.49, status: 'PENDING' });
  expect((await feesOf(token, pupil)).data.remainingFee).toBe(0.01);
  expect(verdict(await complete())).toEqual([409, 186]);
  await pay(pupil, { amount: 0.01, status: 'CANCELLED' });
  expect(verdict(await complete())).toEqual([409, 186]);
  await pay(pupil, { amount: 0.01, status: 'PENDING' });
  expect(await complete()).toMatchObject({ status: 200, data: { status: 'COMPLETED' } });
});

test('SESSION-39 CODE-186 earlier dues of an opening balance keep the session ACTIVE, also those of a free seat', async () => {
  await giveOpening(token, pupil, { earlierDues: 0.01 });
  await rte(pupil.studentId);
  expect(await complete()).toMatchObject(refused('1 student has pending fees in this session'));
  await pay(pupil, { amount: 0.01 });
  expect(verdict(await complete())).toEqual([200, 100]);
});

test.each<[string, (pupil: Place & { studentId: number }) => Promise<unknown>]>([
  ['with a free seat', ({ studentId }) => rte(studentId)],
  ['whose name is struck off', ({ studentId }) => changeLife(studentId, 'STRUCK_OFF')],
  ['with a TC', ({ studentId }) => changeLife(studentId, 'TC_ISSUED')],
  ['who is disabled', ({ studentId }) => changeLife(studentId, 'DISABLED')],
  ['who is deleted', ({ studentId }) => changeLife(studentId, 'DELETED')],
])('SESSION-39 a student %s does not keep the session from its end', async (_who, change) => {
  await change(pupil);
  expect(verdict(await complete())).toEqual([200, 100]);
});

test('SESSION-39 what is owed in another session does not count', async () => {
  const before = await demoSession(token, 'COMPLETED');
  const [row] = await sql<{ owing: number }>(
    'SELECT count(*)::integer AS owing FROM enrolments WHERE session_id = $1',
    [before.sessionId],
  );
  expect(row?.owing).toBeGreaterThan(0);
  await pay(pupil, { amount: 24000.5 });
  expect(verdict(await complete())).toEqual([200, 100]);
});

test('SESSION-39 a student whose class gets streams later still owes the fee that the completed session keeps', async () => {
  await sql('UPDATE enrolments SET section_id = NULL, roll_no = NULL WHERE class_id = $1', [pupil.classId]);
  await sql('UPDATE sections SET deleted_at = now() WHERE class_id = $1', [pupil.classId]);
  expect(await complete()).toMatchObject(refused('1 student has pending fees in this session'));
  await createSection(token, pupil.classId, 'Science', { stream: 'SCIENCE' });
  expect((await feesOf(token, pupil)).data.remainingFee).toBe(24000.5);
  expect(await complete()).toMatchObject(refused('1 student has pending fees in this session'));
  expect((await getSession(token, session.sessionId)).data.status).toBe('ACTIVE');
});

const undetermined = (whose: string, where: string) =>
  `The fee of ${whose} is not determined: ${where}. Move them to a class or section with fees`;
/** Moves a student into a class of the demo, without a section. */
const intoClass = (name: string, studentId = pupil.studentId) =>
  sql(
    `UPDATE enrolments SET section_id = NULL, class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = $2)
      WHERE student_id = $1`,
    [studentId, name],
  );

test('SESSION-39 CODE-186 students whose fee is not determined keep the session ACTIVE; the answer names their classes', async () => {
  await intoClass('11');
  expect(await complete()).toMatchObject(refused(undetermined('1 student', '11 (no section)')));
  const form = formAt(pupil, { mobileNo: '9811122245', studentName: 'Mid Year' });
  await intoClass('12', (await register(token, form)).data.studentId);
  expect(await complete()).toMatchObject(refused(undetermined('2 students', '11 (no section), 12 (no section)')));
  await intoClass('5');
  expect(await complete()).toMatchObject(
    refused(`1 student has pending fees in this session. ${undetermined('1 student', '12 (no section)')}`),
  );
});

test('SESSION-39 CODE-140 students of a class without fees do not count; in a class with fees a discount settles them', async () => {
  await rte(pupil.studentId);
  const { classId } = (await createClass(token, 'Prep')).data;
  const enrollments = [{ sessionId: pupil.sessionId, classId, sectionId: null }];
  const form = formAt(pupil, { mobileNo: '9811122246', studentName: 'Mid Year', enrollments });
  const { studentId } = (await register(token, form)).data;
  const move = async (to: object) => {
    const { data } = await getStudent(token, studentId);
    return update(token, studentId, formOf(data, { enrollments: [to] }));
  };
  const { sessionId, sectionId } = pupil;
  expect(verdict(await move({ sessionId, classId: pupil.classId, sectionId }))).toEqual([200, 100]);
  expect(await complete()).toMatchObject(refused('1 student has pending fees in this session'));
  expect(verdict(await move(enrollments[0] ?? {}))).toEqual([409, 140]);
  const discount = { discount: 24000.5, reason: 'Registered in Prep' };
  expect(verdict(await saveDiscount(await tokenOf('platform'), { studentId, sessionId }, discount))).toEqual([
    200, 100,
  ]);
  const young = formAt(pupil, { mobileNo: '9811122247', studentName: 'Mohan Verma', enrollments });
  expect(verdict(await register(token, young))).toEqual([200, 100]);
  expect(verdict(await complete())).toEqual([200, 100]);
});

/** No other student is in the class of this one. */
const clearOthersOf = ({ classId, studentId }: Place & { studentId: number }) =>
  sql("UPDATE enrolments SET life = 'TC_ISSUED', roll_no = NULL WHERE class_id = $1 AND student_id <> $2", [
    classId,
    studentId,
  ]);

test.each<[string, () => Promise<unknown>]>([
  ['with a free seat', async () => [await intoClass('11'), await rte(pupil.studentId)]],
  ['whose name is struck off', async () => [await intoClass('11'), await changeLife(pupil.studentId, 'STRUCK_OFF')]],
  ['of the class Default', () => intoClass('Default')],
])('SESSION-39 a student %s without a determined fee does not keep the session from its end', async (_who, change) => {
  await change();
  expect(verdict(await feesOf(token, pupil))).toEqual([404, 122]);
  expect(verdict(await complete())).toEqual([200, 100]);
});

test('SESSION-39 CODE-186 earlier dues in a class without fees keep the session ACTIVE, also those of a free seat', async () => {
  await giveOpening(token, pupil, { earlierDues: 5 });
  await rte(pupil.studentId);
  await clearFee(pupil);
  await clearOthersOf(pupil);
  expect(await complete()).toMatchObject(refused(undetermined('1 student', '5')));
});
