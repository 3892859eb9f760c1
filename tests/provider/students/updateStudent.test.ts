// A change is the whole form: versioned, refused as a registration is, and never wider than what it says.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { containing } from '../support/matching';
import { SECOND, UNKNOWN } from '../support/schools';
import { disableSchool } from '../support/sessions';
import {
  demoStudent,
  FATHER,
  formAt,
  formOf,
  getStudent,
  MOTHER,
  placeOf,
  register,
  remove,
  setDisabled,
  update,
  type Changes,
  type Place,
  type Student,
} from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
let place: Place;
let student: Student;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  student = (await register(token, formAt(place))).data;
});

const change = (changes: Changes = {}, from = student) => update(token, from.studentId, formOf(from, changes));
const moved = (to: Place) => ({
  enrollments: [{ sessionId: to.sessionId, classId: to.classId, sectionId: to.sectionId }],
});

test('CALL2-18 STUDENT-68 a change is stored and answered; code and Sr. No. stay, the parents’ names follow', async () => {
  const changes = {
    studentName: ' Tara  Devi ',
    bloodGroup: 'O-',
    address1: ' 5 New Road ',
    rte: true,
    lastSchoolDetails: { name: 'Old School', result: 'Fail' },
    parentsInfo: [{ ...student.parentsInfo[0], name: 'Dinesh Verma' }, MOTHER],
  };
  const answer = await change(changes);
  expect(answer).toMatchObject({
    status: 200,
    data: {
      studentId: student.studentId,
      studentCode: student.studentCode,
      studentSrNo: student.studentSrNo,
      studentName: 'Tara Devi',
      address1: '5 New Road',
      bloodGroup: 'O-',
      rte: true,
      fatherName: 'Dinesh Verma',
      motherName: 'Sunita Verma',
      lastSchoolDetails: { name: 'Old School', result: 'Fail', marks: null },
      version: 2,
    },
  });
  expect(answer.data.parentsInfo[0]?.parentId).toBe(student.parentsInfo[0]?.parentId);
  expect((await getStudent(token, student.studentId)).data).toEqual(answer.data);
  const [audit] = await sql<{ details: unknown }>("SELECT details FROM audit_entries WHERE event = 'updateStudent'");
  expect(audit?.details).toEqual({
    entity: 'student',
    id: student.studentId,
    before: containing({ studentName: student.studentName, rte: false }),
    after: containing({ studentName: 'Tara Devi', bloodGroup: 'O-', address1: '5 New Road', rte: true }),
    changed: {
      version: 2,
      fields: expect.arrayContaining(['studentName', 'bloodGroup', 'address1', 'rte', 'parentsInfo']) as unknown,
    },
  });
});

test.each<[string, string, readonly (string | null)[]]>([
  ['ENUM-34', 'bloodGroup', ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', null]],
  ['ENUM-35', 'category', ['GENERAL', 'OBC', 'SC', 'ST', 'EBC', 'EX SERVICEMAN', null]],
  ['ENUM-32 CONST-19', 'gender', ['MALE', 'FEMALE', 'OTHER']],
])('%s each %s of these is stored: %j', async (_id, field, values) => {
  for (const value of values) {
    expect((await change({ [field]: value, version: undefined })).data).toMatchObject({ [field]: value });
    expect((await getStudent(token, student.studentId)).data).toMatchObject({ [field]: value });
  }
});

test('ENUM-27 each result of the last school is stored', async () => {
  for (const result of ['Pass', 'Fail', 'Pursuing', null]) {
    const { data } = await change({ lastSchoolDetails: { name: 'Old School', result }, version: undefined });
    expect(data.lastSchoolDetails).toMatchObject({ name: 'Old School', result });
  }
});

test('C10 code 205 of two editors of one version the second is informed so; without a version the last one counts', async () => {
  expect((await change({ district: 'Ajmer' })).status).toBe(200);
  const before = await stored();
  expect(await change({ block: 'Amer' })).toMatchObject({
    status: 409,
    responseCode: 205,
    data: { change: { fields: ['district'] } },
  });
  expect(await stored()).toEqual(before);
  expect((await change({ version: undefined, block: 'Amer' })).data).toMatchObject({ district: 'Jaipur', version: 3 });
  const { data } = await getStudent(token, student.studentId);
  const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => change({ caste: name }, data)));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 4 }, () => [409, 205])]);
});

test('STUDENT-67 CODE-103 CODE-189 an unknown, a deleted and another school’s student are alike; another school’s name is refused', async () => {
  await remove(token, student.studentId);
  const foreign = await demoStudent('5', { schoolId: SECOND });
  const before = await stored();
  for (const id of [UNKNOWN, student.studentId, foreign])
    expect(await update(token, id, formOf(student))).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(verdict(await update(token, foreign, formOf(student, { schoolId: SECOND })))).toEqual([403, 189]);
  const platform = await tokenOf('platform');
  expect(verdict(await update(platform, foreign, formOf(student)))).toEqual([404, 103]);
  const after = await stored();
  expect(after['students']).toEqual(before['students']);
});

test('STUDENT-63 CODE-139 STUDENT-65 CODE-144 STUDENT-66 CODE-158 CODE-118 a change is refused as a registration is', async () => {
  const { data: registered } = await register(token, formAt(place, { studentName: 'Other Verma' }));
  const other = await placeOf('6');
  const before = await stored();
  const refused: [Changes, number][] = [
    [{ studentName: 'other  VERMA' }, 139],
    [{ mobileNo: '' }, 144],
    [{ studentName: ' ' }, 109],
    [{ admissionDate: '2026-07-16' }, 109],
    [moved({ ...place, classId: UNKNOWN }), 158],
    [moved({ ...place, sectionId: other.sectionId }), 118],
    [moved({ ...place, sessionId: UNKNOWN }), 103],
    [{ studentSrNo: '1' }, 105],
  ];
  for (const [changes, code] of refused)
    expect([changes, (await change(changes)).responseCode]).toEqual([changes, code]);
  expect((await change({ studentName: 'other  VERMA' })).data).toEqual({
    student: { studentId: registered.studentId, studentCode: registered.studentCode, studentName: 'Other Verma' },
  });
  expect(await stored()).toEqual(before);
});

test('STUDENT-69 who moves loses the roll number, who stays keeps it; one row for a session; pending becomes complete', async () => {
  const { studentId, schoolId } = student;
  const own = `school_id = ${schoolId} AND student_id = ${studentId}`;
  await sql(`UPDATE enrolments SET roll_no = 917 WHERE ${own}`);
  const stayed = (await change({ district: 'Ajmer' })).data;
  expect(stayed.enrollments).toMatchObject([{ rollNo: 917 }]);
  const to = await placeOf('6', { section: 'B' });
  const went = (await change(moved(to), stayed)).data;
  expect(went.enrollments).toMatchObject([{ classId: to.classId, sectionId: to.sectionId, rollNo: null }]);
  const next = (await change(moved(await placeOf('7', { status: 'UPCOMING' })), went)).data;
  expect(next.enrollments.map(({ className }) => className)).toEqual(['7', '6']);
  await sql(`UPDATE enrolments SET registration_status = 'PENDING', section_id = NULL WHERE ${own} AND class_id = $1`, [
    to.classId,
  ]);
  const pending = (await getStudent(token, studentId)).data;
  expect(pending.enrollments[0]).toMatchObject({ registrationStatus: 'PENDING', sectionId: null });
  expect(verdict(await change({}, pending))).toEqual([400, 109]);
  expect((await change(moved(to), pending)).data.enrollments[0]).toMatchObject({ registrationStatus: 'COMPLETE' });
  expect(await countOf('enrolments', own)).toBe(2);
});

test('STUDENT-70 CODE-191 in a completed session the enrolment may stand as it is, and neither change nor begin', async () => {
  const past = await placeOf('4', { status: 'COMPLETED' });
  const id = await demoStudent('4', { status: 'COMPLETED' });
  const old = (await getStudent(token, id, past.sessionId)).data;
  expect(old.enrollments[0]).toMatchObject({ sessionId: past.sessionId, classId: past.classId });
  const kept = await change({ district: 'Ajmer' }, old);
  expect(kept).toMatchObject({ status: 200, data: { district: 'Ajmer', enrollments: old.enrollments } });
  const before = await stored();
  const other = await placeOf('6', { status: 'COMPLETED' });
  expect(verdict(await change(moved(other), kept.data))).toEqual([409, 191]);
  expect(verdict(await change(moved(past)))).toEqual([409, 191]);
  expect(await stored()).toEqual(before);
});

test('CODE-127 a disabled or struck-off student can be corrected, but not moved', async () => {
  await setDisabled(token, student.studentId, true);
  for (const life of ['DISABLED', 'TC_ISSUED', 'STRUCK_OFF']) {
    await sql('UPDATE students SET life = $1 WHERE id = $2', [life, student.studentId]);
    const { data } = await getStudent(token, student.studentId);
    const before = await stored();
    expect([life, ...verdict(await change(moved(await placeOf('6')), data))]).toEqual([life, 409, 127]);
    expect(await stored()).toEqual(before);
    expect([life, ...verdict(await change({ district: life }, data))]).toEqual([life, 200, 100]);
  }
});

test.each(['DISABLED', 'TC_ISSUED', 'STRUCK_OFF'])(
  'CODE-127 a pending enrolment of a %s student stays as it is when the record is corrected, and cannot get a section',
  async (life) => {
    const own = `student_id = ${student.studentId}`;
    await sql(`UPDATE enrolments SET registration_status = 'PENDING', section_id = NULL WHERE ${own}`);
    await sql('UPDATE students SET life = $1 WHERE id = $2', [life, student.studentId]);
    const { data } = await getStudent(token, student.studentId);
    expect(verdict(await change({ district: 'Ajmer', ...moved(place) }, data))).toEqual([409, 127]);
    const corrected = await change({ district: 'Ajmer' }, data);
    expect(corrected).toMatchObject({ status: 200, data: { district: 'Ajmer', enrollments: data.enrollments } });
  },
);

test('a pending enrolment of a completed session stays as it is when the record is corrected', async () => {
  const past = await placeOf('4', { status: 'COMPLETED' });
  const id = await demoStudent('4', { status: 'COMPLETED' });
  await sql("UPDATE enrolments SET registration_status = 'PENDING', section_id = NULL WHERE student_id = $1", [id]);
  const old = (await getStudent(token, id, past.sessionId)).data;
  const corrected = await change({ district: 'Ajmer' }, old);
  expect(corrected).toMatchObject({ status: 200, data: { district: 'Ajmer', enrollments: old.enrollments } });
});

test('B3 parents keep their ids and numbers by id or relation, each once; another’s id is refused', async () => {
  const parents = [{ ...FATHER, panNo: 'ABCPV1234F' }, MOTHER];
  const { data: first } = await change({ parentsInfo: parents });
  const [father, mother] = first.parentsInfo;
  const swapped = [
    { parentId: father?.parentId, type: 'MOTHER', name: 'Was Father', panNo: 'XXXXXX234F' },
    { type: 'FATHER', name: 'A New Father' },
  ];
  const { data: second } = await change({ parentsInfo: swapped }, first);
  expect(second.parentsInfo).toMatchObject([
    { type: 'FATHER', name: 'A New Father', panNo: null },
    { parentId: father?.parentId, type: 'MOTHER', name: 'Was Father', panNo: 'XXXXXX234F' },
  ]);
  expect(second.parentsInfo[0]?.parentId).not.toBe(father?.parentId);
  const [stranger] = await sql<{ id: number }>('SELECT min(id) AS id FROM student_parents WHERE school_id = 1');
  const before = await stored();
  for (const parentId of [stranger?.id, mother?.parentId, UNKNOWN])
    expect(await change({ parentsInfo: [{ ...FATHER, parentId }] }, second)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'student.parentsInfo.0.parentId' }] },
    });
  const twice = second.parentsInfo.map((one) => ({ ...one, parentId: father?.parentId }));
  expect(verdict(await change({ parentsInfo: twice }, second))).toEqual([400, 109]);
  expect(await stored()).toEqual(before);
});

test('CALL2-09 CODE-112 in a disabled school nothing is changed', async () => {
  await disableSchool(await tokenOf('platform'));
  const before = await stored();
  expect(verdict(await change())).toEqual([409, 112]);
  expect(verdict(await remove(token, student.studentId))).toEqual([409, 112]);
  expect(verdict(await setDisabled(token, student.studentId, true))).toEqual([409, 112]);
  expect(await stored()).toEqual(before);
});
