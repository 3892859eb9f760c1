// Everybody knows the demo's password: it is accepted only from this machine.
import { PASSWORD, resetProvider, sql, signInUncached } from '../../support/provider';
import { bearer, envelopeOf, send, verdict, type Bytes } from '../support/http';
import { hashing, withApp, type AppChanges } from '../support/insight';

const REFUSED: [number, number] = [400, 110];
const NO_TOKEN: [number, number] = [401, 107];
const GOOD: [number, number] = [200, 100];

beforeEach(resetProvider);

const ELSEWHERE: [string, AppChanges['settings'], Record<string, string>][] = [
  ['a forwarded address, and no proxy configured', {}, { 'x-forwarded-for': '203.0.113.9' }],
  ['a forwarded address of this machine, and no proxy configured', {}, { 'x-forwarded-for': '127.0.0.1' }],
  ['another name of the host', {}, { host: 'portal.school.example' }],
  ['a configured proxy and a forwarded address', { proxies: ['127.0.0.1'] }, { 'x-forwarded-for': '203.0.113.9' }],
  ['a configured proxy that forwards this machine’s address', { proxies: ['127.0.0.1'] }, { 'x-forwarded-for': '::1' }],
  ['a configured proxy and no forwarded address', { proxies: ['127.0.0.1'] }, {}],
  ['a provider that listens beyond this machine', { loopback: false }, {}],
];

const attempt = (at: string, userName: string, password: string, headers: Record<string, string>) =>
  send('POST', '/api/auth/login', {
    at,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ userName, password }),
  });
const seen = ({ status, headers, body }: Bytes) => [status, Object.keys(headers).sort(), body.toString()];

describe.each(ELSEWHERE)('%s', (_what, settings, headers) => {
  test('G2 A8 the demo’s password is answered like a wrong one, after the same work, also for a disabled account', async () => {
    await sql("UPDATE users SET disabled = true WHERE user_name = 'teacher'");
    await withApp({ settings: settings ?? {} }, async (at) => {
      const wrong = await attempt(at, 'admin', 'Wrong@2026', headers);
      expect(verdict(envelopeOf(wrong))).toEqual(REFUSED);
      for (const userName of ['platform', 'admin', 'teacher']) {
        const before = await hashing();
        expect(seen(await attempt(at, userName, PASSWORD, headers))).toEqual(seen(wrong));
        const { made, looked } = await hashing();
        const parameters = looked.slice(before.looked.length).map((hash) => hash.split('$').slice(1, 4).join('$'));
        expect([made - before.made, parameters]).toEqual([0, ['argon2id$v=19$m=19456,t=2,p=1']]);
      }
    });
  });

  test('G2 a token of a demo account is refused there, and is not used up', async () => {
    const { accessToken, refreshToken } = await signInUncached('admin');
    const refresh = { headers: { ...headers, ...bearer(refreshToken) } };
    await withApp({ settings: settings ?? {} }, async (at) => {
      const info = await send('GET', '/api/user/info', { at, headers: { ...headers, ...bearer(accessToken) } });
      expect(verdict(envelopeOf(info))).toEqual(NO_TOKEN);
      for (let time = 0; time < 2; time += 1)
        expect(verdict(envelopeOf(await send('POST', '/api/auth/refreshToken', { at, ...refresh })))).toEqual(NO_TOKEN);
    });
    expect(verdict(envelopeOf(await send('GET', '/api/user/info', { headers: bearer(accessToken) })))).toEqual(GOOD);
    const renewed = await send('POST', '/api/auth/refreshToken', { headers: bearer(refreshToken) });
    expect(verdict(envelopeOf(renewed))).toEqual(GOOD);
  });

  test('G2 everybody else signs in and works there', async () => {
    await sql('UPDATE users SET is_demo = false');
    await withApp({ settings: settings ?? {} }, async (at) => {
      const { status, body } = await attempt(at, 'admin', PASSWORD, headers);
      expect(status).toBe(200);
      const { data } = JSON.parse(body.toString()) as { data: { accessToken: string } };
      const info = await send('GET', '/api/user/info', { at, headers: { ...headers, ...bearer(data.accessToken) } });
      expect(verdict(envelopeOf(info))).toEqual(GOOD);
    });
  });
});
