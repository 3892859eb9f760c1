import { call, moveClock, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict, withoutHeaders } from '../support/http';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';
import {
  CHANGE,
  createTeacher,
  deleteTeacher,
  getTeacher,
  idsOf,
  listTeachers,
  times,
  updateTeacher,
} from '../support/teachers';

let admin: string;
let kavita: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).teacherId;
});

test('ENUM-17 CALL-55 CALL2-39 CALL2-40 CALL-12 a teacher is changed, and answered as stored', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  admin = await tokenOf('admin');
  const { data: before } = await getTeacher(admin, kavita);
  await moveClock(60_000);
  const changed = await updateTeacher(admin, kavita);
  expect(verdict(changed)).toEqual([200, 100]);
  expect(changed.data).toEqual({ ...before, ...CHANGE, modifiedAt: '2026-07-15T06:01:00.000Z', version: 2 });
  expect((await getTeacher(admin, kavita)).data).toEqual(changed.data);
  expect((await listTeachers(admin, FIRST)).data).toContainEqual(changed.data);
});

test('CALL2-40 the changed name and e-mail are those the teacher sees at the next request', async () => {
  const token = await tokenOf('kavita.meena');
  await updateTeacher(admin, kavita);
  expect((await call('GET', '/user/info', { token })).data).toMatchObject({
    fullName: 'Meera Joshi',
    email: CHANGE.contactEmail,
    gender: 'FEMALE',
  });
});

test('CALL-12 texts are stored composed and without blanks around them', async () => {
  const { data } = await updateTeacher(admin, kavita, { teacherName: ' Cafe\u0301  सीमा ' });
  expect(data.teacherName).toBe('Caf\u00e9  सीमा');
});

test('SCHOOL-51 TEACHER-21 username and school stay as they are, for a platform user who sends others or an unknown school too', async () => {
  const answer = await updateTeacher(admin, kavita, { userName: 'other', schoolId: FIRST });
  expect(answer).toMatchObject({ status: 200, data: { userName: 'kavita.meena', schoolId: FIRST } });
  const platform = await tokenOf('platform');
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await updateTeacher(platform, kavita, { userName: 'other', schoolId })).toMatchObject({
      status: 200,
      data: { userName: 'kavita.meena', schoolId: FIRST },
    });
  expect(await sql('SELECT school_id, user_name FROM users WHERE user_name_key = $1', ['kavita.meena'])).toEqual([
    { school_id: FIRST, user_name: 'kavita.meena' },
  ]);
});

test('PRIVILEGE-14 CODE-189 B2 a change that names another school is refused, a user who is changed', async () => {
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    for (const id of [kavita, (await idsOf('admin2')).teacherId, UNKNOWN])
      expect(await updateTeacher(admin, id, { schoolId })).toMatchObject({
        status: 403,
        responseCode: 189,
        data: null,
      });
  expect(await stored()).toEqual(before);
});

test('TEACHER-20 CODE-103 B2 an unknown, a deleted and another school’s teacher answer alike', async () => {
  const { data } = await createTeacher(admin);
  await deleteTeacher(admin, data.teacherId);
  const before = await stored();
  const forms = [{}, { password: 'Banyan@2026' }, { version: 7 }, { dateOfBirth: '2026-12-31' }];
  for (const form of forms) {
    const unknown = withoutHeaders(await updateTeacher(admin, UNKNOWN, form));
    expect(unknown).toMatchObject({ status: 404, responseCode: 103, data: null });
    for (const id of [data.teacherId, (await idsOf('admin2')).teacherId])
      expect(withoutHeaders(await updateTeacher(admin, id, form))).toEqual(unknown);
  }
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-17 CODE-137 AUTH-47 B1 B7 without EDIT_TEACHER nobody is changed, with it alone one is', async () => {
  await withdrawPrivileges('admin', 'EDIT_TEACHER');
  await setPrivileges('clerk', 'EDIT_TEACHER');
  const clerk = await tokenOf('clerk');
  const before = await stored();
  expect(await updateTeacher(admin, kavita)).toMatchObject({ status: 403, responseCode: 137, data: null });
  expect(await stored()).toEqual(before);
  expect(verdict(await updateTeacher(clerk, kavita))).toEqual([200, 100]);
});

test('CALL2-09 CODE-112 no teacher of a disabled school is changed, by a platform user neither', async () => {
  const platform = await tokenOf('platform');
  await sql(`UPDATE schools SET disabled = true WHERE id = ${FIRST}`);
  const before = await stored();
  for (const token of [admin, platform])
    expect(await updateTeacher(token, kavita)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

test('C10 a stale version answers 205 and changes nothing; the current one and none are taken', async () => {
  const first = { version: 1, teacherName: 'Kavita Again', password: 'Banyan@2027' };
  expect((await updateTeacher(admin, kavita, first)).data.version).toBe(2);
  const before = await stored();
  for (const [version, told] of [
    [1, { change: { fields: ['teacherName', 'contactEmail', 'dateOfBirth', 'contactPhone', 'password'] } }],
    [3, null],
  ] as const)
    expect(await updateTeacher(admin, kavita, { teacherName: 'Late', version, password: 'Banyan@2026' })).toMatchObject(
      { status: 409, responseCode: 205, data: told },
    );
  expect(await stored()).toEqual(before);
  expect((await updateTeacher(admin, kavita, { version: 2 })).data.version).toBe(3);
  expect((await updateTeacher(admin, kavita)).data.version).toBe(4);
});

test('C10 of ten changes of one version at once, one is stored', async () => {
  const answers = await Promise.all(
    times(10, null).map((_, at) => updateTeacher(admin, kavita, { teacherName: `Name ${at}`, version: 1 })),
  );
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(9, [409, 205])]);
  const won = answers.find(({ status }) => status === 200);
  expect((await getTeacher(admin, kavita)).data).toEqual(won?.data);
});

test.each<[unknown]>([['1'], [0], [-1], [1.5], [null], [true]])('CODE-109 %j is not a version', async (version) => {
  expect(await updateTeacher(admin, kavita, { version })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'version' }] },
  });
});

test.each<[string, unknown]>([
  ['disabled', true],
  ['userId', 1],
  ['teacherId', 1],
  ['id', 1],
  ['createdAt', '2020-01-01T00:00:00Z'],
  ['modifiedAt', '2020-01-01T00:00:00Z'],
  ['deletedAt', null],
  ['isPlatform', true],
  ['passwordHash', 'x'],
  ['userNameKey', 'x'],
  ['role', 'SUPER_ADMIN'],
  ['permissions', ['USER_MANAGEMENT']],
])('B8 CODE-109 %s is not a field of the form', async (path, value) => {
  const before = await stored();
  expect(await updateTeacher(admin, kavita, { [path]: value })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path, message: `${path} is not a known field` }] },
  });
  expect(await stored()).toEqual(before);
});

test('CODE-109 a birth date of today is refused in a change; the stored one may stay whatever it is', async () => {
  expect(await updateTeacher(admin, kavita, { dateOfBirth: '2026-07-15' })).toMatchObject({ responseCode: 109 });
  await sql("UPDATE teachers SET date_of_birth = '2026-08-01' WHERE id = $1", [kavita]);
  expect(verdict(await updateTeacher(admin, kavita, { dateOfBirth: '2026-08-01' }))).toEqual([200, 100]);
});
