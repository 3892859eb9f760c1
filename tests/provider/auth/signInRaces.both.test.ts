// A password is verified outside of any transaction, so a change at the same moment must count. Concurrent sign-ins and refreshes.
import { call, resetProvider, sql, tokenOf, type Tokens } from '../../support/provider';
import { countOf } from '../support/tables';
import { idsOf, setDisabled, updateTeacher } from '../support/teachers';
import { payloadOf } from '../support/tokens';

const ROUNDS = 12;
const PASSWORDS = ['Monsoon@2026', 'Harvest@Moon7'] as const;

let admin: string;
let teacherId: number;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
  teacherId = (await idsOf('kavita.meena')).teacherId;
  await updateTeacher(admin, teacherId, { password: PASSWORDS[0] });
});

const tryTo = (password: string) =>
  call<Tokens | null>('POST', '/auth/login', { json: { userName: 'kavita.meena', password } });

/** The sign-ins among these answers whose access token is taken. */
async function alive(answers: { data: Tokens | null }[]): Promise<number> {
  let count = 0;
  for (const { data } of answers)
    if (data && (await call('GET', '/user/info', { token: data.accessToken })).responseCode === 100) count += 1;
  return count;
}

test('A13 A15 no sign-in with the old password stays valid when the password is changed at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [old = '', next = ''] = round % 2 === 0 ? PASSWORDS : [...PASSWORDS].reverse();
    const change = updateTeacher(admin, teacherId, { password: next });
    const answers = await Promise.all([tryTo(old), tryTo(old), tryTo(old)]);
    expect((await change).responseCode).toBe(100);
    expect(await alive(answers)).toBe(0);
    await sql('DELETE FROM sign_in_attempts');
  }
});

test('A15 a sign-in that began while the account was disabled does not become valid when it is enabled', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const disable = setDisabled(admin, teacherId, true);
    const answers = await Promise.all([tryTo(PASSWORDS[0]), tryTo(PASSWORDS[0]), tryTo(PASSWORDS[0])]);
    expect((await disable).responseCode).toBe(100);
    expect((await setDisabled(admin, teacherId, false)).responseCode).toBe(100);
    expect(await alive(answers)).toBe(0);
    await sql('DELETE FROM sign_in_attempts');
  }
});

test('A13 of two changes of one password at the same moment one is made', async () => {
  const { data } = await tryTo(PASSWORDS[0]);
  const token = data?.accessToken;
  const change = (newPassword: string) =>
    call('POST', '/user/update-password', { token, json: { oldPassword: PASSWORDS[0], newPassword } });
  const answers = await Promise.all([change('Harvest@Moon7'), change('Harvest@Moon8')]);
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([100, 124]);
});

test('AUTH-12 sign-ins at once, of one account from one address, all get their tokens', async () => {
  await resetProvider();
  const credentials = { json: { userName: 'admin', password: 'Portal@2026' } };
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call<Tokens>('POST', '/auth/login', credentials)),
    );
    expect(answers.map(({ responseCode }) => responseCode)).toEqual(Array.from({ length: 8 }, () => 100));
    for (const name of ['accessToken', 'refreshToken'] as const)
      expect(new Set(answers.map(({ data }) => data[name])).size).toBe(8);
  }
});

test('A3 ten refreshes at once with one token all get the same successor, of which there is one', async () => {
  const { data } = await tryTo(PASSWORDS[0]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call<Tokens>('POST', '/auth/refreshToken', { token: data?.refreshToken })),
  );
  expect(answers.map(({ responseCode }) => responseCode)).toEqual(answers.map(() => 100));
  expect(new Set(answers.map((answer) => answer.data.refreshToken)).size).toBe(1);
  expect(await countOf('refresh_tokens', `sign_in_id = '${String(payloadOf(data?.accessToken ?? '')['sid'])}'`)).toBe(
    2,
  );
});
