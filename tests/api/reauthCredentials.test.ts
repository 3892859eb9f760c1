import { createCredentials } from '@/api/credentials/credentials';
import { storageEvent, storedTokens } from './support/openTab';

const PAIR = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const NEXT = { accessToken: 'access-2', refreshToken: 'refresh-2' };

beforeEach(() => window.localStorage.clear());

/** Local storage in which the named methods fail, as in private mode or when it is full. */
function failingStorage(...methods: (keyof Storage)[]): Storage {
  return new Proxy(window.localStorage, {
    get(target, name) {
      const refuse = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
      if (methods.includes(name as string)) return refuse;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

test('AUTH-17 both tokens lie in local storage, under their names', () => {
  const credentials = createCredentials(window.localStorage);
  expect(credentials.read()).toBeNull();
  credentials.write(PAIR);
  expect(storedTokens()).toEqual(PAIR);
  expect(createCredentials(window.localStorage).read()).toEqual(PAIR);
});

test('AUTH-40 clearing empties all of local storage', () => {
  const credentials = createCredentials(window.localStorage);
  window.localStorage.setItem('theme', 'dark');
  credentials.write(PAIR);
  credentials.clear();
  expect(window.localStorage).toHaveLength(0);
  expect(credentials.read()).toBeNull();
});

test.each([
  ['half a pair', 'access-1', null],
  ['an empty token', 'access-1', ''],
  ['a token no header can carry', 'access-1', 'टोकन'],
  ['a token with a line break', 'access\n1', 'refresh-1'],
])('%s does not count as a sign-in', (_name, access, refresh) => {
  window.localStorage.setItem('accessToken', access);
  if (refresh !== null) window.localStorage.setItem('refreshToken', refresh);
  expect(createCredentials(window.localStorage).read()).toBeNull();
});

test.each([
  ['refused altogether', null],
  ['full', failingStorage('setItem')],
  ['throwing at everything', failingStorage('setItem', 'getItem', 'removeItem', 'clear')],
])('where storage is %s, the tokens are kept in memory', (_name, storage) => {
  const credentials = createCredentials(storage);
  expect(credentials.read()).toBeNull();
  credentials.write(PAIR);
  expect(credentials.read()).toEqual(PAIR);
  credentials.clear();
  expect(credentials.read()).toBeNull();
});

test('when new tokens cannot be stored, the old ones are removed', () => {
  createCredentials(window.localStorage).write(PAIR);
  const credentials = createCredentials(failingStorage('setItem'));
  credentials.write(NEXT);
  expect(credentials.read()).toEqual(NEXT);
  expect(storedTokens()).toEqual({ accessToken: null, refreshToken: null });
});

describe('Watching other tabs', () => {
  const watched = () => {
    const credentials = createCredentials(window.localStorage);
    const seen: unknown[] = [];
    const stop = credentials.watch((pair) => seen.push(pair));
    return { credentials, seen, stop };
  };

  test('reports a sign-out and new tokens, until it is stopped', () => {
    const { credentials, seen, stop } = watched();
    credentials.write(PAIR);
    window.localStorage.setItem('accessToken', NEXT.accessToken);
    window.localStorage.setItem('refreshToken', NEXT.refreshToken);
    storageEvent('refreshToken');
    window.localStorage.clear();
    storageEvent(null);
    stop();
    createCredentials(window.localStorage).write(PAIR);
    storageEvent('accessToken');
    expect(seen).toEqual([NEXT, null]);
  });

  test('does not report other keys, other storages, or a sign-out in a tab that is not signed in', () => {
    const { credentials, seen, stop } = watched();
    storageEvent(null);
    credentials.write(PAIR);
    credentials.clear();
    storageEvent(null);
    credentials.write(PAIR);
    storageEvent('theme');
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.sessionStorage }));
    expect(seen).toEqual([]);
    stop();
  });

  test('the epoch changes with every sign-out, here or elsewhere, and with nothing else', () => {
    const { credentials, stop } = watched();
    const epochs = [credentials.epoch()];
    credentials.write(PAIR);
    credentials.write(NEXT);
    epochs.push(credentials.epoch());
    window.localStorage.clear();
    storageEvent(null);
    epochs.push(credentials.epoch());
    credentials.write(PAIR);
    credentials.clear();
    epochs.push(credentials.epoch());
    stop();
    expect(epochs).toEqual([0, 0, 1, 2]);
  });
});

test('a closed portal neither reads nor removes what the next one stores', () => {
  const closed = createCredentials(window.localStorage);
  closed.write(PAIR);
  closed.close();
  closed.clear();
  closed.write({ accessToken: 'late', refreshToken: 'late' });
  expect(closed.read()).toBeNull();
  expect(closed.hadTokens()).toBe(false);
  expect(createCredentials(window.localStorage).read()).toEqual(PAIR);
});
