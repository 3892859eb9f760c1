// Limits count exactly, however many calls come at the same moment. The clock runs, as it does outside tests.
import { call, moveClock, PASSWORD, resetProvider, setClock, signIn, sql } from '../../support/provider';
import { envelopeOf, send, verdict } from '../support/http';
import { hashing, holdHashing, withApp } from '../support/insight';

const CALLS = 400;
const WRONG = 'Wrong@2026';
const OWN_PROXY = { settings: { proxies: ['127.0.0.1'] } };

beforeEach(resetProvider);

const atOnce = <T>(one: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, number) => one(number)));
const from = (number: number) => ({ 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` });
const count = (answers: [number, number][], [status, code]: [number, number]) =>
  answers.filter((answer) => answer[0] === status && answer[1] === code).length;

async function post(target: string, json: unknown, at?: string, headers = {}): Promise<[number, number]> {
  const answer = await send('POST', `/api${target}`, {
    at,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  return verdict(envelopeOf(answer));
}
const countersOf = async (key: string) =>
  (await sql<{ attempts: number }>('SELECT failures AS attempts FROM sign_in_attempts WHERE key LIKE $1', [key])).map(
    ({ attempts }) => attempts,
  );
async function hashOf(userName: string): Promise<string> {
  const [row] = await sql<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE user_name = $1', [userName]);
  return row?.hash ?? '';
}

test('G3 A9 of 400 sign-ins from one address at once 100 are tried', async () => {
  const answers = await atOnce((number) => post('/auth/login', { userName: `guess ${number}`, password: WRONG }));
  // A slow machine may tell some of either kind to come again.
  expect(count(answers, [400, 110])).toBeLessThanOrEqual(100);
  expect((await hashing()).looked).toHaveLength(100);
  expect(await countersOf('address:%')).toEqual([100]);
});

test('G3 A9 of 400 guesses at one account from 400 addresses at once 10 are compared with its password', async () => {
  // A demo account is never checked behind a proxy.
  await sql("UPDATE users SET is_demo = false WHERE user_name = 'clerk'");
  const hash = await hashOf('clerk');
  await withApp(OWN_PROXY, (at) =>
    atOnce((number) => post('/auth/login', { userName: 'clerk', password: WRONG }, at, from(number))),
  );
  expect((await hashing()).looked.filter((one) => one === hash)).toHaveLength(10);
  expect(await countersOf('account:%')).toEqual([10]);
});

test('G3 A13 of 400 wrong old passwords at once 10 are verified', async () => {
  const { accessToken: token } = await signIn('clerk');
  const before = (await hashing()).looked.length;
  const answers = await atOnce(async () =>
    verdict(
      await call('POST', '/user/update-password', { token, json: { oldPassword: WRONG, newPassword: 'Kachnar@27' } }),
    ),
  );
  expect(count(answers, [400, 124])).toBe(10);
  expect((await hashing()).looked).toHaveLength(before + 10);
});

test('G3 A14 of 400 requests for new passwords at once 100 pass from one address, and 10 for one mailbox', async () => {
  const fromOne = await atOnce((number) => post('/auth/forgot-password', { email: `someone${number}@mail.example` }));
  expect(count(fromOne, [200, 100])).toBe(100);
  await withApp(OWN_PROXY, async (at) => {
    const forOne = await atOnce((number) =>
      post('/auth/forgot-password', { email: 'one@mail.example' }, at, from(number)),
    );
    expect(count(forOne, [200, 100])).toBe(10);
  });
});

/** Until this number of attempts is counted for accounts. */
async function counted(attempts: number): Promise<void> {
  while ((await countersOf('account:%'))[0] !== attempts);
}

test('G3 A9 a successful sign-in does not remove a block that later guesses have set', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  const tryWith = (password: string) => post('/auth/login', { userName: 'clerk', password });
  await holdHashing(true);
  const right = tryWith(PASSWORD);
  await counted(1);
  const wrong = Array.from({ length: 9 }, () => tryWith(WRONG));
  await counted(10);
  await moveClock(60_000);
  wrong.push(tryWith(WRONG));
  await counted(11);
  await holdHashing(false);
  expect(await right).toEqual([200, 100]);
  expect(await Promise.all(wrong)).toEqual(wrong.map(() => [400, 110]));
  expect(await tryWith(PASSWORD)).toEqual([400, 110]);
  await moveClock(2 * 60_000);
  expect(await tryWith(PASSWORD)).toEqual([200, 100]);
});
