import { refreshCredentials } from '@/api/base-query/refresh';
import { credentialsReceived, endSignIn } from '@/api/credentials/events';
import { envelope, FakeProvider, gate, unauthorised } from './support/fakeProvider';
import { openTab, storedTokens, storeSignIn, thingsApi, type Tab, flushPending } from './support/openTab';

let provider: FakeProvider;
let tab: Tab;
let now = 1_000_000;

beforeEach(() => {
  storeSignIn();
  now = 1_000_000;
  provider = new FakeProvider();
  tab = openTab(provider, { now: () => now });
});
afterEach(() => tab.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);
const NO_TOKENS = { accessToken: null, refreshToken: null };

test('AUTH-29 AUTH-30 fifty parallel 401s make one refresh and fifty successes', async () => {
  provider.expire();
  const answers = await Promise.all(fifty.map((id) => (id % 2 ? tab.read(id) : tab.write(id))));
  expect(answers.map(({ path }) => path)).toEqual(fifty.map((id) => `/things/${id}`));
  expect(provider.refreshes).toHaveLength(1);
  expect(provider.calls).toHaveLength(100);
  expect(provider.calls.slice(50).every(({ bearer }) => bearer === 'access-2')).toBe(true);
});

test('AUTH-17 AUTH-29 CALL-04 CALL-15 the refresh carries the refresh token and no body, and its tokens are stored', async () => {
  provider.expire();
  await tab.read(1);
  expect(provider.refreshes).toMatchObject([{ method: 'POST', bearer: 'refresh-1', body: undefined }]);
  expect(storedTokens()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});

test('no token enters an action or the state', async () => {
  provider.expire();
  await Promise.all([tab.read(1), tab.write(2)]);
  expect(tab.actions.filter((action) => credentialsReceived.match(action))).toHaveLength(1);
  expect(JSON.stringify([tab.actions, tab.store.getState()])).not.toMatch(/access-|refresh-/);
});

test('AUTH-30 a call made while a refresh runs is not sent before it ends, then goes out with the new token', async () => {
  provider.expire();
  const answering = gate();
  provider.onRefresh = () => answering.passed.then(() => undefined as never);
  const first = tab.read(1);
  await flushPending();
  const second = tab.write(2);
  await flushPending();
  expect(provider.received.map(({ path }) => path)).toEqual(['/things/1', '/auth/refreshToken']);
  answering.open();
  await Promise.all([first, second]);
  const sends = provider.calls.filter(({ path }) => path === '/things/2');
  expect(sends.map(({ bearer }) => bearer)).toEqual(['access-2']);
});

test('AUTH-31 AUTH-40 after a refused refresh all fifty calls fail with its message, the sign-in ends once and storage is empty', async () => {
  window.localStorage.setItem('theme', 'dark');
  provider.expire();
  provider.onRefresh = () => envelope({ status: 403, code: 104, message: 'This user account is disabled.' });
  const early = fifty.slice(0, 25).map((id) => tab.write(id));
  const late = fifty.slice(25).map((id) => tab.read(id));
  const results = await Promise.allSettled([...early, ...late]);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { responseCode: 104, status: 403 } });
  }
  expect(provider.refreshes).toHaveLength(1);
  expect(tab.signOuts()).toEqual(['expired']);
  expect(window.localStorage).toHaveLength(0);
});

test('AUTH-31 calls queued behind a refresh that is refused fail without being sent', async () => {
  provider.expire();
  const answering = gate();
  provider.onRefresh = () => answering.passed.then(() => unauthorised('Sign in again, please'));
  const calls = [tab.write(1)];
  await flushPending();
  calls.push(tab.write(2), tab.write(3));
  await flushPending();
  answering.open();
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'Sign in again, please' } });
  }
  expect(provider.calls).toHaveLength(1);
  expect(tab.signOuts()).toEqual(['expired']);
});

test('AUTH-31 a refusal in an envelope with status 200 ends the sign-in as well', async () => {
  provider.expire();
  provider.onRefresh = () => envelope({ code: 104, message: 'disabled' });
  await expect(tab.read(1)).rejects.toMatchObject({ responseCode: 104 });
  expect(tab.signOuts()).toEqual(['expired']);
});

test('AUTH-33 where every answer is 401, a call is sent twice, refreshed once, and the user is signed out', async () => {
  provider.onCall = () => unauthorised('never');
  await expect(tab.read(1)).rejects.toMatchObject({ status: 401, responseCode: 107, message: 'never' });
  expect(provider.calls).toHaveLength(2);
  expect(provider.refreshes).toHaveLength(1);
  expect(tab.signOuts()).toEqual(['expired']);
  expect(storedTokens()).toEqual(NO_TOKENS);
});

test('AUTH-33 fifty calls that always get a 401 end in one sign-out', async () => {
  provider.onCall = () => unauthorised();
  await Promise.allSettled(fifty.map((id) => tab.read(id)));
  expect(provider.refreshes).toHaveLength(1);
  expect(provider.calls.length).toBeLessThanOrEqual(100);
  expect(tab.signOuts()).toEqual(['expired']);
});

test.each([
  [59_999, 1],
  [60_000, 2],
])(
  'AUTH-32 CONST-04 %i ms after a refresh, a further one makes %i refresh calls in all',
  async (elapsed, refreshes) => {
    provider.expire();
    await tab.read(1);
    now += elapsed;
    provider.expire();
    const again = tab.write(2);
    await (refreshes === 1 ? expect(again).rejects.toMatchObject({ status: 401 }) : again);
    expect(provider.refreshes).toHaveLength(refreshes);
    expect(tab.signOuts()).toEqual(refreshes === 1 ? ['expired'] : []);
  },
);

test('AUTH-32 a throttled refresh makes no request and returns the stored tokens as a success', async () => {
  await refreshCredentials(tab.extra, tab.store.dispatch);
  const sent = provider.received.length;
  const again = await refreshCredentials(tab.extra, tab.store.dispatch);
  expect(again).toEqual({ ok: true, pair: { accessToken: 'access-2', refreshToken: 'refresh-2' } });
  expect(provider.received).toHaveLength(sent);
});

test('AUTH-32 a clock set back does not throttle', async () => {
  provider.expire();
  await tab.read(1);
  now -= 7_200_000;
  provider.expire();
  await expect(tab.read(2)).resolves.toEqual({ path: '/things/2' });
});

test('AUTH-34 without a stored refresh token a call fails with its message, and the user is signed out once', async () => {
  await tab.read(1);
  window.localStorage.removeItem('refreshToken');
  for (const call of [tab.read(2), tab.write(3)]) {
    await expect(call).rejects.toMatchObject({ message: 'No refresh token available' });
  }
  expect(provider.received).toHaveLength(1);
  expect(tab.signOuts()).toEqual(['expired']);
  expect(storedTokens()).toEqual(NO_TOKENS);
});

test('AUTH-34 a refresh without stored tokens fails with its message', async () => {
  window.localStorage.clear();
  const refreshed = await refreshCredentials(tab.extra, tab.store.dispatch);
  expect(refreshed).toMatchObject({ ok: false, failure: { message: 'No refresh token available' } });
  expect(provider.received).toHaveLength(0);
});

test('a call made after a sign-out is not sent, and nobody is reported a second time', async () => {
  await tab.read(1);
  endSignIn(tab.extra.credentials, tab.store.dispatch, 'asked');
  await expect(tab.read(2)).rejects.toMatchObject({ status: 401 });
  expect(provider.received).toHaveLength(1);
  expect(tab.signOuts()).toEqual(['asked']);
});

test('AUTH-35 a 401 of the sign-in call starts no refresh and signs nobody out', async () => {
  provider.onCall = () => unauthorised('no');
  await expect(tab.signIn()).rejects.toMatchObject({ status: 401, message: 'no' });
  expect(provider.received.map(({ path, bearer }) => [path, bearer])).toEqual([['/auth/login', null]]);
  expect(tab.signOuts()).toEqual([]);
});

test('AUTH-35 a 401 of the refresh starts no second one', async () => {
  provider.expire();
  provider.onRefresh = () => unauthorised();
  await expect(tab.read(1)).rejects.toMatchObject({ status: 401 });
  expect(provider.refreshes).toHaveLength(1);
});

test('public calls are not queued behind a refresh, and signing out carries the refresh token though storage is emptied', async () => {
  provider.expire();
  const answering = gate();
  provider.onRefresh = () => answering.passed.then(() => unauthorised());
  const waiting = tab.read(1);
  await flushPending();
  provider.onCall = () => envelope();
  const leaving = tab.signOut();
  tab.extra.credentials.clear();
  await leaving;
  expect(provider.calls.at(-1)).toMatchObject({ path: '/auth/logout', bearer: 'refresh-1', init: { keepalive: true } });
  answering.open();
  await expect(waiting).rejects.toMatchObject({ status: 401 });
});

test('the call that ends the sign-in reaches the provider, although the cache is cleared at once', async () => {
  const arrived = gate();
  provider.onCall = () => arrived.passed.then(() => envelope());
  const leaving = tab.signOut();
  endSignIn(tab.extra.credentials, tab.store.dispatch, 'asked');
  tab.store.dispatch(thingsApi.util.resetApiState());
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
  expect(provider.calls.map(({ path, init }) => [path, init.signal?.aborted])).toEqual([['/auth/logout', false]]);
  arrived.open();
});
