import {
  envelope,
  FakeProvider,
  gate,
  networkDown,
  unauthorised,
  type Behaviour,
  htmlPage,
} from './support/fakeProvider';
import { openTab, storeSignIn, type Tab, flushPending } from './support/openTab';

const NOW = Date.parse('2026-07-01T10:00:00Z');

let provider: FakeProvider;
let tab: Tab;

beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
  tab = openTab(provider, { now: () => NOW });
});
afterEach(() => tab.close());

const busy = (retryAfter?: string, status = 503) =>
  envelope({
    status,
    code: 204,
    message: 'busy',
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });

const passing: [string, Behaviour][] = [
  ['the network is down', networkDown],
  ['the provider answers 429', () => busy(undefined, 429)],
  ['a proxy answers 502', () => htmlPage(502)],
  ['the provider answers 503', () => busy()],
  ['a proxy answers 504', () => htmlPage(504)],
];

test.each(passing)('a read is tried three times in all when %s', async (_name, onCall) => {
  provider.onCall = onCall;
  await expect(tab.read(1)).rejects.toHaveProperty('status');
  expect(provider.calls).toHaveLength(3);
  expect(tab.delays).toHaveLength(2);
  expect(tab.delays[0]).toBeGreaterThanOrEqual(375);
  expect(tab.delays[1]).toBeLessThanOrEqual(1_250);
});

test.each(passing)('a write is never repeated when %s', async (_name, onCall) => {
  provider.onCall = onCall;
  await expect(tab.write(1)).rejects.toHaveProperty('status');
  expect(provider.calls).toHaveLength(1);
});

test('a read that succeeds at the second try is a success', async () => {
  provider.onCall = () => (provider.calls.length === 1 ? busy() : undefined);
  await expect(tab.read(1)).resolves.toEqual({ path: '/things/1' });
});

test.each<[string, Behaviour]>([
  ['a refusal', () => envelope({ status: 409, code: 105 })],
  ['a defect', () => envelope({ status: 500, code: 108 })],
  ['a page with status 200', () => htmlPage(200)],
])('a read is not repeated after %s', async (_name, onCall) => {
  provider.onCall = onCall;
  await expect(tab.read(1)).rejects.toHaveProperty('status');
  expect(provider.calls).toHaveLength(1);
});

test('a read that timed out is not repeated', async () => {
  const overtime = new AbortController();
  tab.close();
  tab = openTab(provider, { timeoutSignal: () => overtime.signal });
  provider.onCall = () => new Promise(() => undefined);
  const reading = tab.read(1);
  await flushPending();
  overtime.abort();
  await expect(reading).rejects.toMatchObject({ message: /too long/ });
  expect(provider.calls).toHaveLength(1);
});

test.each([
  ['0', [0, 0], 3, 0],
  ['5', [5_000, 5_000], 3, 5],
  ['6', [], 1, 6],
  ['Wed, 01 Jul 2026 10:00:02 GMT', [2_000, 2_000], 3, 2],
  ['Wed, 01 Jul 2026 09:00:00 GMT', [0, 0], 3, 0],
])('with Retry-After: %s a read waits %j ms and is tried %i times', async (header, delays, tries, seconds) => {
  provider.onCall = () => busy(header);
  await expect(tab.read(1)).rejects.toMatchObject({ retryAfterSeconds: seconds });
  expect(tab.delays).toEqual(delays);
  expect(provider.calls).toHaveLength(tries);
});

test('a Retry-After that cannot be read is ignored', async () => {
  provider.onCall = () => busy('soon');
  await expect(tab.read(1)).rejects.not.toHaveProperty('retryAfterSeconds');
  expect(provider.calls).toHaveLength(3);
});

test.each(passing)('AUTH-31 a read whose refresh failed is not repeated when %s', async (_name, onRefresh) => {
  provider.expire();
  provider.onRefresh = onRefresh;
  await expect(tab.read(1)).rejects.toHaveProperty('status');
  // A refresh without a response is repeated once.
  expect(provider.refreshes).toHaveLength(onRefresh === networkDown ? 2 : 1);
  expect(provider.calls).toHaveLength(1);
});

test('AUTH-33 a read that meets a 401 in a later try is still refreshed once and ends', async () => {
  provider.onCall = () => (provider.calls.length % 2 ? busy() : unauthorised());
  await expect(tab.read(1)).rejects.toHaveProperty('status');
  expect(provider.refreshes.length).toBeLessThanOrEqual(1);
  expect(provider.calls.length).toBeLessThanOrEqual(5);
});

test('a read waiting for its next try is not sent after a sign-out, nor after its caller left', async () => {
  const waiting = gate();
  tab.close();
  tab = openTab(provider, { delay: () => waiting.passed });
  provider.onCall = () => busy();
  const left = tab.startRead(1);
  const reading = tab.read(2);
  await flushPending();
  left.abort();
  tab.extra.credentials.clear();
  waiting.open();
  await expect(reading).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await expect(left.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
  await flushPending();
  expect(provider.calls).toHaveLength(2);
});
