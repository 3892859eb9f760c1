// The provider's clock is wrong, or put right: nobody is signed out for it, and the school's day is India's.
import {
  call,
  moveClock,
  PASSWORD,
  resetProvider,
  setClock,
  signIn,
  tokenOf,
  type Tokens,
} from '../../support/provider';
import { verdict } from '../support/http';
import { createSession } from '../support/sessions';

const HOUR = 3_600_000;
beforeEach(resetProvider);

const who = (token: string) => call('GET', '/user/info', { token });
const renew = async ({ refreshToken }: Tokens): Promise<Tokens> => {
  const answer = await call<Tokens>('POST', '/auth/refreshToken', { token: refreshToken });
  expect(verdict(answer)).toEqual([200, 100]);
  return answer.data;
};

test.each([2 * HOUR, -2 * HOUR])(
  'R16 a provider whose clock differs by %d ms from the browser’s signs in, keeps and renews a sign-in',
  async (difference) => {
    await moveClock(difference);
    let tokens = await signIn('admin');
    expect(tokens.expiresIn).toBe(600);
    for (let time = 0; time < 5; time += 1) {
      expect(verdict(await who(tokens.accessToken))).toEqual([200, 100]);
      await moveClock(9 * 60_000);
      expect(verdict(await who(tokens.accessToken))).toEqual([200, 100]);
      tokens = await renew(tokens);
    }
  },
);

test('R16 after the clock is set ahead by two hours the tokens are renewed once, and nobody is signed out', async () => {
  const before = await signIn('admin');
  await moveClock(2 * HOUR);
  expect(verdict(await who(before.accessToken))).toEqual([401, 107]);
  const after = await renew(before);
  expect(verdict(await who(after.accessToken))).toEqual([200, 100]);
});

test('a token that was found valid still ends after its ten minutes', async () => {
  await setClock('2026-07-15T08:00:00.000Z');
  const { accessToken } = await signIn('admin');
  await setClock('2026-07-15T08:09:59.999Z');
  expect(verdict(await who(accessToken))).toEqual([200, 100]);
  await setClock('2026-07-15T08:10:00.000Z');
  expect(verdict(await who(accessToken))).toEqual([401, 107]);
});

test('R16 after the clock is set back by two hours the tokens are valid and can be renewed again', async () => {
  const before = await signIn('admin');
  const used = await renew(before);
  await moveClock(-2 * HOUR);
  expect(verdict(await who(used.accessToken))).toEqual([200, 100]);
  const again = await renew(await renew(used));
  expect(verdict(await who(again.accessToken))).toEqual([200, 100]);
});

test('R16 A9 when the clock is set back, an account does not wait longer than 15 minutes', async () => {
  const tryWith = (password: string) => call('POST', '/auth/login', { json: { userName: 'clerk', password } });
  for (let time = 0; time < 10; time += 1) await tryWith('Wrong@2026');
  expect(verdict(await tryWith(PASSWORD))).toEqual([400, 110]);
  await moveClock(-2 * HOUR);
  expect(verdict(await tryWith(PASSWORD))).toEqual([400, 110]);
  await moveClock(15 * 60_000);
  expect(verdict(await tryWith(PASSWORD))).toEqual([200, 100]);
});

/** A session may begin ten years ahead of today at most: the day turns when it turns in India. */
test.each([
  ['2027-03-31T18:29:00.000Z', '23:59 on 31 March', '2037-03-31', '2037-04-01'],
  ['2027-03-31T18:31:00.000Z', '00:01 on 1 April', '2037-04-01', '2037-04-02'],
])('R16 at %s it is %s in the school', async (instant, _there, last, first) => {
  await setClock(instant);
  const token = await tokenOf('admin');
  const beginning = (startDate: string) =>
    createSession(token, { sessionName: '2037 - 2038', startDate, endDate: '2038-03-30' });
  expect(verdict(await beginning(first))).toEqual([400, 109]);
  expect(verdict(await beginning(last))).toEqual([200, 100]);
});
