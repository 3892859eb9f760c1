// Who may set a teacher's password, and which sign-ins it ends: the setter could sign in as that teacher.
import { call, PASSWORD, resetProvider, signIn, sql, tokenOf, type Tokens } from '../../support/provider';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { SECOND } from '../support/schools';
import { stored } from '../support/tables';
import { createTeacher, FORM, hashOf, idsOf, updateTeacher } from '../support/teachers';

const OTHER = 'Banyan@2027';

let admin: string;
let kavita: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).teacherId;
});

const tryToSignIn = (userName: string, password: string) =>
  call('POST', '/auth/login', { json: { userName, password } });
const userInfo = (token: string) => call('GET', '/user/info', { token });
const refresh = (token: string) => call('POST', '/auth/refreshToken', { token });

test('TEACHER-21 B7 without a password the stored one stays, and the teacher stays signed in', async () => {
  const hash = await hashOf('kavita.meena');
  const running = await signIn('kavita.meena');
  expect(verdict(await updateTeacher(admin, kavita))).toEqual([200, 100]);
  expect(await hashOf('kavita.meena')).toBe(hash);
  expect(verdict(await userInfo(running.accessToken))).toEqual([200, 100]);
  await signIn('kavita.meena');
});

test('TEACHER-21 B7 with a password only the new one signs in, and what was signed in ends', async () => {
  const running = [await signIn('kavita.meena'), await signIn('kavita.meena')];
  const other = await signIn('clerk');
  expect(verdict(await updateTeacher(admin, kavita, { password: OTHER }))).toEqual([200, 100]);
  expect(verdict(await tryToSignIn('kavita.meena', PASSWORD))).toEqual([400, 110]);
  expect(verdict(await tryToSignIn('kavita.meena', OTHER))).toEqual([200, 100]);
  for (const { accessToken, refreshToken } of running) {
    expect(verdict(await userInfo(accessToken))).toEqual([401, 107]);
    expect(verdict(await refresh(refreshToken))).toEqual([401, 107]);
  }
  for (const token of [admin, other.accessToken]) expect(verdict(await userInfo(token))).toEqual([200, 100]);
});

const guess = async (userName: string) => {
  for (let wrong = 0; wrong < 11; wrong += 1) await tryToSignIn(userName, 'Wrong@2026');
};

test('a new password that another user set signs in at once after too many wrong ones', async () => {
  await guess('kavita.meena');
  expect(verdict(await tryToSignIn('kavita.meena', PASSWORD))).toEqual([400, 110]);
  await updateTeacher(admin, kavita, { password: OTHER });
  expect(verdict(await tryToSignIn('kavita.meena', OTHER))).toEqual([200, 100]);
});

test('a new account signs in at once after too many sign-ins with its username', async () => {
  const { userName, password } = FORM;
  await guess(userName);
  await createTeacher(admin);
  expect(verdict(await tryToSignIn(userName, password))).toEqual([200, 100]);
});

test('a new password that another user set can be changed at once after too many wrong old ones', async () => {
  const change = (token: string, oldPassword: string) =>
    call('POST', '/user/update-password', { token, json: { oldPassword, newPassword: 'Kachnar@27' } });
  const { accessToken } = await signIn('kavita.meena');
  for (let wrong = 0; wrong < 10; wrong += 1) await change(accessToken, 'Wrong@2026');
  expect(verdict(await change(accessToken, PASSWORD))).toEqual([429, 203]);
  await updateTeacher(admin, kavita, { password: OTHER });
  const { data } = await call<Tokens>('POST', '/auth/login', { json: { userName: 'kavita.meena', password: OTHER } });
  expect(verdict(await change(data.accessToken, OTHER))).toEqual([200, 100]);
});

test('A11 a password set for a teacher is stored as argon2id, with a salt of its own', async () => {
  await updateTeacher(admin, kavita, { password: OTHER });
  await updateTeacher(admin, (await idsOf('pooja.saini')).teacherId, { password: OTHER });
  const hashes = [await hashOf('kavita.meena'), await hashOf('pooja.saini')];
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,/);
});

test('B7 CODE-137 a clerk with EDIT_TEACHER sets no password of a user who manages permissions', async () => {
  await setPrivileges('clerk', 'EDIT_TEACHER', 'LIST_TEACHER');
  await setPrivileges('kavita.meena', 'USER_MANAGEMENT');
  const clerk = await tokenOf('clerk');
  const running = await tokenOf('kavita.meena');
  const before = await stored();
  const hash = await hashOf('kavita.meena');
  for (const id of [kavita, (await idsOf('admin')).teacherId])
    expect(await updateTeacher(clerk, id, { password: OTHER })).toMatchObject({
      status: 403,
      responseCode: 137,
      responseMsg:
        'This teacher has permissions that you do not have. Ask a user with these permissions to set the password',
      data: null,
    });
  expect(await stored()).toEqual(before);
  expect(await hashOf('kavita.meena')).toBe(hash);
  expect(verdict(await userInfo(running))).toEqual([200, 100]);
});

test.each([
  ['the same', ['EDIT_TEACHER', 'LIST_TEACHER'], ['EDIT_TEACHER', 'LIST_TEACHER'], 100],
  ['less', ['EDIT_TEACHER', 'LIST_TEACHER'], ['LIST_TEACHER'], 100],
  ['nothing', ['EDIT_TEACHER'], [], 100],
  ['one thing more', ['EDIT_TEACHER', 'LIST_TEACHER'], ['LIST_TEACHER', 'DASHBOARD'], 137],
  ['something else', ['EDIT_TEACHER'], ['DASHBOARD'], 137],
])('B7 the password of a teacher who holds %s: %j sets that of %j, %i', async (_what, own, theirs, code) => {
  await setPrivileges('clerk', ...own);
  await setPrivileges('kavita.meena', ...theirs);
  const clerk = await tokenOf('clerk');
  const hash = await hashOf('kavita.meena');
  expect((await updateTeacher(clerk, kavita, { password: OTHER })).responseCode).toBe(code);
  expect((await hashOf('kavita.meena')) === hash).toBe(code !== 100);
});

test('B7 the other fields of a user who holds more may be changed, without a password', async () => {
  await setPrivileges('clerk', 'EDIT_TEACHER');
  const hash = await hashOf('admin');
  expect(verdict(await updateTeacher(await tokenOf('clerk'), (await idsOf('admin')).teacherId))).toEqual([200, 100]);
  expect(await hashOf('admin')).toBe(hash);
});

test('B7 CODE-109 the own password is not set here, where the old one is not asked for', async () => {
  const { teacherId } = await idsOf('admin');
  const before = await stored();
  expect(await updateTeacher(admin, teacherId, { password: OTHER })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'password' }] },
  });
  expect(await stored()).toEqual(before);
  expect(verdict(await updateTeacher(admin, teacherId))).toEqual([200, 100]);
  expect(verdict(await userInfo(admin))).toEqual([200, 100]);
});

test('B7 a platform user sets any teacher’s password, of every school', async () => {
  const platform = await tokenOf('platform');
  for (const userName of ['admin', 'admin2']) {
    const { teacherId } = await idsOf(userName);
    expect(verdict(await updateTeacher(platform, teacherId, { password: OTHER }))).toEqual([200, 100]);
    await signIn(userName, OTHER);
  }
  expect(await sql('SELECT DISTINCT school_id FROM audit_entries WHERE event = $1', ['updateTeacher'])).toContainEqual({
    school_id: SECOND,
  });
});

test('B7 E4 a password that was set leaves a row that says so, and not what it is', async () => {
  await updateTeacher(admin, kavita, { password: OTHER });
  await updateTeacher(admin, kavita);
  const rows = await sql<{ id: number; set: string }>(
    `SELECT (details->>'id')::integer AS id, details->'after'->>'passwordSet' AS set FROM audit_entries a
     WHERE event = 'updateTeacher' ORDER BY a.id`,
  );
  expect(rows).toEqual([
    { id: kavita, set: 'true' },
    { id: kavita, set: 'false' },
  ]);
});
