// Issuing certificates: who gets which, with what number, and what is stored.
import { resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife, withPrivilege } from '../support/life';
import { setPrivileges } from '../support/privileges';
import { disableSchool, demoSession } from '../support/sessions';
import { SECOND } from '../support/schools';
import { newPupil } from '../support/studentFees';
import { demoStudent, formOf as studentForm, getStudent, placeOf, remove, update } from '../support/students';
import {
  cancel,
  formOf,
  issue,
  issued,
  leave,
  leaver,
  list,
  pageOf,
  stored,
  TRANSFER,
} from '../support/studentCertificates';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const active = async () => {
  const { sessionId } = await placeOf('5');
  return { studentId: await demoStudent('5'), sessionId };
};
const problemsOf = ({ data }: Answer<unknown>) => (data as { problems?: { path: string; message: string }[] }).problems;

test('a student who left with a receipt of type TC gets a transfer certificate with the values of the record', async () => {
  const left = await leaver(token);
  const { data, ...answer } = await issue(token, formOf(left, { ...TRANSFER, workingDays: 70, daysPresent: 64 }));
  expect(verdict(answer)).toEqual([200, 100]);
  const { data: student } = await getStudent(token, left.studentId);
  expect(data).toEqual({
    ...{ certificateId: data.certificateId, type: 'TRANSFER', certificateNo: 1, schoolId: 1, ...formOf(left) },
    ...{ studentCode: student.studentCode, studentName: 'Tara Verma', studentSrNo: student.studentSrNo },
    ...{ fatherName: 'Ramesh Verma', sessionName: '2026 - 2027', className: '5', sectionName: 'A' },
    ...{ receiptNo: left.receipt.receiptNo, issuedOn: '2026-07-15', issuedBy: 'Asha Verma' },
    ...{ printed: false, cancelled: false, cancelReason: null },
  });
});

test('CODE-185 a student who left without a receipt gets one transfer certificate, and another one after its cancellation', async () => {
  const left = await active();
  await changeLife(left.studentId, 'TC_ISSUED');
  const first = await issued(token, left, TRANSFER);
  expect([first.type, first.receiptNo]).toEqual(['TRANSFER', null]);
  expect(verdict(await issue(token, formOf(left, TRANSFER)))).toEqual([409, 185]);
  await cancel(token, first.certificateId);
  expect((await issued(token, left, TRANSFER)).certificateNo).toBe(2);
});

test('a user of the platform issues a certificate without a name', async () => {
  const { data } = await issue(await tokenOf('platform'), formOf(await active(), { type: 'BONAFIDE' }));
  expect(data).toMatchObject({ type: 'BONAFIDE', certificateNo: 1, issuedBy: null });
});

test('each type and school counts from its own first number, and later certificates follow', async () => {
  const [one, other] = [await active(), await leaver(token)];
  const numbers = [
    await issued(token, one, { type: 'BONAFIDE', firstNo: 41 }),
    await issued(token, one, { type: 'BONAFIDE' }),
    await issued(token, one, { type: 'CHARACTER', conduct: 'Good' }),
    await issued(token, one, { type: 'CHARACTER', conduct: 'Good', firstNo: null }),
    await issued(token, other, { ...TRANSFER, firstNo: 7 }),
  ].map(({ certificateNo }) => certificateNo);
  expect(numbers).toEqual([41, 42, 1, 2, 7]);
  const place = await placeOf('5', { schoolId: SECOND });
  const inSecond = { studentId: await demoStudent('5', { schoolId: SECOND }), sessionId: place.sessionId };
  const theirs = await issued(await tokenOf('admin2'), inSecond, { type: 'BONAFIDE' });
  expect(theirs.certificateNo).toBe(1);
});

test('CODE-109 a first number after the first certificate is rejected at its field, even the next one', async () => {
  const student = await active();
  await issued(token, student, { type: 'BONAFIDE', firstNo: 41 });
  for (const firstNo of [1, 42, 99_999_999]) {
    const answer = await issue(token, formOf(student, { type: 'BONAFIDE', firstNo }));
    expect(verdict(answer)).toEqual([400, 109]);
    expect(problemsOf(answer)).toEqual([
      { path: 'firstNo', message: 'The number of this certificate follows from the one before' },
    ]);
  }
});

test('the number of a rejected certificate is given to the next one', async () => {
  const student = await active();
  await issued(token, student, { type: 'CHARACTER', conduct: 'Good' });
  expect(verdict(await issue(token, formOf(student, { type: 'CHARACTER' })))).toEqual([400, 109]);
  expect((await issued(token, student, { type: 'CHARACTER', conduct: 'Good' })).certificateNo).toBe(2);
});

test('CODE-185 a departure has one valid transfer certificate; after its cancellation a corrected one follows', async () => {
  const left = await leaver(token);
  const first = await issued(token, left, TRANSFER);
  const again = await issue(token, formOf(left, TRANSFER));
  expect([...verdict(again), again.responseMsg]).toEqual([409, 185, 'The student already has a transfer certificate']);
  await cancel(token, first.certificateId);
  const second = await issued(token, left, TRANSFER);
  expect([second.certificateNo, second.receiptNo]).toEqual([2, left.receipt.receiptNo]);
});

test('a student who came back and left again gets a certificate of the second departure', async () => {
  const left = await leaver(token);
  const first = await issued(token, left, TRANSFER);
  await changeLife(left.studentId, 'ACTIVE');
  expect(verdict(await issue(token, formOf(left, TRANSFER)))).toEqual([400, 109]);
  const receipt = await leave(token, left, { amountPaid: 60 });
  const second = await issued(token, left, TRANSFER);
  expect([first.receiptNo, second.receiptNo]).toEqual([left.receipt.receiptNo, receipt.receiptNo]);
});

test.each(['ACTIVE', 'STRUCK_OFF', 'DISABLED'])(
  'CODE-109 a student in state %s gets no transfer certificate, and the message names the receipt',
  async (life) => {
    const student = await active();
    await changeLife(student.studentId, life);
    const answer = await issue(token, formOf(student, TRANSFER));
    expect(verdict(answer)).toEqual([400, 109]);
    expect(problemsOf(answer)).toEqual([
      { path: 'type', message: 'Create a receipt of type TC for this student first' },
    ]);
  },
);

test.each(['STRUCK_OFF', 'DISABLED', 'TC_ISSUED'])(
  'CODE-127 a student in state %s gets a character certificate and no bonafide certificate',
  async (life) => {
    const student = await active();
    await changeLife(student.studentId, life);
    expect(verdict(await issue(token, formOf(student, { type: 'BONAFIDE' })))).toEqual([409, 127]);
    expect(verdict(await issue(token, formOf(student, { type: 'CHARACTER', conduct: 'Good' })))).toEqual([200, 100]);
  },
);

test('CODE-126 a student who is not enrolled in the session gets no certificate', async () => {
  const { studentId } = await active();
  const { sessionId } = await demoSession(token, 'UPCOMING');
  expect(verdict(await issue(token, { studentId, sessionId, type: 'BONAFIDE' }))).toEqual([409, 126]);
});

test('CODE-103 an unknown or deleted student and a session of another school are not found', async () => {
  const { studentId, sessionId } = await newPupil(token);
  const theirs = await placeOf('5', { schoolId: SECOND });
  const rejected = async (form: object) =>
    verdict(await issue(token, { studentId, sessionId, type: 'BONAFIDE', ...form }));
  expect(await rejected({ studentId: 99_999_999 })).toEqual([404, 103]);
  expect(await rejected({ studentId: await demoStudent('5', { schoolId: SECOND }) })).toEqual([404, 103]);
  expect(await rejected({ sessionId: 99_999_999 })).toEqual([404, 103]);
  expect(await rejected({ sessionId: theirs.sessionId })).toEqual([404, 103]);
  await remove(token, studentId);
  expect(await rejected({})).toEqual([404, 103]);
  expect(await stored()).toEqual([]);
});

test('CODE-137 each type needs its own privilege', async () => {
  const [student, left] = [await active(), await leaver(token)];
  const own = await withPrivilege('TC_STUDENTS_LIST');
  expect(verdict(await issue(own, formOf(student, { type: 'BONAFIDE' })))).toEqual([403, 137]);
  expect(verdict(await issue(own, formOf(student, { type: 'CHARACTER', conduct: 'Good' })))).toEqual([403, 137]);
  await setPrivileges('teacher', 'LIST_STUDENT');
  expect(verdict(await issue(own, formOf(left, TRANSFER)))).toEqual([403, 137]);
  expect(verdict(await issue(own, formOf(student, { type: 'BONAFIDE' })))).toEqual([200, 100]);
});

test('CODE-112 a disabled school issues no certificate', async () => {
  const student = await active();
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await issue(token, formOf(student, { type: 'BONAFIDE' })))).toEqual([409, 112]);
});

test('CODE-109 all problems of a form are reported at once, each at its field', async () => {
  const left = await leaver(token);
  const form = { type: 'TRANSFER', lastResult: 'Pass', workingDays: 1, daysPresent: 2, leavingDate: '2026-04-05' };
  const answer = await issue(token, formOf(left, { ...form, purpose: 'a visa' }));
  expect(verdict(answer)).toEqual([400, 109]);
  expect(problemsOf(answer)?.map(({ path }) => path)).toEqual([
    ...['admissionClass', 'conduct', 'applicationDate', 'reason'],
    ...['lastResult', 'daysPresent', 'leavingDate', 'purpose'],
  ]);
});

test.each<[string, unknown]>([
  ['applicationDate', '2026-07-16'],
  ['applicationDate', '2026-02-30'],
  ['leavingDate', '2028-01-01'],
  ['workingDays', 367],
  ['workingDays', 1.5],
  ['daysPresent', -1],
  ['daysPresent', '5'],
  ['reason', 'x'.repeat(201)],
  ['conduct', ['Good']],
  ['conduct', 'Good\u200bbad'],
  ['firstNo', 0],
  ['firstNo', 100_000_000],
  ['sessionId', null],
])('CODE-109 %s of %j is rejected at its field', async (path, value) => {
  const answer = await issue(token, formOf(await active(), { ...TRANSFER, [path]: value }));
  expect(verdict(answer)).toEqual([400, 109]);
  expect(problemsOf(answer)?.map((one) => one.path)).toEqual([path]);
});

test('a later change of the name, the class or the school alters neither certificate nor list, but for the letterhead', async () => {
  const { studentId, sessionId } = await newPupil(token);
  const one = await issued(token, { studentId, sessionId }, { type: 'BONAFIDE' });
  const before = await pageOf(token, one.certificateId);
  const { data: student } = await getStudent(token, studentId);
  const changes = { studentName: 'Mira Kumari', dateOfBirth: '2015-01-01', gender: 'MALE' };
  expect(verdict(await update(token, studentId, studentForm(student, changes)))).toEqual([200, 100]);
  const other = await placeOf('6', { section: 'B' });
  await sql('UPDATE enrolments SET class_id = $2, section_id = $3 WHERE student_id = $1', [
    ...[studentId, other.classId, other.sectionId],
  ]);
  await sql("UPDATE sessions SET name = 'Renamed' WHERE id = $1", [sessionId]);
  await sql("UPDATE schools SET principal = 'Another Principal' WHERE id = 1");
  expect(await pageOf(token, one.certificateId)).toBe(before);
  expect((await list(token)).data.content).toEqual([one]);
  await sql("UPDATE schools SET name = 'Saraswati School' WHERE id = 1");
  expect(await pageOf(token, one.certificateId)).toContain('Saraswati School');
});

test('names and texts are stored and printed as they were typed', async () => {
  const left = await leaver(token, { studentName: 'ज्ञानेन्द्र प्रताप सिंह राठौड़' });
  const reason = '=HYPERLINK("http://evil.example") <b>& more</b>';
  const one = await issued(token, left, { ...TRANSFER, reason, remarks: `  ${'क्ष'.repeat(65)} ` });
  const page = await pageOf(token, one.certificateId);
  expect(page).toContain('ज्ञानेन्द्र प्रताप सिंह राठौड़');
  expect(page).toContain('=HYPERLINK(&quot;http://evil.example&quot;) &lt;b&gt;&amp; more&lt;/b&gt;');
  expect(page).toContain('क्ष'.repeat(65));
});
