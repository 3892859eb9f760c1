import { createCredentials } from '@/api/credentials/credentials';
import { fakeLocks, refusingLocks } from './support/fakeLocks';
import { FakeProvider, gate, unauthorised } from './support/fakeProvider';
import { openTab, storageEvent, storedTokens, storeSignIn, type Tab, flushPending } from './support/openTab';

let provider: FakeProvider;
let tabs: Tab[] = [];

beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
});
afterEach(() => tabs.forEach((tab) => tab.close()));

function openTwo(locks: LockManager | undefined, delay?: (ms: number) => Promise<void>): [Tab, Tab] {
  const overrides = { locks, ...(delay && { delay }) };
  const pair: [Tab, Tab] = [openTab(provider, overrides), openTab(provider, overrides)];
  tabs = pair;
  return pair;
}

const STORED = { accessToken: 'access-2', refreshToken: 'refresh-2' };

test('AUTH-29 two tabs meeting a 401 at once refresh once, where the browser has locks', async () => {
  const [one, two] = openTwo(fakeLocks());
  provider.expire();
  await Promise.all([one.read(1), one.write(2), two.read(1), two.write(2)]);
  expect(provider.refreshes).toHaveLength(1);
  expect([...one.signOuts(), ...two.signOuts()]).toEqual([]);
  expect(storedTokens()).toEqual(STORED);
});

test.each([
  ['without locks', undefined],
  ['with locks the browser refuses', refusingLocks()],
])(
  'AUTH-29 %s, the tab whose refresh token was used up by the other one goes on with the stored tokens',
  async (_name, locks) => {
    const [one, two] = openTwo(locks);
    provider.expire();
    const late = gate();
    provider.onRefresh = (received) =>
      provider.refreshes.length > 1 ? late.passed.then(() => provider.rotate(received.bearer)) : undefined;
    const calls = [one.read(1), two.read(1), two.write(2)];
    await calls[0];
    expect(storedTokens()).toEqual(STORED);
    late.open();
    await Promise.all(calls);
    expect(provider.refreshes).toHaveLength(2);
    expect([...one.signOuts(), ...two.signOuts()]).toEqual([]);
    expect(storedTokens()).toEqual(STORED);
  },
);

test('AUTH-29 without locks, a refusal that overtakes the other tab’s new tokens waits for them', async () => {
  const stored = gate();
  const delays: number[] = [];
  const [one, two] = openTwo(undefined, (ms) => {
    delays.push(ms);
    return stored.passed;
  });
  provider.expire();
  const answer = gate();
  provider.onRefresh = (received) => {
    const response = provider.rotate(received.bearer);
    return response.ok ? answer.passed.then(() => response) : response;
  };
  const calls = [one.read(1), two.read(1)];
  await flushPending();
  expect(delays).toEqual([1_000]);
  answer.open();
  await calls[0];
  stored.open();
  await Promise.all(calls);
  expect([...one.signOuts(), ...two.signOuts()]).toEqual([]);
});

test('AUTH-29 when another tab has already refreshed, a tab retries with the stored tokens, without a refresh', async () => {
  const [one, two] = openTwo(undefined);
  const answer = gate();
  provider.expire();
  provider.onCall = ({ path, bearer }) =>
    path === '/things/2' && bearer === 'access-1' ? answer.passed.then(() => unauthorised()) : undefined;
  const late = two.write(2);
  await one.read(1);
  answer.open();
  await late;
  expect(provider.refreshes).toHaveLength(1);
});

test('a retry that gets a 401 does not end the sign-in when another tab has stored newer tokens in the meantime', async () => {
  const [one, two] = openTwo(undefined);
  const newer = { accessToken: 'access-9', refreshToken: 'refresh-9' };
  const answer = gate();
  provider.onCall = ({ bearer }) => (bearer === 'access-2' ? answer.passed.then(() => unauthorised()) : unauthorised());
  const call = one.write(1);
  await flushPending();
  two.extra.credentials.write(newer);
  answer.open();
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(one.signOuts()).toEqual([]);
  expect(storedTokens()).toEqual(newer);
});

test('AUTH-31 AUTH-40 a refused refresh signs both tabs out, each once', async () => {
  const [one, two] = openTwo(fakeLocks());
  expect(two.extra.credentials.read()).not.toBeNull();
  provider.expire();
  provider.onRefresh = () => unauthorised();
  await expect(one.read(1)).rejects.toMatchObject({ status: 401 });
  storageEvent(null);
  expect(one.signOuts()).toEqual(['expired']);
  expect(two.signOuts()).toEqual(['elsewhere']);
  expect(window.localStorage).toHaveLength(0);
});

test('AUTH-40 a tab that waits for the lock while the other signs out sends and stores nothing', async () => {
  const [one, two] = openTwo(fakeLocks());
  provider.expire();
  const answer = gate();
  provider.onRefresh = () => answer.passed.then(() => undefined as never);
  const calls = [one.read(1), two.write(2)];
  await flushPending();
  one.extra.credentials.clear();
  storageEvent(null);
  answer.open();
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } });
  }
  expect(provider.refreshes).toHaveLength(1);
  expect(window.localStorage).toHaveLength(0);
  expect(two.signOuts()).toEqual(['elsewhere']);
});

/** A tab's view of storage that other tabs' writes reach late, as between the processes of one browser. */
function lateStorage() {
  const seen: Record<string, string> = { ...window.localStorage };
  let late = true;
  const real = window.localStorage;
  const storage = {
    getItem: (key: string) => (late ? (seen[key] ?? null) : real.getItem(key)),
    setItem: (key: string, value: string) => real.setItem(key, value),
    removeItem: (key: string) => real.removeItem(key),
    clear: () => real.clear(),
  } as Storage;
  const catchUp = () => {
    late = false;
    window.dispatchEvent(new StorageEvent('storage', { key: 'refreshToken' }));
  };
  return { storage, catchUp };
}

test.each([
  ['while it waits for them, and asks for none', () => new Promise<void>(() => {}), 1],
  [
    'after its own refresh was refused',
    (ms: number) => (ms < 1_000 ? Promise.resolve() : new Promise<void>(() => {})),
    2,
  ],
])(
  'AUTH-29 a tab that found the lock taken goes on with the other tab’s tokens when they reach it %s',
  async (_name, delay, refreshes) => {
    const locks = fakeLocks();
    const { storage, catchUp } = lateStorage();
    const one = openTab(provider, { locks });
    const two = openTab(provider, { locks, delay, credentials: createCredentials(storage) });
    tabs = [one, two];
    provider.expire();
    const calls = [one.read(1), two.read(1), two.write(2)];
    await calls[0];
    await flushPending();
    catchUp();
    await Promise.all(calls);
    expect(provider.refreshes).toHaveLength(refreshes);
    expect([...one.signOuts(), ...two.signOuts()]).toEqual([]);
    expect(storedTokens()).toEqual(STORED);
  },
);
