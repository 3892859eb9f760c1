import { call, resetProvider, setClock, signIn, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges, storedPrivileges, withdrawPrivileges } from '../support/privileges';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';
import { CHANGE, createTeacher, FORM, getTeacher, listTeachers, NEW_PASSWORD } from '../support/teachers';
import { aNumber } from '../support/matching';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

test('CALL-55 CALL2-39 CALL2-40 CALL-12 ENUM-17 a new teacher is stored and answered as stored, without password', async () => {
  await setClock('2026-07-15T05:06:07.890Z');
  const created = await createTeacher(admin);
  expect(verdict(created)).toEqual([200, 100]);
  expect(created.data).toEqual({
    ...CHANGE,
    teacherId: aNumber,
    userId: aNumber,
    userName: 'meera.joshi',
    schoolId: FIRST,
    disabled: false,
    createdAt: '2026-07-15T05:06:07.890Z',
    modifiedAt: '2026-07-15T05:06:07.890Z',
    version: 1,
  });
  expect((await getTeacher(admin, created.data.teacherId)).data).toEqual(created.data);
  expect((await listTeachers(admin, FIRST)).data).toContainEqual(created.data);
  expect(
    await sql('SELECT school_id, is_platform, is_demo, disabled FROM users WHERE id = $1', [created.data.userId]),
  ).toEqual([{ school_id: FIRST, is_platform: false, is_demo: false, disabled: false }]);
});

test.each(['MALE', 'FEMALE', 'OTHER'])('ENUM-32 CONST-19 a teacher may be %s', async (gender) => {
  expect(await createTeacher(admin, { gender })).toMatchObject({ status: 200, data: { gender } });
});

test('CALL-12 texts are stored composed and without blanks around them, and may be in any script', async () => {
  const { data } = await createTeacher(admin, { teacherName: "  सीमा Cafe\u0301 O’Brien <b>'); DROP TABLE  " });
  expect(data.teacherName).toBe("सीमा Caf\u00e9 O’Brien <b>'); DROP TABLE");
});

test('AUTH-12 PRIVILEGE-24 B6 a new teacher signs in at once and has no permission', async () => {
  const { data } = await createTeacher(await tokenOf('platform'));
  const { accessToken } = await signIn('meera.joshi', NEW_PASSWORD);
  expect(await storedPrivileges(data.userId)).toEqual([]);
  expect((await call('GET', '/user/info', { token: accessToken })).data).toMatchObject({
    userId: data.userId,
    permissions: [],
    schoolId: FIRST,
    isActive: true,
    fullName: 'Meera Joshi',
    email: CHANGE.contactEmail,
  });
  expect(await listTeachers(accessToken, FIRST)).toMatchObject({ status: 403, responseCode: 137 });
});

test('PRIVILEGE-24 PRIVILEGE-18 a teacher’s role is carried as text and is no right; only SUPER_ADMIN means something', async () => {
  await createTeacher(admin);
  const roleOf = async (token: string) =>
    (await call<{ role: string; userType: string }>('GET', '/user/info', { token })).data;
  expect(await roleOf((await signIn('meera.joshi', NEW_PASSWORD)).accessToken)).toMatchObject({
    role: 'STAFF',
    userType: 'STAFF',
  });
  expect(await roleOf(admin)).toMatchObject({ role: 'STAFF', userType: 'STAFF' });
  expect(await roleOf(await tokenOf('platform'))).toMatchObject({ role: 'SUPER_ADMIN', userType: 'SUPER_ADMIN' });
});

test('CALL2-40 PRIVILEGE-24 a platform user registers teachers in every school', async () => {
  const platform = await tokenOf('platform');
  for (const schoolId of [FIRST, SECOND]) {
    const { data } = await createTeacher(platform, { schoolId, userName: `new${schoolId}` });
    expect(data).toMatchObject({ schoolId });
    expect(await sql('SELECT school_id FROM teachers WHERE id = $1', [data.teacherId])).toEqual([
      { school_id: schoolId },
    ]);
  }
});

test('CODE-103 a platform user names an unknown or deleted school', async () => {
  const platform = await tokenOf('platform');
  await sql(`UPDATE schools SET deleted_at = now() WHERE id = ${SECOND}`);
  const before = await stored();
  for (const schoolId of [UNKNOWN, SECOND])
    expect(await createTeacher(platform, { schoolId })).toMatchObject({ status: 404, responseCode: 103, data: null });
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-14 CODE-189 B2 a school’s user registers nobody in another school, whether it exists or not', async () => {
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await createTeacher(admin, { schoolId })).toMatchObject({ status: 403, responseCode: 189, data: null });
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-17 SHELL-71 CODE-137 AUTH-47 B1 without ADD_TEACHER nobody is registered, with it alone one is', async () => {
  await withdrawPrivileges('admin', 'ADD_TEACHER');
  await setPrivileges('clerk', 'ADD_TEACHER');
  const clerk = await tokenOf('clerk');
  const before = await stored();
  expect(await createTeacher(admin)).toMatchObject({
    status: 403,
    responseCode: 137,
    responseMsg: 'You do not have the necessary permissions',
    data: null,
  });
  expect(await stored()).toEqual(before);
  expect(verdict(await createTeacher(clerk))).toEqual([200, 100]);
});

test('CALL2-09 CODE-112 nobody is registered in a disabled school, by a platform user neither', async () => {
  const platform = await tokenOf('platform');
  await sql(`UPDATE schools SET disabled = true WHERE id = ${FIRST}`);
  const before = await stored();
  for (const token of [admin, platform])
    expect(await createTeacher(token)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

/** What no form may bring: the other columns of the tables, and values of another kind of account. */
const FOREIGN: [string, unknown][] = [
  ['disabled', true],
  ['userId', 1],
  ['teacherId', 1],
  ['id', 1],
  ['createdAt', '2020-01-01T00:00:00Z'],
  ['modifiedAt', '2020-01-01T00:00:00Z'],
  ['deletedAt', null],
  ['version', 7],
  ['isPlatform', true],
  ['is_platform', true],
  ['isDemo', true],
  ['passwordHash', 'x'],
  ['userNameKey', 'x'],
  ['role', 'SUPER_ADMIN'],
  ['userType', 'SUPER_ADMIN'],
  ['permissions', ['USER_MANAGEMENT']],
  ['privileges', [28]],
  ['assignedPrivileges', [28]],
];

test.each(FOREIGN)('B8 CODE-109 %s is not a field of the form', async (path, value) => {
  const before = await stored();
  expect(await createTeacher(admin, { [path]: value })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path, message: `${path} is not a known field` }] },
  });
  expect(await stored()).toEqual(before);
});

test('E4 a registration leaves one row that names who was registered', async () => {
  const { data } = await createTeacher(admin);
  expect(await sql(`SELECT school_id, details FROM audit_entries WHERE event = 'createTeacher'`)).toEqual([
    {
      school_id: FIRST,
      details: { entity: 'teacher', id: data.teacherId, after: { userId: data.userId, userName: FORM.userName } },
    },
  ]);
});

test('CALL-08 the collection is served with and without a trailing slash', async () => {
  for (const [path, userName] of [
    ['/user/teacher', 'one'],
    ['/user/teacher/', 'two'],
  ] as const)
    expect(verdict(await call('POST', path, { token: admin, json: { ...FORM, userName } }))).toEqual([200, 100]);
});
