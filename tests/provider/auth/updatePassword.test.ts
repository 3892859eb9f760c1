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
import { stored } from '../support/tables';

beforeEach(resetProvider);

const RULE = 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character';
const NEW = 'Kachnar@27';

const change = (token: string | undefined, oldPassword: unknown, newPassword: unknown, more = {}) =>
  call<{ problems: { path: string; message: string }[] }>('POST', '/user/update-password', {
    token,
    json: { oldPassword, newPassword, ...more },
  });
const tryTo = (password: string) => call<Tokens>('POST', '/auth/login', { json: { userName: 'clerk', password } });

test('AUTH-68 CALL-19 after a change only the new password signs in', async () => {
  const { accessToken } = await signInUncached('clerk');
  expect(await change(accessToken, PASSWORD, NEW)).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect(await tryTo(PASSWORD)).toMatchObject({ status: 400, responseCode: 110 });
  expect(await tryTo(NEW)).toMatchObject({ status: 200, responseCode: 100 });
});

test('A13 a change ends every other sign-in of the user, and only those', async () => {
  const mine = await signInUncached('clerk');
  const elsewhere = await signInUncached('clerk');
  const colleague = await signInUncached('teacher');
  await change(mine.accessToken, PASSWORD, NEW);
  expect(await call('GET', '/user/info', { token: elsewhere.accessToken })).toMatchObject({
    status: 401,
    responseCode: 107,
  });
  expect(await call('POST', '/auth/refreshToken', { token: elsewhere.refreshToken })).toMatchObject({
    status: 401,
    responseCode: 107,
  });
  for (const token of [mine.accessToken, colleague.accessToken])
    expect(await call('GET', '/user/info', { token })).toMatchObject({ status: 200 });
  expect(await call('POST', '/auth/refreshToken', { token: mine.refreshToken })).toMatchObject({ status: 200 });
});

test('CALL-19 AUTH-67 CODE-124 a wrong old password changes nothing', async () => {
  const { accessToken } = await signInUncached('clerk');
  const before = await stored();
  for (const wrong of ['Portal@2027', ` ${PASSWORD}`])
    expect(await change(accessToken, wrong, NEW)).toMatchObject({ status: 400, responseCode: 124, data: null });
  expect(await stored()).toEqual(before);
});

test('AUTH-67 CODE-125 the old password is refused as the new one', async () => {
  const { accessToken } = await signInUncached('clerk');
  const before = await stored();
  expect(await change(accessToken, PASSWORD, PASSWORD)).toMatchObject({ status: 400, responseCode: 125, data: null });
  expect(await stored()).toEqual(before);
});

test.each([
  ['Short@1', 'seven characters'],
  ['Toolong@1234567', 'fifteen characters'],
  ['nouppercase@1', 'no uppercase letter'],
  ['NOLOWERCASE@1', 'no lowercase letter'],
  ['NoDigits@@', 'no digit'],
  ['NoSpecial12', 'no special character'],
  ['Other#Special1@', 'a character that is none of these'],
  ['With Blank@1', 'a blank'],
  ['Unicodé@123', 'a letter with an accent'],
  ['New@12345\n', 'a line break'],
  ['', 'nothing'],
])('AUTH-66 CONST-01 %j is refused: %s', async (newPassword) => {
  const { accessToken } = await signInUncached('clerk');
  const answer = await change(accessToken, PASSWORD, newPassword);
  expect(answer).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: RULE,
    data: { problems: [{ path: 'newPassword', message: RULE }] },
  });
  expect(await tryTo(PASSWORD)).toMatchObject({ status: 200 });
});

test('AUTH-66 every other sign of a keyboard is refused', async () => {
  const { accessToken } = await signInUncached('clerk');
  const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
    (one) => !/[\w@$!%*?&]/.test(one),
  );
  expect(signs).toHaveLength(25);
  for (const sign of [...signs, '_'])
    expect([sign, (await change(accessToken, PASSWORD, `Kachnar@27${sign}`)).responseMsg]).toEqual([sign, RULE]);
});

test.each(['Neemi@12', 'Fourteen@12345', 'aA1@$!%*?&'])('AUTH-66 CONST-01 %j is accepted', async (newPassword) => {
  const { accessToken } = await signInUncached('clerk');
  expect(await change(accessToken, PASSWORD, newPassword)).toMatchObject({ status: 200 });
  expect(await tryTo(newPassword)).toMatchObject({ status: 200 });
});

test('CALL-19 CODE-109 the body has these two fields, as texts', async () => {
  const { accessToken } = await signInUncached('clerk');
  for (const answer of [
    await change(accessToken, 1, NEW),
    await change(accessToken, PASSWORD, [NEW]),
    await change(accessToken, PASSWORD, NEW, { userId: 1 }),
    await change(accessToken, 'x'.repeat(129), NEW),
  ])
    expect(answer).toMatchObject({ status: 400, responseCode: 109 });
  expect(await change(undefined, PASSWORD, NEW)).toMatchObject({ status: 401, responseCode: 107 });
});

test('A13 after ten wrong old passwords the right one waits too, for a minute', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  const { accessToken } = await signInUncached('clerk');
  for (let at = 0; at < 10; at += 1)
    expect(await change(accessToken, `Wrong@${2000 + at}`, NEW)).toMatchObject({ responseCode: 124 });
  const waits = await change(accessToken, PASSWORD, NEW);
  expect(waits).toMatchObject({ status: 429, responseCode: 203 });
  expect(waits.headers.get('retry-after')).toBe('60');
  await moveClock(45_000);
  expect((await change(accessToken, PASSWORD, NEW)).headers.get('retry-after')).toBe('15');
  await moveClock(15_000);
  expect(await change(accessToken, PASSWORD, NEW)).toMatchObject({ status: 200 });
});

test('right old passwords with rejected new ones do not count as attempts, and end the count of wrong ones', async () => {
  const { accessToken } = await signInUncached('clerk');
  for (let at = 0; at < 9; at += 1)
    expect(await change(accessToken, `Wrong@${2000 + at}`, NEW)).toMatchObject({ responseCode: 124 });
  for (let at = 0; at < 6; at += 1) {
    expect(await change(accessToken, PASSWORD, 'short')).toMatchObject({ status: 400, responseCode: 109 });
    expect(await change(accessToken, PASSWORD, PASSWORD)).toMatchObject({ status: 400, responseCode: 125 });
  }
  expect(await change(accessToken, PASSWORD, NEW)).toMatchObject({ status: 200 });
});

test('A11 the new password is stored as a hash alone', async () => {
  const { accessToken } = await signInUncached('clerk');
  await change(accessToken, PASSWORD, NEW);
  const [row] = await sql<{ row: string }>("SELECT t::text AS row FROM users t WHERE user_name = 'clerk'");
  expect(row?.row).toContain('$argon2id$');
  expect(row?.row).not.toContain(NEW);
});
