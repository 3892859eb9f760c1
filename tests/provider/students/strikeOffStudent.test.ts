// A name is struck off and taken back: who may, from which state to which, and what the history keeps.
import { call, resetProvider, setClock, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND } from '../support/schools';
import {
  demoStudent,
  formOf,
  getStudent,
  list,
  listAll,
  placeOf,
  update,
  type Changes,
  type Place,
} from '../support/students';
import { changeLife, lifeList, withPrivilege } from '../support/life';

let token: string;
let place: Place;
let id: number;

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  id = await demoStudent('5');
});

const strikeOff = (changes: Changes = {}, as = token): Promise<Answer<null>> =>
  call('POST', '/student/name-strike-off', {
    token: as,
    json: {
      schoolId: FIRST,
      sessionId: place.sessionId,
      studentId: id,
      comment: 'Absent for 30 days',
      type: 'INACTIVE',
      ...changes,
    },
  });
const readmit = (changes: Changes = {}, as = token) =>
  strikeOff({ type: 'ACTIVE', comment: undefined, ...changes }, as);
const lifeOf = async () => (await sql<{ life: string }>('SELECT life FROM students WHERE id = $1', [id]))[0]?.life;
const historyOf = () =>
  sql<{ type: string; comment: string }>(
    'SELECT type, comment FROM student_history WHERE student_id = $1 ORDER BY id',
    [id],
  );

test('ENUM-08 LIFECYCLE-28 LIFECYCLE-35 CALL2-23 CALL2-24 ENUM-29 struck off is blocked and nothing else, active is neither; each step is an entry with its reason', async () => {
  const flags = async () => {
    const { disabled, blocked, deleted } = (await getStudent(token, id)).data;
    return { disabled, blocked, deleted };
  };
  await setClock('2026-08-01T05:00:00.000Z');
  token = await tokenOf('admin');
  expect(await strikeOff({ comment: '  Fees not paid \n since April ' })).toMatchObject({
    responseCode: 100,
    data: null,
  });
  expect(await flags()).toEqual({ disabled: false, blocked: true, deleted: false });
  await setClock('2026-08-20T05:00:00.000Z');
  token = await tokenOf('admin');
  const { data } = await lifeList(token, 'get-name-strike-off', {
    searchText: String((await getStudent(token, id)).data.studentCode),
  });
  expect(data.content[0]?.history).toEqual([
    { comment: 'Fees not paid \n since April', type: 'INACTIVE', createdAt: '2026-08-01T05:00:00.000Z' },
  ]);
  expect(verdict(await readmit({ comment: 'Dues paid' }))).toEqual([200, 100]);
  expect(await flags()).toEqual({ disabled: false, blocked: false, deleted: false });
  expect(await historyOf()).toEqual([
    { type: 'INACTIVE', comment: 'Fees not paid \n since April' },
    { type: 'ACTIVE', comment: 'Dues paid' },
  ]);
  const times = await sql<{ day: string; session: number }>(
    `SELECT (created_at AT TIME ZONE $2)::date::text AS day, session_id AS session FROM student_history
      WHERE student_id = $1 ORDER BY id`,
    [id, 'Asia/Kolkata'],
  );
  expect(times.map(({ day, session }) => [day, session])).toEqual([
    ['2026-08-01', place.sessionId],
    ['2026-08-20', place.sessionId],
  ]);
  // The list shows the history of those who have left.
  expect(verdict(await strikeOff({ comment: 'Absent again' }))).toEqual([200, 100]);
  const code = String((await getStudent(token, id)).data.studentCode);
  const again = (await lifeList(token, 'get-name-strike-off', { searchText: code })).data.content[0];
  expect(again?.history.map(({ comment, type, createdAt }) => [comment, type, createdAt.slice(0, 16)])).toEqual([
    ['Absent again', 'INACTIVE', '2026-08-20T05:00'],
    ['Dues paid', 'ACTIVE', '2026-08-20T05:00'],
    ['Fees not paid \n since April', 'INACTIVE', '2026-08-01T05:00'],
  ]);
});

test('LIFECYCLE-29 LIFECYCLE-30 LIFECYCLE-31 CODE-103 CODE-127 CODE-180 CODE-181 CODE-185 a step into the state that holds already, and a step of a disabled or deleted student, are refused and leave no entry', async () => {
  expect(verdict(await readmit())).toEqual([409, 181]);
  expect(verdict(await strikeOff())).toEqual([200, 100]);
  expect(verdict(await strikeOff())).toEqual([409, 180]);
  await changeLife(id, 'TC_ISSUED');
  expect(verdict(await strikeOff())).toEqual([409, 185]);
  await changeLife(id, 'DISABLED');
  expect([verdict(await strikeOff()), verdict(await readmit())]).toEqual([
    [409, 127],
    [409, 127],
  ]);
  await changeLife(id, 'DELETED');
  expect(verdict(await strikeOff())).toEqual([404, 103]);
  expect(await historyOf()).toEqual([{ type: 'INACTIVE', comment: 'Absent for 30 days' }]);
});

test.each([
  ['TC_ISSUED', { disabled: true, blocked: false }],
  ['STRUCK_OFF', { disabled: false, blocked: true }],
])(
  'LIFECYCLE-35 LIFECYCLE-26 LIFECYCLE-28 a student who is %s is admitted again, without a comment and with one',
  async (life, flags) => {
    await changeLife(id, life);
    expect((await getStudent(token, id)).data).toMatchObject(flags);
    expect(verdict(await readmit())).toEqual([200, 100]);
    expect((await getStudent(token, id)).data).toMatchObject({ disabled: false, blocked: false });
    expect([await lifeOf(), await historyOf()]).toEqual(['ACTIVE', [{ type: 'ACTIVE', comment: '' }]]);
    await changeLife(id, life);
    expect(verdict(await readmit({ comment: ' Back from Pune ' }))).toEqual([200, 100]);
    expect([await lifeOf(), (await historyOf())[1]]).toEqual(['ACTIVE', { type: 'ACTIVE', comment: 'Back from Pune' }]);
  },
);

test.each([
  ['no comment', { comment: undefined }, 'Reason is required.'],
  ['an empty comment', { comment: '' }, 'Reason is required.'],
  ['null', { comment: null }, 'Reason is required.'],
  ['a blank comment', { comment: ' \t\n ' }, 'Reason is required.'],
  ['too long a comment', { comment: 'x'.repeat(256) }, 'Reason must not be more than 255 characters.'],
  ['another type', { type: 'TC' }, 'Type is not valid'],
  ['a type in small letters', { type: 'inactive' }, 'Type is not valid'],
  ['a type of null', { type: null }, 'Type is not valid'],
  ['no type', { type: undefined }, 'Type is required'],
])('LIFECYCLE-32 %s answers 109', async (_what, changes, message) => {
  const answer = await strikeOff(changes);
  expect([...verdict(answer), answer.responseMsg]).toEqual([400, 109, message]);
  expect([await lifeOf(), await historyOf()]).toEqual(['ACTIVE', []]);
});

test('LIFECYCLE-32 a comment of 255 signs is stored whole', async () => {
  const comment = 'अनुपस्थित '.repeat(26).slice(0, 254) + 'x';
  expect(verdict(await strikeOff({ comment }))).toEqual([200, 100]);
  expect(await historyOf()).toEqual([{ type: 'INACTIVE', comment }]);
});

test('LIFECYCLE-33 CODE-126 CALL2-24 ENUM-08 who is not in the session is not struck off in it', async () => {
  const { sessionId } = await placeOf('5', { status: 'UPCOMING' });
  expect(verdict(await strikeOff({ sessionId }))).toEqual([409, 126]);
  expect(verdict(await strikeOff({ sessionId: 2_000_000 }))).toEqual([404, 103]);
  expect(await lifeOf()).toBe('ACTIVE');
});

test.each(['STRUCK_OFF', 'TC_ISSUED'])(
  'LIFECYCLE-34 CODE-187 CODE-191 no student who is %s is admitted again into a session that is not running',
  async (life) => {
    await changeLife(id, life);
    const into = async (status: string) =>
      verdict(await readmit({ sessionId: (await placeOf('5', { status })).sessionId }));
    expect([await into('UPCOMING'), await into('COMPLETED')]).toEqual([
      [409, 187],
      [409, 191],
    ]);
    expect([await lifeOf(), await historyOf()]).toEqual([life, []]);
  },
);

const enrolmentNow = async () =>
  (await sql('SELECT * FROM enrolments WHERE student_id = $1 AND session_id = $2', [id, place.sessionId]))[0];

test('LIFECYCLE-33 STUDENT-69 who was not in the session is put into the class and section he was in last, PENDING when the section is deleted', async () => {
  const { sessionId: before } = await placeOf('5', { status: 'COMPLETED' });
  const { sessionId: older } = await placeOf('5', { status: 'UPCOMING' });
  await sql(
    `UPDATE sessions SET status = 'COMPLETED', start_date = start_date - interval '3 years', end_date = end_date - interval '3 years'
      WHERE id = $1`,
    [older],
  );
  await sql('DELETE FROM enrolments WHERE student_id = $1', [id]);
  for (const [sessionId, { classId, sectionId }] of [
    [before, place],
    [older, await placeOf('4')],
  ] as const)
    await sql(
      `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
       SELECT school_id, $2, id, $3, $4, 'COMPLETE', 'ADMISSION', life, name_key, now() FROM students WHERE id = $1`,
      [id, sessionId, classId, sectionId],
    );
  await changeLife(id, 'STRUCK_OFF');
  expect(verdict(await readmit())).toEqual([200, 100]);
  const at = { class_id: place.classId, section_id: place.sectionId, origin: 'READMISSION', life: 'ACTIVE' };
  expect(await enrolmentNow()).toMatchObject({ ...at, registration_status: 'COMPLETE', roll_no: null });

  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id = $2', [id, place.sessionId]);
  await changeLife(id, 'TC_ISSUED');
  await sql('UPDATE sections SET deleted_at = now() WHERE id = $1', [place.sectionId]);
  expect(verdict(await readmit())).toEqual([200, 100]);
  expect(await enrolmentNow()).toMatchObject({ ...at, section_id: null, registration_status: 'PENDING' });

  await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id = $2', [id, place.sessionId]);
  await changeLife(id, 'STRUCK_OFF');
  await sql('UPDATE classes SET disabled = true WHERE id = $1', [place.classId]);
  const rejected = await readmit();
  expect([...verdict(rejected), rejected.responseMsg]).toEqual([
    404,
    158,
    'The last class of the student, 5, is disabled. Enable it first',
  ]);

  await sql('DELETE FROM enrolments WHERE student_id = $1', [id]);
  await changeLife(id, 'STRUCK_OFF');
  expect(verdict(await readmit())).toEqual([404, 158]);
});

test.each([
  ['TC_ISSUED', ['disabled']],
  ['STRUCK_OFF', ['blocked', 'enrollments']],
])('code 205 a form opened before the re-admission of a student who is %s names %j', async (life, fields) => {
  await changeLife(id, life);
  if (fields.length > 1) {
    const { sessionId } = await placeOf('5', { status: 'COMPLETED' });
    await sql('DELETE FROM enrolments WHERE student_id = $1 AND session_id <> $2', [id, place.sessionId]);
    await sql('UPDATE enrolments SET session_id = $2, roll_no = NULL WHERE student_id = $1', [id, sessionId]);
  }
  const { data: before } = await getStudent(token, id);
  expect(verdict(await readmit())).toEqual([200, 100]);
  const answer = await update(token, id, formOf(before, { district: 'Ajmer' }));
  expect(verdict(answer)).toEqual([409, 205]);
  expect(answer.data).toMatchObject({ change: { fields } });
});

test.each([
  ['STRUCK_OFF', [false, true, false]],
  ['TC_ISSUED', [false, false, true]],
])(
  'LIFECYCLE-36 a student who is %s is in no list of active students, and in it again after re-admission',
  async (life, inLists) => {
    const { studentCode } = (await getStudent(token, id)).data;
    const listed = async (filter: Changes = {}) => {
      const asked = { sessionId: place.sessionId, searchText: String(studentCode), ...filter };
      const [all, page] = [(await listAll(token, asked)).data, (await list(token, asked)).data.content];
      const [inAll, onPage] = [all, page].map((rows) => rows.some(({ studentId }) => studentId === id));
      expect(onPage).toBe(inAll);
      return inAll;
    };
    expect(await listed()).toBe(true);
    await (life === 'STRUCK_OFF' ? strikeOff() : changeLife(id, life));
    expect([await listed(), await listed({ includeBlocked: true }), await listed({ includeDisabled: true })]).toEqual(
      inLists,
    );
    await readmit();
    expect(await listed()).toBe(true);
  },
);

test('a name is struck off and taken back with the one privilege, a TC taken back with the other', async () => {
  const may = async (privilege: string, type: 'ACTIVE' | 'INACTIVE', life: string) => {
    const as = await withPrivilege(privilege);
    await changeLife(id, life);
    return verdict(await (type === 'ACTIVE' ? readmit({}, as) : strikeOff({}, as)))[1];
  };
  expect([
    await may('NAME_STRIKE_OFF', 'INACTIVE', 'ACTIVE'),
    await may('NAME_STRIKE_OFF', 'ACTIVE', 'STRUCK_OFF'),
    await may('NAME_STRIKE_OFF', 'ACTIVE', 'TC_ISSUED'),
    await may('TC_STUDENTS_LIST', 'INACTIVE', 'ACTIVE'),
    await may('TC_STUDENTS_LIST', 'ACTIVE', 'STRUCK_OFF'),
    await may('TC_STUDENTS_LIST', 'ACTIVE', 'TC_ISSUED'),
  ]).toEqual([100, 100, 137, 137, 137, 100]);
});

test('CALL2-24 a student of another school is unknown, a user who asks', async () => {
  const platform = await tokenOf('platform');
  const other = await demoStudent('5', { schoolId: SECOND });
  for (const as of [token, platform]) expect(verdict(await strikeOff({ studentId: other }, as))).toEqual([404, 103]);
  expect(verdict(await strikeOff({ schoolId: SECOND }))).toEqual([403, 189]);
});
