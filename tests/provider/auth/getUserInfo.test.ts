import { call, moveClock, resetProvider, setClock, signIn, sql } from '../../support/provider';
import { envelopeOf, send, verdict } from '../support/http';
import { flip, forge, payloadOf } from '../support/tokens';

beforeEach(resetProvider);

const REFUSED = { status: 401, responseCode: 107, responseMsg: 'Invalid user credentials', data: null };
/** What a clerk would like to be. */
const grand = { userId: 1, sub: '1', schoolId: null, role: 'SUPER_ADMIN', permissions: ['SCHOOL_MANAGEMENT'] };
const info = (token?: string) => call<Record<string, unknown>>('GET', '/user/info', { token });

test.each(['admin', 'platform', 'teacher'])(
  'AUTH-22 CALL-18 %s gets the fields the token carries',
  async (userName) => {
    const { accessToken } = await signIn(userName);
    const { iss: _iss, aud: _aud, sub: _sub, iat: _iat, exp: _exp, sid: _sid, ...carried } = payloadOf(accessToken);
    expect(await info(accessToken)).toMatchObject({ status: 200, responseCode: 100, data: carried });
    expect(Object.keys((await info(accessToken)).data).sort()).toEqual(Object.keys(carried).sort());
  },
);

test('AUTH-22 what changed since the sign-in is answered as it is now', async () => {
  const { accessToken } = await signIn('teacher');
  await sql("UPDATE users SET full_name = 'Kavita', email = null, gender = null WHERE user_name = 'teacher'");
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'teacher')");
  expect((await info(accessToken)).data).toMatchObject({
    fullName: 'Kavita',
    firstName: 'Kavita',
    lastName: null,
    email: null,
    gender: null,
    permissions: [],
  });
});

test('AUTH-36 A2 an access token lasts ten minutes', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  const { accessToken } = await signIn('admin');
  await moveClock(599_000);
  expect(await info(accessToken)).toMatchObject({ status: 200 });
  await moveClock(1_000);
  expect(await info(accessToken)).toMatchObject(REFUSED);
});

test.each<[string, string | undefined]>([
  ['no header', undefined],
  ['an empty header', ''],
  ['a bearer without a token', 'Bearer '],
  ['another scheme', 'Basic YWRtaW46UG9ydGFsQDIwMjY='],
  ['no token', 'Bearer x'],
  ['blanks inside', 'Bearer a b'],
  ['a long text', `Bearer ${'x'.repeat(8_000)}`],
])('AUTH-36 CODE-12 CODE-107 %s is answered with 401', async (_what, authorization) => {
  const answer = await send('GET', '/api/user/info', { headers: authorization === undefined ? {} : { authorization } });
  expect(envelopeOf(answer)).toMatchObject(REFUSED);
});

test('AUTH-36 A2 A16 a token that was altered or signed with another key is refused, as an access token and as a refresh token', async () => {
  const { accessToken } = await signIn('clerk');
  const later = { exp: Math.floor(Date.parse('2027-01-01') / 1000) };
  const [header, payload] = accessToken.split('.') as [string, string];
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const forged: Record<string, string> = {
    'a bit of the header': flip(accessToken, 0),
    'a bit of the payload': flip(accessToken, 1),
    'a bit of the signature': flip(accessToken, 2),
    'no signature': `${header}.${payload}.`,
    'no algorithm': `${none}.${payload}.`,
    'no algorithm, the old signature': `${none}.${accessToken.split('.').slice(1).join('.')}`,
    'another key': forge(accessToken, { secret: 'another secret, as long as it has to be, 0123456789' }),
    'another algorithm': forge(accessToken, { header: { alg: 'HS512' } }),
    'an algorithm with a public key': forge(accessToken, { header: { alg: 'RS256' } }),
    'a grander payload, the old signature': `${forge(accessToken, { payload: grand }).split('.').slice(0, 2).join('.')}.${accessToken.split('.')[2]}`,
    'another kind of token': forge(accessToken, { header: { typ: 'JWT' } }),
    'another audience': forge(accessToken, { payload: { aud: 'somebody' } }),
    'another issuer': forge(accessToken, { payload: { iss: 'somebody' } }),
    'no end': forge(accessToken, { payload: { exp: undefined } }),
    'an end in the past': forge(accessToken, { payload: { exp: 1 } }),
    'no sign-in': forge(accessToken, { payload: { sid: undefined } }),
    'an unknown sign-in': forge(accessToken, { payload: { sid: '00000000-0000-4000-8000-000000000000' } }),
    'a sign-in of another type': forge(accessToken, { payload: { sid: 1 } }),
  };
  for (const [what, token] of Object.entries(forged)) {
    expect([what, verdict(await info(token))]).toEqual([what, [401, 107]]);
    expect([what, verdict(await call('POST', '/auth/refreshToken', { token }))]).toEqual([what, [401, 107]]);
  }
  // The control: the same hand with the provider's own key and nothing wrong in it.
  expect(await info(forge(accessToken, { payload: later }))).toMatchObject({ status: 200 });
});

test('AUTH-47 A16 claims are only for display: a token that names another user acts for the user of its sign-in', async () => {
  const { accessToken } = await signIn('clerk');
  const token = forge(accessToken, { payload: grand });
  expect((await info(token)).data).toMatchObject({ userName: 'clerk', schoolId: 1 });
  expect(await call('DELETE', '/school/2', { token })).toMatchObject({ status: 403, responseCode: 189 });
});

test('AUTH-50 A15 CODE-107 the token of a user who is deleted in the meantime is refused at once', async () => {
  const { accessToken } = await signIn('clerk');
  await sql("UPDATE users SET deleted_at = now() WHERE user_name = 'clerk'");
  expect(await info(accessToken)).toMatchObject(REFUSED);
});

test('A15 CODE-107 the token of a user who is disabled in the meantime is refused at once', async () => {
  const { accessToken } = await signIn('clerk');
  await sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'");
  expect(await info(accessToken)).toMatchObject(REFUSED);
});
