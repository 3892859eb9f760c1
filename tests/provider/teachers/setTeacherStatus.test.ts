import { call, PASSWORD, resetProvider, signIn, sql, tokenOf } from '../../support/provider';
import { verdict, withoutHeaders } from '../support/http';
import { setPrivileges, withdrawPrivileges } from '../support/privileges';
import { FIRST, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';
import {
  BASE,
  createTeacher,
  deleteTeacher,
  getTeacher,
  idsOf,
  listTeachers,
  setDisabled,
  times,
} from '../support/teachers';

let admin: string;
let kavita: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  kavita = (await idsOf('kavita.meena')).teacherId;
});

const tryToSignIn = (userName: string) => call('POST', '/auth/login', { json: { userName, password: PASSWORD } });
const userInfo = (token: string) => call('GET', '/user/info', { token });
const refresh = (token: string) => call('POST', '/auth/refreshToken', { token });

test('CALL-56 CALL2-39 CALL2-42 CALL-10 CALL-12 true disables, false enables, and the next list shows it', async () => {
  const inList = async () => (await listTeachers(admin, FIRST)).data.find((one) => one.teacherId === kavita);
  expect(await setDisabled(admin, kavita, true)).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect(await inList()).toMatchObject({ disabled: true, version: 2 });
  expect((await getTeacher(admin, kavita)).data.disabled).toBe(true);
  expect(await setDisabled(admin, kavita, false)).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect(await inList()).toMatchObject({ disabled: false, version: 3 });
});

test('CALL-10 B11 the value is set, not flipped: the same call twice leaves the same state', async () => {
  for (const flag of [true, false]) {
    await setDisabled(admin, kavita, flag);
    const before = await stored();
    expect(await setDisabled(admin, kavita, flag)).toMatchObject({ status: 200, responseCode: 100 });
    expect(await stored()).toEqual(before);
  }
});

test('B11 ten times at once it is disabled once', async () => {
  const answers = await Promise.all(times(10, null).map(() => setDisabled(admin, kavita, true)));
  expect(answers.map(verdict)).toEqual(times(10, [200, 100]));
  expect((await getTeacher(admin, kavita)).data).toMatchObject({ disabled: true, version: 2 });
});

test.each(['1', '0', 'TRUE', 'True', 'true%20', 'yes', '[]', 'null', 'true,false'])(
  'CALL-10 CODE-109 B11 %j is neither true nor false',
  async (flag) => {
    const before = await stored();
    expect(await setDisabled(admin, kavita, flag)).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'flag' }] },
    });
    expect(await stored()).toEqual(before);
  },
);

test('TEACHER-22 AUTH-11 CODE-104 a disabled teacher cannot sign in, an enabled one can again', async () => {
  await setDisabled(admin, kavita, true);
  expect(await tryToSignIn('kavita.meena')).toMatchObject({
    status: 403,
    responseCode: 104,
    responseMsg: 'This user account is disabled. Please contact an administrator',
    data: null,
  });
  await setDisabled(admin, kavita, false);
  expect(verdict(await tryToSignIn('kavita.meena'))).toEqual([200, 100]);
});

test('TEACHER-22 A15 AUTH-39 what a disabled teacher was signed in with ends, and stays ended when enabled', async () => {
  const running = [await signIn('kavita.meena'), await signIn('kavita.meena')];
  const other = await signIn('clerk');
  await setDisabled(admin, kavita, true);
  const refused = async () => {
    for (const { accessToken, refreshToken } of running) {
      expect(await userInfo(accessToken)).toMatchObject({ status: 401, responseCode: 107, data: null });
      expect(await refresh(refreshToken)).toMatchObject({ status: 401, responseCode: 107, data: null });
    }
  };
  await refused();
  await setDisabled(admin, kavita, false);
  await refused();
  expect(verdict(await userInfo(other.accessToken))).toEqual([200, 100]);
});

test('A15 the account alone decides: a disabled one is refused although its sign-in was not ended', async () => {
  const { accessToken } = await signIn('kavita.meena');
  await sql("UPDATE users SET disabled = true WHERE user_name = 'kavita.meena'");
  expect(verdict(await userInfo(accessToken))).toEqual([401, 107]);
});

test('TEACHER-20 CODE-103 B2 an unknown, a deleted and another school’s teacher answer alike', async () => {
  const { data } = await createTeacher(admin);
  await deleteTeacher(admin, data.teacherId);
  const before = await stored();
  for (const flag of [true, false]) {
    const unknown = withoutHeaders(await setDisabled(admin, UNKNOWN, flag));
    expect(unknown).toMatchObject({ status: 404, responseCode: 103, data: null });
    for (const id of [data.teacherId, (await idsOf('admin2')).teacherId])
      expect(withoutHeaders(await setDisabled(admin, id, flag))).toEqual(unknown);
  }
  expect(await stored()).toEqual(before);
});

test('PRIVILEGE-17 CODE-137 AUTH-47 B1 without EDIT_TEACHER nobody is disabled or enabled, with it alone one is', async () => {
  await withdrawPrivileges('admin', 'EDIT_TEACHER');
  await setPrivileges('clerk', 'EDIT_TEACHER');
  const clerk = await tokenOf('clerk');
  const before = await stored();
  for (const flag of [true, false])
    expect(await setDisabled(admin, kavita, flag)).toMatchObject({ status: 403, responseCode: 137, data: null });
  expect(await stored()).toEqual(before);
  expect(verdict(await setDisabled(clerk, kavita, true))).toEqual([200, 100]);
});

test('CALL2-09 CODE-112 in a disabled school nobody is disabled or enabled, by a platform user neither', async () => {
  const platform = await tokenOf('platform');
  await sql(`UPDATE schools SET disabled = true WHERE id = ${FIRST}`);
  const before = await stored();
  for (const token of [admin, platform])
    for (const flag of [true, false])
      expect(await setDisabled(token, kavita, flag)).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

test('CALL-56 a platform user disables and enables the teachers of every school', async () => {
  const platform = await tokenOf('platform');
  for (const userName of ['kavita.meena', 'deepika.hada']) {
    const { teacherId } = await idsOf(userName);
    for (const flag of [true, false]) {
      expect(verdict(await setDisabled(platform, teacherId, flag))).toEqual([200, 100]);
      expect((await getTeacher(platform, teacherId)).data.disabled).toBe(flag);
    }
  }
});

test('E4 disabling and enabling leave a row each that names what was before and after', async () => {
  await setDisabled(admin, kavita, true);
  await setDisabled(admin, kavita, false);
  const row = (before: boolean, version: number) => ({
    details: {
      entity: 'teacher',
      id: kavita,
      before: { disabled: before },
      after: { disabled: !before },
      changed: { version, fields: ['disabled'] },
    },
  });
  expect(await sql("SELECT details FROM audit_entries WHERE event = 'setTeacherStatus' ORDER BY id")).toEqual([
    row(false, 2),
    row(true, 3),
  ]);
});

test.each(['0', '-1', 'abc', '1.5', '2147483648'])('CODE-109 %s is not an id', async (id) => {
  for (const [method, path] of [
    ['PUT', `${BASE}/${id}/true/disable`],
    ['DELETE', `${BASE}/${id}`],
  ] as const)
    expect(await call(method, path, { token: admin })).toMatchObject({
      status: 400,
      responseCode: 109,
      data: { problems: [{ path: 'id' }] },
    });
});
