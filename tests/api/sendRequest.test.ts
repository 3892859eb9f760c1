import { authApi } from '@/api/auth';
import type { ApiArgs } from '@/api/base-query/request';
import { createApiExtra } from '@/api/base-query/extra';
import { envelope, FakeProvider } from './support/fakeProvider';
import { kindsApi, openTab, storeSignIn, type Tab } from './support/openTab';

let provider: FakeProvider;
let tab: Tab;

beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
  provider.onCall = () => envelope();
  tab = openTab(provider);
});
afterEach(() => tab.close());

async function sent(operation: 'read' | 'write' | 'upload', args: ApiArgs) {
  const { read, write, upload } = kindsApi.endpoints;
  if (operation === 'read') await tab.store.dispatch(read.initiate(args)).unwrap();
  else await tab.store.dispatch((operation === 'write' ? write : upload).initiate(args)).unwrap();
  return provider.calls.at(-1)!;
}

test('CALL-03 CALL2-02 every call goes to the API base with the access token and no cookies', async () => {
  await sent('read', { url: '/school/all' });
  await sent('write', { url: '/school', method: 'POST', body: {} });
  await sent('upload', { url: '/school/1', method: 'PUT', body: {} });
  expect(provider.calls).toMatchObject([
    { method: 'GET', path: '/school/all', bearer: 'access-1', init: { credentials: 'omit' } },
    { method: 'POST', path: '/school', bearer: 'access-1', init: { credentials: 'omit' } },
    { method: 'PUT', path: '/school/1', bearer: 'access-1', init: { credentials: 'omit' } },
  ]);
});

test('CALL-03 the base may be decided at run time, with or without a slash at its end', async () => {
  const addresses: unknown[] = [];
  let base = 'http://first.test/api/';
  const fetched: typeof fetch = (input) => {
    addresses.push(input);
    return Promise.resolve(envelope());
  };
  tab.close();
  tab = openTab({ fetch: fetched }, { baseUrl: () => base });
  await tab.read(1);
  base = 'http://second.test/x';
  await tab.read(2);
  expect(addresses).toEqual(['http://first.test/api/things/1', 'http://second.test/x/things/2']);
});

test.each<[string, object | undefined, string]>([
  ['nothing', undefined, ''],
  ['only empty values', { a: undefined, b: null, c: [] }, ''],
  [
    'arrays as repeated keys',
    { status: ['ACTIVE', null, 'UPCOMING'], page: 0 },
    '?status=ACTIVE&status=UPCOMING&page=0',
  ],
  [
    'text that needs escaping',
    { search: 'राम & सीता', flag: false },
    `?search=${new URLSearchParams({ s: 'राम & सीता' }).toString().slice(2)}&flag=false`,
  ],
])('the query string of %s', async (_name, params, search) => {
  expect((await sent('read', { url: '/x', params })).search).toBe(search);
});

test('CALL-05 bodies are JSON', async () => {
  const { body, headers, method } = await sent('write', { url: '/x', method: 'PUT', body: { name: 'क', age: 3 } });
  expect([method, body, headers.get('content-type')]).toEqual(['PUT', '{"name":"क","age":3}', 'application/json']);
});

test('a call without a body has no content type', async () => {
  const { body, headers } = await sent('write', { url: '/x', method: 'POST' });
  expect([body, headers.get('content-type')]).toEqual([undefined, null]);
});

test('headers are sent as passed, undefined ones are left out', async () => {
  const headers = { 'Idempotency-Key': 'key-1', 'If-Match': undefined };
  const { headers: received } = await sent('write', { url: '/x', method: 'POST', headers });
  expect([received.get('idempotency-key'), received.has('if-match')]).toEqual(['key-1', false]);
});

test('CALL-05 uploads are multipart: files as files, objects as JSON parts, the rest as text; missing values are left out', async () => {
  const sheet = new File(['a,b'], 'विद्यार्थी.csv', { type: 'text/csv' });
  const body = {
    sheet,
    name: 'A',
    count: 0,
    dry: true,
    options: { rows: [1] },
    none: null,
    absent: undefined,
    ids: [1, 2],
  };
  const { body: form, headers } = await sent('upload', { url: '/x', method: 'POST', body });
  const parts = await Promise.all(
    [...(form as FormData).entries()].map(async ([key, value]) =>
      typeof value === 'string' ? [key, value] : [key, value.name, value.type, await value.text()],
    ),
  );
  expect(parts).toEqual([
    ['sheet', 'विद्यार्थी.csv', 'text/csv', 'a,b'],
    ['name', 'A'],
    ['count', '0'],
    ['dry', 'true'],
    ['options', 'blob', 'application/json', '{"rows":[1]}'],
    ['ids', '1'],
    ['ids', '2'],
  ]);
  expect(headers.has('content-type')).toBe(false);
});

test('a call times out after 30 seconds, unless its operation sets another limit', async () => {
  const limits: number[] = [];
  tab.close();
  tab = openTab(provider, { timeoutSignal: (ms) => (limits.push(ms), new AbortController().signal) });
  await tab.read(1);
  await tab.store.dispatch(kindsApi.endpoints.slow.initiate()).unwrap();
  expect(limits).toEqual([30_000, 120_000]);
});

test('fetch, storage and the other parts of the browser are the defaults', async () => {
  const fetched = jest.spyOn(window, 'fetch').mockResolvedValue(envelope());
  const extra = createApiExtra();
  await extra.fetch('/api/x');
  expect(fetched).toHaveBeenCalledWith('/api/x', undefined);
  expect(extra).toMatchObject({ baseUrl: '/api', locks: undefined });
  expect(extra.credentials.read()?.accessToken).toBe('access-1');
});

test('AUTH-15 the client function for a forgotten password sends the e-mail address to its call', async () => {
  const { requestPasswordReset } = authApi.endpoints;
  const forgotPasswordRequest = { email: 'asha@school.example' };
  await tab.store.dispatch(requestPasswordReset.initiate({ forgotPasswordRequest })).unwrap();
  expect(provider.calls).toMatchObject([
    { method: 'POST', path: '/auth/forgot-password', body: JSON.stringify(forgotPasswordRequest) },
  ]);
});
