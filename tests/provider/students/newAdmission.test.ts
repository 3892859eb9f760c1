// Whether a student is new in a session is decided at enrolment and stored: the default of the admission fee and Old/New use it.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { feesOf, saveDiscount, setFee } from '../support/studentFees';
import {
  formAt,
  formOf,
  getStudent,
  listAll,
  placeOf,
  register,
  update,
  type Changes,
  type Place,
} from '../support/students';

let token: string;
let running: Place;
let upcoming: Place;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  running = await placeOf('5');
  upcoming = await placeOf('5', { status: 'UPCOMING' });
  for (const place of [running, upcoming]) await setFee(place);
});

const enrolmentIn = ({ sessionId, classId, sectionId }: Place, changes: Changes = {}) => ({
  enrollments: [{ sessionId, classId, sectionId, ...changes }],
});
const stored = (studentId: number) =>
  sql<{ session: number; isNew: boolean }>(
    'SELECT session_id AS session, new_admission AS "isNew" FROM enrolments WHERE student_id = $1 ORDER BY session_id',
    [studentId],
  );
const duesOf = async (studentId: number, { sessionId }: Place) => {
  const { admissionFeeApplicable, payable } = (await feesOf(token, { studentId, sessionId })).data;
  return [admissionFeeApplicable, payable];
};

test.each<[string, string, 'ACTIVE' | 'UPCOMING', boolean]>([
  ['in the session', '2026-04-06', 'ACTIVE', true],
  ['in March before the session', '2026-03-20', 'ACTIVE', true],
  ['180 days before the session', '2025-10-03', 'ACTIVE', true],
  ['181 days before the session', '2025-10-02', 'ACTIVE', false],
  ['at any date, when registered for the UPCOMING session', '2026-07-01', 'UPCOMING', true],
  ['years before the UPCOMING session', '2020-04-06', 'UPCOMING', true],
])(
  'FEE-50 the admission fee applies by default to a student admitted %s',
  async (_when, admissionDate, status, isNew) => {
    const place = status === 'ACTIVE' ? running : upcoming;
    const { data } = await register(token, formAt(place, { admissionDate }));
    expect(data.enrollments).toMatchObject([{ sessionId: place.sessionId, newAdmission: isNew }]);
    expect(await duesOf(data.studentId, place)).toEqual([isNew, isNew ? 24000.5 : 22000.5]);
  },
);

test('FEE-50 a corrected admission date, another class and the start of the session change no dues', async () => {
  const { data: early } = await register(token, formAt(upcoming, { admissionDate: '2026-07-01' }));
  const six = await placeOf('6', { status: 'UPCOMING' });
  await setFee(six);
  const moved = { ...enrolmentIn(six), admissionDate: '2019-04-06' };
  expect(verdict(await update(token, early.studentId, formOf(early, moved)))).toEqual([200, 100]);
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = $1", [upcoming.sessionId]);
  expect(await duesOf(early.studentId, six)).toEqual([true, 24000.5]);
  const { data: old } = await register(
    token,
    formAt(running, { admissionDate: '2020-04-06', studentName: 'Old Verma' }),
  );
  await update(token, old.studentId, formOf(old, { admissionDate: '2026-04-06' }));
  expect(await duesOf(old.studentId, running)).toEqual([false, 22000.5]);
});

test('newAdmission of the request decides in place of the rule, and is decided once', async () => {
  const { data } = await register(
    token,
    formAt(running, { ...enrolmentIn(running, { newAdmission: false }), admissionDate: '2026-04-06' }),
  );
  expect(await duesOf(data.studentId, running)).toEqual([false, 22000.5]);
  const old = {
    ...enrolmentIn(running, { newAdmission: true }),
    admissionDate: '2020-04-06',
    studentName: 'Old Verma',
  };
  expect((await register(token, formAt(running, old))).data.enrollments).toMatchObject([{ newAdmission: true }]);
  const blank = { ...enrolmentIn(running, { newAdmission: null }), studentName: 'Blank Verma' };
  expect((await register(token, formAt(running, blank))).data.enrollments).toMatchObject([{ newAdmission: true }]);
  expect(await update(token, data.studentId, formOf(data, enrolmentIn(running, { newAdmission: true })))).toMatchObject(
    {
      responseCode: 109,
      data: { problems: [{ path: 'student.enrollments.0.newAdmission' }] },
    },
  );
  const same = formOf(data, enrolmentIn(running, { newAdmission: false }));
  expect(verdict(await update(token, data.studentId, same))).toEqual([200, 100]);
  expect(await stored(data.studentId)).toEqual([{ session: running.sessionId, isNew: false }]);
});

test('a student of an earlier session is not new in a later one', async () => {
  const { data } = await register(token, formAt(running));
  await update(token, data.studentId, formOf(data, enrolmentIn(upcoming)));
  expect(await stored(data.studentId)).toEqual([
    { session: running.sessionId, isNew: true },
    { session: upcoming.sessionId, isNew: false },
  ]);
});

test('a student who is enrolled in an earlier session afterwards owes the admission fee in that one alone', async () => {
  const { data } = await register(token, formAt(upcoming));
  await update(token, data.studentId, formOf(data, enrolmentIn(running)));
  expect(await stored(data.studentId)).toEqual([
    { session: running.sessionId, isNew: true },
    { session: upcoming.sessionId, isNew: false },
  ]);
});

test('so does one with a discount in the later session, which was stored with the admission fee of its time', async () => {
  const { studentId, ...data } = (await register(token, formAt(upcoming))).data;
  await saveDiscount(await tokenOf('platform'), { studentId, sessionId: upcoming.sessionId }, { discount: 500 });
  expect(await duesOf(studentId, upcoming)).toEqual([true, 24000.5]);
  await update(token, studentId, formOf({ studentId, ...data }, enrolmentIn(running)));
  expect(await duesOf(studentId, upcoming)).toEqual([false, 22000.5]);
});

test('LIFECYCLE-33 a student who is admitted again into a session is not new in it', async () => {
  const { data } = await register(token, formAt(running));
  const past = (await placeOf('5', { status: 'COMPLETED' })).sessionId;
  await sql('UPDATE enrolments SET session_id = $2 WHERE student_id = $1', [data.studentId, past]);
  await changeLife(data.studentId, 'STRUCK_OFF');
  const { sessionId } = running;
  const json = { schoolId: 1, sessionId, studentId: data.studentId, type: 'ACTIVE' };
  expect(verdict(await call('POST', '/student/name-strike-off', { token, json }))).toEqual([200, 100]);
  expect((await stored(data.studentId)).find(({ session }) => session === sessionId)?.isNew).toBe(false);
});

test('STUDENT-10 Old/New lists the students who are new in the session of the filter', async () => {
  const { data } = await register(token, formAt(upcoming, { admissionDate: '2020-04-06' }));
  const ids = async ({ sessionId }: Place) =>
    (await listAll(token, { sessionId, newStudents: true })).data.map(({ studentId }) => studentId);
  expect(await ids(upcoming)).toEqual([data.studentId]);
  // They are the students who have to pay the admission fee.
  expect(await duesOf(data.studentId, upcoming)).toEqual([true, 24000.5]);
  await update(token, data.studentId, formOf(data, enrolmentIn(running)));
  expect(await duesOf(data.studentId, running)).toEqual([false, 22000.5]);
  expect([await ids(upcoming), (await ids(running)).includes(data.studentId)]).toEqual([[], false]);
  const { enrollments } = (await getStudent(token, data.studentId, running.sessionId)).data;
  expect(enrollments.map(({ newAdmission }) => newAdmission)).toEqual([false, false]);
});

test('STUDENT-10 nonRte reads the RTE mark of the session, which may differ from that of the student', async () => {
  const { data } = await register(token, formAt(running));
  const { studentId } = data;
  const listed = async (filter: object) =>
    (await listAll(token, { sessionId: running.sessionId, ...filter })).data.find((row) => row.studentId === studentId);
  await sql('UPDATE enrolments SET rte = true WHERE student_id = $1', [studentId]);
  expect([await listed({ nonRte: true }), (await listed({}))?.rte]).toEqual([undefined, true]);
  // The opposite: an RTE student whose enrolment in the session is none.
  await sql('UPDATE students SET rte = true WHERE id = $1', [studentId]);
  await sql('UPDATE enrolments SET rte = false WHERE student_id = $1', [studentId]);
  expect([await listed({ nonRte: true }), (await listed({}))?.rte]).toMatchObject([{ studentId, rte: false }, false]);
});

test('FEE-50 students entered into the first session of a school while it is UPCOMING are new by their admission date alone', async () => {
  await sql(
    "UPDATE sessions SET start_date = start_date + interval '10 years', end_date = end_date + interval '10 years' WHERE id <> $1",
    [upcoming.sessionId],
  );
  await sql("UPDATE sessions SET start_date = '2026-08-01' WHERE id = $1", [upcoming.sessionId]);
  const old = await register(token, formAt(upcoming, { admissionDate: '2020-04-06' }));
  const recent = await register(token, formAt(upcoming, { admissionDate: '2026-07-06', studentName: 'New Verma' }));
  expect(
    [...(await stored(old.data.studentId)), ...(await stored(recent.data.studentId))].map(({ isNew }) => isNew),
  ).toEqual([false, true]);
});
