import { call, resetProvider, sql, signInUncached } from '../../support/provider';

beforeEach(resetProvider);

const signOut = (token?: string) => call('POST', '/auth/logout', { token });
const DONE = { status: 200, responseCode: 100, data: null };
const REFUSED = { status: 401, responseCode: 107 };

test('AUTH-38 A7 a sign-out ends its sign-in at once, for both tokens, and no other', async () => {
  const { accessToken, refreshToken } = await signInUncached('admin');
  const other = await signInUncached('admin');
  expect(await signOut(refreshToken)).toMatchObject(DONE);
  expect(await call('GET', '/user/info', { token: accessToken })).toMatchObject(REFUSED);
  expect(await call('POST', '/auth/refreshToken', { token: refreshToken })).toMatchObject(REFUSED);
  expect(await call('GET', '/user/info', { token: other.accessToken })).toMatchObject({ status: 200 });
});

test('A7 a sign-out with a used token of the family ends it too', async () => {
  const { accessToken, refreshToken } = await signInUncached('admin');
  await call('POST', '/auth/refreshToken', { token: refreshToken });
  expect(await signOut(refreshToken)).toMatchObject(DONE);
  expect(await call('GET', '/user/info', { token: accessToken })).toMatchObject(REFUSED);
});

test('A7 a sign-out gives the same answer without a token, with an invalid token and with an ended one', async () => {
  const { accessToken, refreshToken } = await signInUncached('admin');
  for (const token of [undefined, 'x', accessToken, refreshToken, refreshToken])
    expect(await signOut(token)).toMatchObject(DONE);
  const [row] = await sql("SELECT count(*)::integer AS ended FROM sign_ins WHERE end_reason = 'signed out'");
  expect(row).toEqual({ ended: 1 });
});
