// Guessing passwords is slow and reveals nothing. The tests count verified passwords; they measure no time.
import { moveClock, PASSWORD, resetProvider, setClock, signIn, sql, tokenOf, call } from '../../support/provider';
import { ask, bearer, envelopeOf, send, verdict, type Bytes, type RawRequest } from '../support/http';
import { hashing, holdHashing, withApp } from '../support/insight';

const WRONG = 'Wrong@2026';
const START = '2026-07-15T06:00:00.000Z';
const MINUTE_MS = 60_000;
const REFUSED: [number, number] = [400, 110];
const THROTTLED: [number, number] = [429, 203];
const OWN_PROXY = { settings: { proxies: ['127.0.0.1'] } };
/** Behind a proxy, and with traces of one, nobody else is let in. */
const noDemo = () => sql('UPDATE users SET is_demo = false');

beforeEach(async () => {
  await resetProvider();
  await setClock(START);
});

const attempt = (userName: string, password: string, { at, headers }: RawRequest = {}): Promise<Bytes> =>
  send('POST', '/api/auth/login', {
    at,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ userName, password }),
  });
const verdictOf = async (userName: string, password: string, request?: RawRequest) =>
  verdict(envelopeOf(await attempt(userName, password, request)));
const from = (address: string) => ({ 'x-forwarded-for': address });

async function hashOf(userName: string): Promise<string> {
  const [row] = await sql<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE user_name = $1', [userName]);
  return row?.hash ?? '';
}
const lookedAt = async (hash: string) => (await hashing()).looked.filter((one) => one === hash).length;

async function block(userName: string): Promise<void> {
  for (let at = 0; at < 10; at += 1) expect(await verdictOf(userName, WRONG)).toEqual(REFUSED);
}

test('A8 an unknown name, a wrong password and a blocked account get one status, body and set of headers', async () => {
  await block('clerk');
  const answers = [
    await attempt('nobody', PASSWORD),
    await attempt('admin', WRONG),
    await attempt('clerk', PASSWORD),
    await attempt('clerk', WRONG),
  ];
  const seen = answers.map(({ status, headers, body }) => [status, Object.keys(headers).sort(), body.toString()]);
  expect(verdict(envelopeOf(answers[0] as Bytes))).toEqual(REFUSED);
  for (const one of seen) expect(one).toEqual(seen[0]);
});

test('A8 each of them takes the same work: one password is verified, with the same parameters, and none is hashed', async () => {
  await block('clerk');
  const tries: [string, string][] = [
    ['nobody', PASSWORD],
    ['admin', WRONG],
    ['clerk', PASSWORD],
    ['clerk', WRONG],
  ];
  for (const [userName, password] of tries) {
    const before = await hashing();
    expect(await verdictOf(userName, password)).toEqual(REFUSED);
    const { made, looked } = await hashing();
    const parameters = looked.slice(before.looked.length).map((hash) => hash.split('$').slice(1, 4).join('$'));
    expect([userName, made - before.made, parameters]).toEqual([userName, 0, ['argon2id$v=19$m=19456,t=2,p=1']]);
  }
});

test('A9 the eleventh guess is not compared with the password, nor is the right password while the account waits', async () => {
  await block('clerk');
  const hash = await hashOf('clerk');
  expect(await lookedAt(hash)).toBe(10);
  for (const password of [WRONG, PASSWORD]) expect(await verdictOf('clerk', password)).toEqual(REFUSED);
  expect(await lookedAt(hash)).toBe(10);
  await moveClock(MINUTE_MS);
  expect(await verdictOf('clerk', PASSWORD)).toEqual([200, 100]);
});

test('A9 whatever number of guesses come from any addresses, at most 15 passwords of an account are verified in 15 minutes', async () => {
  await noDemo();
  const hash = await hashOf('clerk');
  const names = ['clerk', 'CLERK', ' Clerk  '];
  await withApp(OWN_PROXY, async (at) => {
    for (let minute = 0; minute < 15; minute += 1) {
      const guesses = Array.from({ length: 10 }, (_, i) =>
        verdictOf(names[i % 3] ?? '', WRONG, { at, headers: from(`10.${minute}.0.${i}`) }),
      );
      expect(await Promise.all(guesses)).toEqual(guesses.map(() => REFUSED));
      await moveClock(MINUTE_MS);
    }
  });
  expect(await lookedAt(hash)).toBeGreaterThanOrEqual(10);
  expect(await lookedAt(hash)).toBeLessThanOrEqual(15);
  expect(await verdictOf('clerk', PASSWORD)).toEqual([200, 100]);
});

test('A9 failed sign-ins are still counted after a restart', async () => {
  await block('clerk');
  const looked = await lookedAt(await hashOf('clerk'));
  await withApp({}, async (at) => {
    expect(await verdictOf('clerk', PASSWORD, { at })).toEqual(REFUSED);
    expect(await lookedAt(await hashOf('clerk'))).toBe(looked);
    expect(await verdictOf('admin', PASSWORD, { at })).toEqual([200, 100]);
  });
});

test('A9 a forwarded address counts where PORTAL_PROXIES names the sender, the last one only, and nowhere else', async () => {
  await noDemo();
  await sql(
    "INSERT INTO sign_in_attempts (key, failures, last_at, blocked_until) VALUES ('address:10.0.0.1', 100, $1, $2)",
    [START, '2026-07-15T06:15:00.000Z'],
  );
  const tryFrom = (address: string, at?: string) => verdictOf('clerk', PASSWORD, { at, headers: from(address) });
  await withApp(OWN_PROXY, async (at) => {
    expect(await tryFrom('10.0.0.1', at)).toEqual(THROTTLED);
    expect(await tryFrom('10.0.0.9, 10.0.0.1', at)).toEqual(THROTTLED);
    expect(await tryFrom('10.0.0.2', at)).toEqual([200, 100]);
  });
  await withApp({ settings: { proxies: ['192.0.2.1'] } }, async (at) =>
    expect(await tryFrom('10.0.0.1', at)).toEqual([200, 100]),
  );
  expect(await tryFrom('10.0.0.1')).toEqual([200, 100]);
});

test('A13 the eleventh old password is not verified', async () => {
  const { accessToken: token } = await signIn('clerk');
  const change = (oldPassword: string) =>
    call('POST', '/user/update-password', { token, json: { oldPassword, newPassword: 'Kachnar@27' } });
  for (let at = 0; at < 10; at += 1) expect(verdict(await change(WRONG))).toEqual([400, 124]);
  const looked = await lookedAt(await hashOf('clerk'));
  for (const password of [WRONG, PASSWORD]) expect(verdict(await change(password))).toEqual(THROTTLED);
  expect(await lookedAt(await hashOf('clerk'))).toBe(looked);
});

/** Two are verified and a hundred wait; this many more are rejected. */
const BUSY = 102;
const TOO_MANY = 20;

test('A10 a hundred sign-ins wait for their turn, further ones are reported to try again later, and other calls are answered in the meantime', async () => {
  await noDemo();
  const token = await tokenOf('admin');
  await withApp(OWN_PROXY, async (at) => {
    await holdHashing(true);
    const early: Bytes[] = [];
    let attempts: Promise<Bytes>[] = [];
    await new Promise<void>((resolve, reject) => {
      attempts = Array.from({ length: BUSY + TOO_MANY }, async (_, i) => {
        const answer = await attempt(`nobody ${i}`, PASSWORD, { at, headers: from(`10.0.0.${i}`) });
        if (early.push(answer) === TOO_MANY) resolve();
        return answer;
      });
      Promise.all(attempts).catch(reject);
    });
    expect(early.map((answer) => verdict(envelopeOf(answer)))).toEqual(early.map(() => THROTTLED));
    for (const { headers } of early) expect(headers['retry-after']).toBe('2');
    expect(verdict(await ask('GET', '/api/user/info', { at, headers: bearer(token) }))).toEqual([200, 100]);
    expect(early).toHaveLength(TOO_MANY);
    await holdHashing(false);
    const verdicts = (await Promise.all(attempts)).map((answer) => verdict(envelopeOf(answer)).join(' '));
    expect(verdicts.filter((one) => one === REFUSED.join(' '))).toHaveLength(BUSY);
  });
});
