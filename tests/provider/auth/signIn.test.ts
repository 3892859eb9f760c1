import { call, resetProvider, signIn, sql, type Tokens } from '../../support/provider';

beforeAll(resetProvider);

const tokenPayload = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('AUTH-12 AUTH-13 CALL-14 a sign-in answers both tokens and the seconds the access token lasts', async () => {
  const answer = await call<Tokens>('POST', '/auth/login', { json: { userName: 'admin', password: 'Portal@2026' } });
  expect(answer).toMatchObject({ status: 200, responseCode: 100, data: { expiresIn: 600 } });
  expect(Object.keys(answer.data).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken']);
  const { exp, iat } = tokenPayload(answer.data.accessToken);
  expect(Number(exp) - Number(iat)).toBe(answer.data.expiresIn);
});

test('AUTH-10 CODE-110 an unknown username and a wrong password answer alike', async () => {
  const unknown = await call('POST', '/auth/login', { json: { userName: 'nobody', password: 'Portal@2026' } });
  const wrong = await call('POST', '/auth/login', { json: { userName: 'admin', password: 'Portal@2027' } });
  expect(unknown).toMatchObject({ status: 400, responseCode: 110, responseMsg: 'Invalid username or password', data: null });
  expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
});

test('AUTH-11 CODE-104 a disabled user with the right password gets 104 and no tokens', async () => {
  await sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'");
  const answer = await call('POST', '/auth/login', { json: { userName: 'clerk', password: 'Portal@2026' } });
  expect(answer).toMatchObject({
    status: 403,
    responseCode: 104,
    responseMsg: 'This user account is disabled. Please contact an administrator',
    data: null,
  });
});

test('AUTH-18 the access token carries every field the client reads', async () => {
  const payload = tokenPayload((await signIn('admin')).accessToken);
  expect(payload).toMatchObject({
    userId: expect.any(Number),
    sub: expect.any(String),
    userName: 'admin',
    username: 'admin',
    name: 'Asha Verma',
    fullName: 'Asha Verma',
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha.verma@saraswati.example',
    permissions: expect.arrayContaining(['DASHBOARD', 'SCHOOL_MANAGEMENT']),
    role: 'STAFF',
    userType: 'STAFF',
    gender: 'FEMALE',
    isActive: true,
    schoolId: 1,
    schoolName: 'Saraswati Vidya Mandir',
    schoolLogoUrl: expect.stringMatching(/^1-\d+\?expires=\d+&signature=/),
  });
});
