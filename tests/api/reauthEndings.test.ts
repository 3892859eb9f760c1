import {
  envelope,
  FakeProvider,
  gate,
  networkDown,
  unauthorised,
  type Behaviour,
  htmlPage,
} from './support/fakeProvider';
import { kindsApi, openTab, storedTokens, storeSignIn, type Tab, flushPending } from './support/openTab';

let provider: FakeProvider;
let tab: Tab;

beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
  tab = openTab(provider);
});
afterEach(() => tab.close());

const UNCHANGED = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const OTHERS = { accessToken: 'other-access', refreshToken: 'other-refresh' };

describe('A refresh the provider does not answer', () => {
  test.each<[string, number, Behaviour, object]>([
    ['the network is down', 2, networkDown, { status: 503, message: 'Network error occurred' }],
    ['the provider is broken', 1, () => envelope({ status: 500, code: 108, message: 'defect' }), { status: 500 }],
    ['the provider is overloaded', 1, () => envelope({ status: 429, code: 203, message: 'later' }), { status: 429 }],
    ['a proxy answers with a page', 1, () => htmlPage(200), { status: 502, responseCode: null }],
    ['a proxy refuses with a page', 1, () => htmlPage(403), { status: 403, responseCode: null }],
    ['a proxy reaches no provider', 1, () => htmlPage(503), { status: 503, responseCode: null }],
    ['the answer has no tokens', 1, () => envelope({ data: {} }), { status: 502, responseCode: null }],
  ])(
    'AUTH-31 keeps the sign-in and fails its calls, when %s (requests: %i)',
    async (_name, sent, onRefresh, failure) => {
      provider.expire();
      provider.onRefresh = onRefresh;
      const results = await Promise.allSettled([tab.read(1), tab.read(2), tab.write(3)]);
      for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: failure });
      expect(provider.refreshes).toHaveLength(sent);
      expect(provider.calls).toHaveLength(3);
      expect(tab.signOuts()).toEqual([]);
      expect(storedTokens()).toEqual(UNCHANGED);

      provider.onRefresh = () => undefined;
      await expect(tab.read(1)).resolves.toEqual({ path: '/things/1' });
    },
  );

  /** Opens a tab whose requests have no response until `abort` ends the one with this position. */
  function unansweredTab() {
    tab.close();
    const limits: { ms: number; abort: () => void }[] = [];
    const timeoutSignal = (ms: number) => {
      const controller = new AbortController();
      limits.push({ ms, abort: () => controller.abort() });
      return controller.signal;
    };
    tab = openTab(provider, { timeoutSignal });
    provider.expire();
    provider.onRefresh = () => new Promise(() => undefined);
    return limits;
  }

  test('AUTH-31 AUTH-32 a refresh without a response in 4 s is repeated once with the same token, and both keep the sign-in', async () => {
    const limits = unansweredTab();
    const call = tab.read(1);
    await flushPending();
    limits[2]?.abort();
    await flushPending();
    limits[1]?.abort();
    limits[3]?.abort();
    await expect(call).rejects.toMatchObject({ status: 503, message: /too long/ });
    expect(limits.map(({ ms }) => ms)).toEqual([30_000, 30_000, 4_000, 30_000]);
    expect(provider.refreshes.map(({ bearer }) => bearer)).toEqual(['refresh-1', 'refresh-1']);
    expect(storedTokens()).toEqual(UNCHANGED);
  });

  test.each<[string, number]>([
    ['first', 0],
    ['repeated', 1],
  ])(
    'AUTH-32 the tokens of the %s request are stored while the other one has no response',
    async (_which, answered) => {
      const limits = unansweredTab();
      const answers = [gate(), gate()];
      const tokens = provider.rotate('refresh-1');
      const { validAccess, validRefresh } = provider;
      provider.expire();
      provider.onRefresh = () => answers[provider.refreshes.length - 1]?.passed.then(() => tokens);
      const call = tab.read(1);
      await flushPending();
      limits[2]?.abort();
      await flushPending();
      expect(provider.refreshes).toHaveLength(2);
      provider.validAccess = validAccess;
      answers[answered]?.open();
      await expect(call).resolves.toEqual({ path: '/things/1' });
      expect(storedTokens()).toEqual({ accessToken: validAccess, refreshToken: validRefresh });
    },
  );

  test('AUTH-32 a failed request leaves the decision to the one without a response', async () => {
    const limits = unansweredTab();
    const first = gate();
    provider.onRefresh = () =>
      provider.refreshes.length === 1
        ? first.passed.then(() => undefined as never)
        : envelope({ status: 503, code: 204, message: 'later' });
    const call = tab.read(1);
    await flushPending();
    limits[2]?.abort();
    await flushPending();
    first.open();
    await expect(call).resolves.toEqual({ path: '/things/1' });
  });

  test('AUTH-32 a refresh whose response is lost is repeated, and is one refresh for calls that wait and for the throttle', async () => {
    provider.expire();
    const lost = () => (provider.refreshes.length === 1 ? networkDown() : undefined);
    provider.onRefresh = lost;
    await Promise.all([tab.read(1), tab.write(2)]);
    expect([provider.refreshes.length, provider.calls.length]).toEqual([2, 4]);
    provider.expire();
    await expect(tab.read(3)).rejects.toMatchObject({ status: 401 });
    expect(provider.refreshes).toHaveLength(2);
  });

  test('AUTH-40 a refresh without a response is not repeated after the sign-out', async () => {
    const limits = unansweredTab();
    const call = tab.read(1);
    await flushPending();
    tab.extra.credentials.clear();
    limits[2]?.abort();
    await expect(call).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(provider.refreshes).toHaveLength(1);
  });
});

describe('A sign-out while a refresh runs', () => {
  const answering = () => {
    const answer = gate();
    provider.expire();
    provider.onRefresh = () => answer.passed.then(() => undefined as never);
    return answer;
  };

  test('AUTH-40 tokens that arrive after it are not stored, and nothing more is sent', async () => {
    const answer = answering();
    const calls = [tab.read(1), tab.write(2)];
    await flushPending();
    tab.extra.credentials.clear();
    answer.open();
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { status: 401, code: 'NOT_SIGNED_IN' } });
    }
    expect(provider.calls).toHaveLength(2);
    expect(window.localStorage).toHaveLength(0);
    expect(tab.signOuts()).toEqual([]);
  });

  test('no call of the old sign-in goes out with the tokens of the next user', async () => {
    const answer = answering();
    const calls = [tab.write(1)];
    await flushPending();
    calls.push(tab.write(2));
    tab.extra.credentials.clear();
    tab.extra.credentials.write(OTHERS);
    answer.open();
    for (const result of await Promise.allSettled(calls)) expect(result.status).toBe('rejected');
    expect(provider.calls).toHaveLength(1);
    expect(storedTokens()).toEqual(OTHERS);
    expect(tab.signOuts()).toEqual([]);
  });

  test('a call of the next sign-in that waited for the refresh of the last one goes out with its own tokens', async () => {
    const answer = answering();
    const old = tab.write(1);
    await flushPending();
    tab.extra.credentials.clear();
    tab.extra.credentials.write(OTHERS);
    provider.onCall = () => envelope();
    const next = tab.write(2);
    answer.open();
    await expect(old).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await next;
    expect(provider.calls.at(-1)).toMatchObject({ path: '/things/2', bearer: 'other-access' });
  });

  test('a refusal that arrives after the next sign-in does not end that sign-in', async () => {
    const answer = answering();
    provider.onRefresh = () => answer.passed.then(() => unauthorised());
    const call = tab.write(1);
    await flushPending();
    tab.extra.credentials.clear();
    tab.extra.credentials.write(OTHERS);
    answer.open();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(storedTokens()).toEqual(OTHERS);
  });

  test('a 401 that comes after the sign-out starts no refresh', async () => {
    const answer = gate();
    provider.onCall = () => answer.passed.then(() => unauthorised());
    const call = tab.write(1);
    await flushPending();
    tab.extra.credentials.clear();
    answer.open();
    await expect(call).rejects.toMatchObject({ status: 401, responseCode: 107 });
    expect(provider.refreshes).toHaveLength(0);
    expect(tab.signOuts()).toEqual([]);
  });
});

describe('A caller who leaves', () => {
  test('AUTH-30 while queued is not sent afterwards', async () => {
    const answer = gate();
    provider.expire();
    provider.onRefresh = () => answer.passed.then(() => undefined as never);
    const first = tab.read(1);
    await flushPending();
    const second = tab.startWrite(2);
    await flushPending();
    second.abort();
    await expect(second.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
    answer.open();
    await first;
    await flushPending();
    expect(provider.calls.map(({ path }) => path)).toEqual(['/things/1', '/things/1']);
  });

  test('AUTH-30 having started the refresh does not end it for the others', async () => {
    const answer = gate();
    provider.expire();
    provider.onRefresh = () => answer.passed.then(() => undefined as never);
    const first = tab.startWrite(1);
    await flushPending();
    const second = tab.read(2);
    first.abort();
    answer.open();
    await expect(second).resolves.toEqual({ path: '/things/2' });
    await flushPending();
    expect(provider.calls.filter(({ path }) => path === '/things/1')).toHaveLength(1);
    expect(storedTokens().accessToken).toBe('access-2');
  });
});

test('AUTH-29 CALL-05 an upload retried after a 401 is sent again intact', async () => {
  provider.expire();
  const logo = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' });
  const body = { schoolName: 'Saraswati', logo };
  await tab.store.dispatch(kindsApi.endpoints.upload.initiate({ url: '/school/', method: 'POST', body })).unwrap();
  const [first, second] = provider.calls.map(({ body: sent }) => sent as FormData);
  for (const form of [first, second]) {
    expect([...form!.keys()]).toEqual(['schoolName', 'logo']);
    expect(form!.get('schoolName')).toBe('Saraswati');
    const sent = form!.get('logo') as File;
    expect([sent.name, sent.type]).toEqual(['logo.png', 'image/png']);
    expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual([1, 2, 3]);
  }
  expect(provider.calls.map(({ bearer }) => bearer)).toEqual(['access-1', 'access-2']);
});
