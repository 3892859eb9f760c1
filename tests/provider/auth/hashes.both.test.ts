// How passwords are kept: every hash strong, and a weaker one of former days made again when its password is at hand.
import { hash } from '@node-rs/argon2';
import { call, PASSWORD, resetProvider, signIn, sql, type Tokens } from '../../support/provider';
import { hashing } from '../support/insight';

const STRONG = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const weakly = (memoryCost: number, timeCost: number) => hash(PASSWORD, { memoryCost, timeCost, parallelism: 1 });

beforeEach(resetProvider);

async function stored(): Promise<{ hash: string; version: number }> {
  const [row] = await sql<{ hash: string; version: number }>(
    "SELECT password_hash AS hash, version FROM users WHERE user_name = 'clerk'",
  );
  return row ?? { hash: '', version: 0 };
}
const keep = (weak: string) => sql("UPDATE users SET password_hash = $1 WHERE user_name = 'clerk'", [weak]);
const tryTo = (password: string) =>
  call<Tokens>('POST', '/auth/login', { json: { userName: 'clerk', password } }).then((one) => one.responseCode);

test.each([
  ['less memory', 8_192, 2],
  ['fewer passes', 19_456, 1],
])('A11 a hash with %s is replaced at the next sign-in, once', async (_what, memoryCost, timeCost) => {
  const { accessToken } = await signIn('clerk');
  const weak = await weakly(memoryCost, timeCost);
  await keep(weak);
  const { version } = await stored();
  expect(await tryTo('Wrong@2026')).toBe(110);
  expect((await stored()).hash).toBe(weak);
  expect(await tryTo(PASSWORD)).toBe(100);
  const anew = await stored();
  expect(anew).toEqual({ hash: expect.stringMatching(STRONG) as string, version });
  const { made } = await hashing();
  expect(await tryTo(PASSWORD)).toBe(100);
  expect(await tryTo('Wrong@2026')).toBe(110);
  expect(await stored()).toEqual(anew);
  expect((await hashing()).made).toBe(made);
  expect(await call('GET', '/user/info', { token: accessToken })).toMatchObject({ status: 200 });
});

test('A11 sign-ins at once with a weak hash all succeed, and one stronger hash stays', async () => {
  await keep(await weakly(8_192, 1));
  const answers = await Promise.all(Array.from({ length: 8 }, () => tryTo(PASSWORD)));
  expect(answers).toEqual(answers.map(() => 100));
  expect((await stored()).hash).toMatch(STRONG);
  expect(await tryTo(PASSWORD)).toBe(100);
});

test('A11 a disabled user’s hash stays as it is', async () => {
  const weak = await weakly(8_192, 1);
  await keep(weak);
  await sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'");
  expect(await tryTo(PASSWORD)).toBe(104);
  expect((await stored()).hash).toBe(weak);
});
