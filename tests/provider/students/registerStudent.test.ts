// One form, one transaction: the student, the parents, the enrolment, the photograph and the numbers, or nothing.
import { STUDENT } from '../../support/entities/students';
import { samplesIn } from '../../support/entities/table';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, ask, multipart, verdict } from '../support/http';
import { changeLife } from '../support/life';
import { aNumber, containing } from '../support/matching';
import { FIRST, picture, SECOND, UNKNOWN } from '../support/schools';
import { demoSession, disableSchool, setSession } from '../support/sessions';
import {
  FATHER,
  FORM,
  formAt,
  getStudent,
  MOTHER,
  placeOf,
  register,
  remove,
  type Changes,
  type Place,
} from '../support/students';
import { stored } from '../support/tables';

let token: string;
let place: Place;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

const add = (changes: Changes = {}) => register(token, formAt(place, changes));
const at = (changes: Changes) => {
  const { sessionId, classId, sectionId } = place;
  return { enrollments: [{ sessionId, classId, sectionId, ...changes }] };
};
const nextOf = async (kind: string) =>
  (await sql<{ next: number }>('SELECT next_number AS next FROM counters WHERE school_id = 1 AND kind = $1', [kind]))[0]
    ?.next ?? 0;

const OPTIONAL = { ...samplesIn(STUDENT, 'choice'), ...samplesIn(STUDENT, 'text') };
const LAST = {
  name: 'Gyan Jyoti School',
  className: '4',
  marks: '345/500',
  attendance: '88 %',
  result: 'Pass',
  contactNo: '02942412345',
};
const RICH_FATHER = {
  ...FATHER,
  aadharNo: '345678901234',
  panNo: 'ABCPV1234F',
  mobileNo: '9829012345',
  higherQualification: 'POST GRADUATE',
  occupation: 'GOVT TEACHER',
};

test('CALL2-17 CALL2-16 STUDENT-68 STUDENT-69 ENUM-01 ENUM-02 ENUM-03 ENUM-04 a whole form is stored and answered, numbers masked', async () => {
  const [code, srNo] = [await nextOf('STUDENT_CODE'), await nextOf('STUDENT_SR_NO')];
  const changes = { ...OPTIONAL, lastSchoolDetails: LAST, parentsInfo: [MOTHER, RICH_FATHER] };
  const answer = await register(token, formAt(place, { ...changes, studentName: '  Tara   Verma ' }), {
    image: await picture(),
  });
  expect(verdict(answer)).toEqual([200, 100]);
  const { parentsInfo: _parents, ...plain } = FORM;
  expect(answer.data).toMatchObject({
    ...plain,
    ...OPTIONAL,
    studentCode: code,
    aadharNo: 'XXXX XXXX 0123',
    fatherName: 'Ramesh Verma',
    motherName: 'Sunita Verma',
    deleted: false,
    disabled: false,
    blocked: false,
    schoolId: FIRST,
    version: 1,
    siblingInfo: [],
    lastSchoolDetails: LAST,
    parentsInfo: [
      { ...RICH_FATHER, parentId: aNumber, aadharNo: 'XXXX XXXX 1234', panNo: 'XXXXXX234F' },
      { ...MOTHER, parentId: aNumber, aadharNo: null, panNo: null, mobileNo: null, occupation: null },
    ],
    enrollments: [
      {
        sessionId: place.sessionId,
        sessionDisplayName: '2026 - 2027',
        sessionStatus: 'ACTIVE',
        sessionStartDate: '2026-04-01',
        classId: place.classId,
        sectionId: place.sectionId,
        rollNo: null,
        className: '5',
        sectionName: 'A',
        registrationStatus: 'COMPLETE',
      },
    ],
  });
  expect(answer.data.image).not.toBeNull();
  expect((await getStudent(token, answer.data.studentId)).data).toEqual(answer.data);
  expect([await nextOf('STUDENT_CODE'), await nextOf('STUDENT_SR_NO')]).toEqual([code + 1, srNo]);
});

test('STUDENT-68 STUDENT-56 PARENT-12 what is left out or blank is null, a name without its parent blank, the Sr. No. the next one', async () => {
  const srNo = await nextOf('STUDENT_SR_NO');
  const blank = { janAadharNo: '', nicNo: ' '.trim(), religion: '  ', category: null, bloodGroup: null, aadharNo: '' };
  const guardian = { type: 'GUARDIAN', name: 'Girdhari Rathi', occupation: null, higherQualification: null };
  const { data } = await add({ ...blank, studentSrNo: ' '.trim(), parentsInfo: [guardian] });
  const nothing = Object.keys(OPTIONAL).filter((name) => name !== 'rte' && name !== 'studentSrNo');
  expect(data).toMatchObject({
    ...Object.fromEntries(nothing.map((name) => [name, null])),
    rte: false,
    image: null,
    fatherName: '',
    motherName: '',
    studentSrNo: String(srNo),
    lastSchoolDetails: { name: null, className: null, marks: null, attendance: null, result: null, contactNo: null },
    parentsInfo: [containing({ ...guardian, aadharNo: null, panNo: null, mobileNo: null, taxPayer: false })],
  });
  expect(await nextOf('STUDENT_SR_NO')).toBe(srNo + 1);
});

test('STUDENT-63 CODE-139 the same name, father and birthday are the same student, however they are written, also who has left, unless deleted', async () => {
  const cafe = { parentsInfo: [{ ...FATHER, name: 'Cafe\u0301 Verma' }] };
  const { data } = await add(cafe);
  const before = await stored();
  for (const studentName of ['Tara Verma', ' TARA  verma '])
    expect(await add({ studentName, parentsInfo: [{ ...FATHER, name: 'CAFÉ  verma' }] })).toMatchObject({
      status: 409,
      responseCode: 139,
      responseMsg: 'This student is already registered',
      data: {
        student: { studentId: data.studentId, studentCode: data.studentCode, studentName: data.studentName },
      },
    });
  expect(await stored()).toEqual(before);
  for (const changes of [{ ...cafe, dateOfBirth: '2016-08-16' }, { parentsInfo: [MOTHER] }, { studentName: 'Tara' }])
    expect(verdict(await add(changes))).toEqual([200, 100]);
  const there = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await register(await tokenOf('admin2'), formAt(there, cafe)))).toEqual([200, 100]);
  for (const life of ['DISABLED', 'STRUCK_OFF', 'TC_ISSUED']) {
    await changeLife(data.studentId, life);
    expect([life, ...verdict(await add(cafe))]).toEqual([life, 409, 139]);
  }
  await remove(token, data.studentId);
  expect(verdict(await add(cafe))).toEqual([200, 100]);
});

test('STUDENT-65 STUDENT-66 STUDENT-69 CODE-158 CODE-118 CODE-148 CODE-109 a class must be the school’s own, a section the class’s own and given where there are some', async () => {
  const other = await placeOf('6');
  const foreign = await placeOf('5', { schoolId: SECOND });
  const [none] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = 'Default'");
  await sql('UPDATE classes SET disabled = true WHERE id = $1', [(await placeOf('7')).classId]);
  const before = await stored();
  for (const classId of [UNKNOWN, foreign.classId, (await placeOf('7')).classId])
    expect(verdict(await add(at({ classId, sectionId: null })))).toEqual([404, 158]);
  for (const sectionId of [UNKNOWN, foreign.sectionId, other.sectionId])
    expect(verdict(await add(at({ sectionId })))).toEqual([404, 118]);
  expect(verdict(await add(at({ classId: none?.id })))).toEqual([400, 148]);
  expect(await add(at({ sectionId: null }))).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'student.enrollments.0.sectionId', message: 'Section is required.' }] },
  });
  expect(await stored()).toEqual(before);
  expect((await add(at({ classId: none?.id, sectionId: null }))).data.enrollments).toMatchObject([
    { sectionId: null, sectionName: null, registrationStatus: 'COMPLETE' },
  ]);
});

test('STUDENT-70 CODE-191 CODE-103 an open session of the school takes students, a completed, disabled or unknown one none', async () => {
  const completed = (await demoSession(token, 'COMPLETED')).sessionId;
  const upcoming = (await demoSession(token, 'UPCOMING')).sessionId;
  const foreign = (await placeOf('5', { schoolId: SECOND })).sessionId;
  expect((await add(at({ sessionId: upcoming }))).data.enrollments).toMatchObject([{ sessionStatus: 'UPCOMING' }]);
  for (const sessionId of [upcoming, place.sessionId]) await setSession(token, sessionId, 'true');
  const before = await stored();
  const expected: [number, number[]][] = [
    [completed, [409, 191]],
    [UNKNOWN, [404, 103]],
    [foreign, [404, 103]],
    [upcoming, [400, 109]],
    [place.sessionId, [400, 109]],
  ];
  for (const [sessionId, wanted] of expected)
    expect([sessionId, ...verdict(await add({ ...at({ sessionId }), studentName: 'Other' }))]).toEqual([
      sessionId,
      ...wanted,
    ]);
  expect(await stored()).toEqual(before);
});

test('STUDENT-33 CODE-189 a user without a school registers nobody, one of another school neither', async () => {
  const before = await stored();
  for (const userName of ['platform', 'admin2'])
    expect(await register(await tokenOf(userName), formAt(place))).toMatchObject({
      status: 403,
      responseCode: 189,
      data: null,
    });
  const after = await stored();
  for (const table of ['students', 'enrolments', 'counters', 'images']) expect(after[table]).toBe(before[table]);
});

test('CALL2-09 CODE-112 in a disabled school nobody is registered', async () => {
  await disableSchool(await tokenOf('platform'));
  const before = await stored();
  expect(verdict(await add())).toEqual([409, 112]);
  expect(await stored()).toEqual(before);
});

test('CALL2-17 CODE-109 the student travels as JSON in a text, a JSON or a file part, and is refused where it is none', async () => {
  const post = (parts: Parameters<typeof multipart>[0], raw = '') => {
    const { headers, body } = multipart(parts);
    const text = String(body).replace('name="student"\r\n', `name="student"\r\n${raw}`);
    return ask('POST', '/api/student/register', { headers: { ...headers, ...bearer(token) }, body: text });
  };
  const student = (changes: Changes = {}) => JSON.stringify(formAt(place, changes));
  const asJson = 'content-type: application/json\r\n';
  const one = { name: 'student', value: student({ studentName: 'As text' }) };
  expect(verdict(await post([one]))).toEqual([200, 100]);
  expect(verdict(await post([{ ...one, value: student({ studentName: 'As JSON' }) }], asJson))).toEqual([200, 100]);
  const file = { ...one, value: student({ studentName: 'A file' }), fileName: 'blob', type: 'application/json' };
  expect(verdict(await post([file]))).toEqual([200, 100]);
  const before = await stored();
  for (const value of ['', '{', 'null', '[]', '"x"', '1', '{"__proto__":{"a":1}}', '{"constructor":{}}'])
    for (const raw of ['', asJson])
      expect([value, raw, ...verdict(await post([{ name: 'student', value }], raw))]).toEqual([value, raw, 400, 109]);
  expect(verdict(await post([one, one]))).toEqual([400, 109]);
  expect(verdict(await post([]))).toEqual([400, 109]);
  expect(verdict(await post([one, { name: 'studentImage', value: 'x' }]))).toEqual([400, 109]);
  expect(await call('POST', '/student/register', { token, json: { student: formAt(place) } })).toMatchObject({
    status: 415,
    responseCode: 202,
  });
  expect(await stored()).toEqual(before);
});
