import {
  call,
  moveClock,
  PASSWORD,
  resetProvider,
  setClock,
  sql,
  type Tokens,
  signInUncached,
} from '../../support/provider';
import { FIRST, getSchool, updateSchool } from '../support/schools';
import { payloadOf } from '../support/tokens';
import { aNumber, aString, listContaining, matching } from '../support/matching';

beforeEach(resetProvider);

const tryTo = (userName: string, password: string, headers: Record<string, string> = {}) =>
  call<Tokens | null>('POST', '/auth/login', { json: { userName, password }, headers });

/** Attempts in small groups: the provider keeps a short queue of passwords to look at. */
async function tryOften(times: number, attempt: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < times; at += 20)
    await Promise.all(Array.from({ length: Math.min(20, times - at) }, (_, i) => attempt(at + i)));
}

test('CALL-05 AUTH-12 AUTH-13 CALL-14 a sign-in answers both tokens and the seconds the access token lasts', async () => {
  const answer = await call<Tokens>('POST', '/auth/login', { json: { userName: 'admin', password: PASSWORD } });
  expect(answer).toMatchObject({ status: 200, responseCode: 100, data: { expiresIn: 600 } });
  expect(Object.keys(answer.data).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken']);
  const { exp, iat } = payloadOf(answer.data.accessToken);
  expect(Number(exp) - Number(iat)).toBe(answer.data.expiresIn);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('AUTH-10 AUTH-35 A8 CODE-110 an unknown username and a wrong password answer alike', async () => {
  const unknown = await tryTo('nobody', PASSWORD);
  const wrong = await tryTo('admin', 'Portal@2027');
  expect(unknown).toMatchObject({
    status: 400,
    responseCode: 110,
    responseMsg: 'Invalid username or password',
    data: null,
  });
  expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  const names = (headers: Headers) => [...headers.keys()].sort();
  expect(names(wrong.headers)).toEqual(names(unknown.headers));
});

test('AUTH-11 A8 CODE-104 a disabled user with the right password gets 104 and no tokens', async () => {
  await sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'");
  expect(await tryTo('clerk', PASSWORD)).toMatchObject({
    status: 403,
    responseCode: 104,
    responseMsg: 'This user account is disabled. Please contact an administrator',
    data: null,
  });
  expect(await tryTo('clerk', 'Portal@2027')).toMatchObject({ status: 400, responseCode: 110 });
});

test('AUTH-10 a deleted user is treated as an unknown one', async () => {
  await sql("UPDATE users SET deleted_at = now() WHERE user_name = 'clerk'");
  expect(await tryTo('clerk', PASSWORD)).toMatchObject({ status: 400, responseCode: 110 });
});

test('AUTH-18 the access token carries every field the client reads', async () => {
  const payload = payloadOf((await signInUncached('admin')).accessToken);
  expect(payload).toMatchObject({
    userId: aNumber,
    sub: aString,
    userName: 'admin',
    username: 'admin',
    name: 'Asha Verma',
    fullName: 'Asha Verma',
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha.verma@saraswati.example',
    permissions: listContaining(['DASHBOARD', 'SCHOOL_MANAGEMENT']),
    role: 'STAFF',
    userType: 'STAFF',
    gender: 'FEMALE',
    isActive: true,
    schoolId: 1,
    schoolName: 'Saraswati Vidya Mandir',
    schoolLogoUrl: matching(/^1-\d+\?expires=\d+&signature=/),
  });
  expect(String(payload['userId'])).toBe(payload['sub']);
});

test('AUTH-18 the access token of a platform user has its role and no school', async () => {
  expect(payloadOf((await signInUncached('platform')).accessToken)).toMatchObject({
    role: 'SUPER_ADMIN',
    userType: 'SUPER_ADMIN',
    schoolId: null,
    schoolName: null,
    schoolLogoUrl: null,
  });
});

test('AUTH-10 a username is compared without case and without blanks around it, a password exactly', async () => {
  expect(await tryTo('  ADMIN ', PASSWORD)).toMatchObject({ status: 200, responseCode: 100 });
  for (const password of [` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toLowerCase()])
    expect(await tryTo('admin', password)).toMatchObject({ status: 400, responseCode: 110 });
});

test.each([
  [{}, ['userName', 'password']],
  [{ userName: 'admin' }, ['password']],
  [{ userName: '', password: '' }, ['userName', 'password']],
  [{ userName: 1, password: ['x'] }, ['userName', 'password']],
  [{ userName: null, password: null }, ['userName', 'password']],
  [{ userName: 'admin', password: 'x'.repeat(129) }, ['password']],
  [{ userName: 'a'.repeat(256), password: 'x' }, ['userName']],
  [{ userName: 'admin', password: PASSWORD, isPlatform: true }, ['isPlatform']],
])('CODE-109 a sign-in of %j is refused for its fields', async (json, paths) => {
  const answer = await call<{ problems: { path: string }[] }>('POST', '/auth/login', { json });
  expect(answer).toMatchObject({ status: 400, responseCode: 109 });
  expect(answer.data.problems.map(({ path }) => path)).toEqual(paths);
});

test('AUTH-16 A15 CODE-112 a user of a disabled school signs in and reads, but writes nothing of that school', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  const { accessToken } = await signInUncached('admin');
  expect(await getSchool(accessToken, FIRST)).toMatchObject({ status: 200, data: { disabled: true } });
  expect(await updateSchool(accessToken, FIRST)).toMatchObject({ status: 409, responseCode: 112, data: null });
});

test('AUTH-10 A9 from the tenth failure an account waits, a minute at first, and then twice as long each time up to 15 minutes', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  const right = () => tryTo('admin', PASSWORD);
  const blocked = { status: 400, responseCode: 110, responseMsg: 'Invalid username or password' };
  await tryOften(10, () => tryTo('admin', 'Wrong@2026'));
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    expect(await right()).toMatchObject(blocked);
    await moveClock(minutes * 60_000 - 1);
    expect(await right()).toMatchObject(blocked);
    await moveClock(1);
    expect(await tryTo('admin', 'Wrong@2026')).toMatchObject(blocked);
  }
  await moveClock(15 * 60_000);
  expect(await right()).toMatchObject({ status: 200, responseCode: 100 });
  expect(await tryTo('admin', 'Wrong@2026')).toMatchObject(blocked);
  expect(await right()).toMatchObject({ status: 200 });
});

test('AUTH-10 an unknown username is blocked in the same way, and other usernames are not', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  await tryOften(12, () => tryTo('nobody', 'Wrong@2026'));
  expect(await tryTo('nobody', PASSWORD)).toMatchObject({ status: 400, responseCode: 110 });
  expect(await tryTo('admin', PASSWORD)).toMatchObject({ status: 200 });
});

test('A9 100 failures in 15 minutes close an address, whatever forwarded address it claims; a success is not counted', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  for (let at = 0; at < 3; at += 1) await signInUncached('admin');
  await tryOften(100, (at) => tryTo(`guess ${at}`, PASSWORD, { 'x-forwarded-for': `10.0.0.${at}` }));
  const closed = await tryTo('admin', PASSWORD, { 'x-forwarded-for': '10.1.1.1' });
  expect(closed).toMatchObject({ status: 429, responseCode: 203, data: null });
  expect(closed.headers.get('retry-after')).toBe('900');
  await moveClock(14 * 60_000 + 500);
  expect((await tryTo('admin', PASSWORD)).headers.get('retry-after')).toBe('60');
  await moveClock(60_000 - 501);
  expect(await tryTo('admin', PASSWORD)).toMatchObject({ status: 429 });
  await moveClock(2);
  expect(await tryTo('admin', PASSWORD)).toMatchObject({ status: 200 });
});

test('A11 a password is stored as argon2id with at least 19 MiB and two passes', async () => {
  const hashes = await sql<{ hash: string }>('SELECT password_hash AS hash FROM users');
  for (const { hash } of hashes) {
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  }
});

test('AUTH-47 A16 a privilege that was taken away is missing at the next call, whatever the token says', async () => {
  const { accessToken } = await signInUncached('admin');
  expect(payloadOf(accessToken)['permissions']).toContain('SESSION_MANAGEMENT');
  const remove = () => call('DELETE', '/session/999999', { token: accessToken });
  expect(await remove()).toMatchObject({ status: 404, responseCode: 103 });
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin')");
  expect(await remove()).toMatchObject({ status: 403, responseCode: 137 });
});
