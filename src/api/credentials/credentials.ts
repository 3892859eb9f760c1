/** The only owner of the two tokens: they are stored, read and removed here, always as a pair, and nowhere else. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface Credentials {
  read(): TokenPair | null;
  write(pair: TokenPair): void;
  /** Empties local storage altogether (AUTH-40). */
  clear(): void;
  /** Whether this tab has had tokens since its last sign-out, wherever they are now. */
  held(): boolean;
  /** Changes when the sign-in ends, so that what belongs to an ended one can tell. */
  epoch(): number;
  /** Told when another tab signs out (null) or stores other tokens; returns the way to stop. */
  watch(onChange: (pair: TokenPair | null) => void): () => void;
  /** From here on nothing is read, stored or removed: a call still on its way must not sign out who comes next. */
  close(): void;
}

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

// A damaged token must not reach a header, where it would throw.
const isToken = (value: string | null): value is string => value !== null && /^[\x21-\x7e]+$/.test(value);

const asPair = (accessToken: string | null, refreshToken: string | null): TokenPair | null =>
  isToken(accessToken) && isToken(refreshToken) ? { accessToken, refreshToken } : null;

/** Local storage, or null if the browser denies access. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const attempt = (action: () => void): boolean => {
  try {
    action();
    return true;
  } catch {
    return false;
  }
};

/** Says whether both tokens are stored; else neither is. */
function storePair(storage: Storage, pair: TokenPair): boolean {
  // The access token first: between the two writes, another tab finds tokens that still serve it.
  const done = attempt(() => {
    storage.setItem(ACCESS, pair.accessToken);
    storage.setItem(REFRESH, pair.refreshToken);
  });
  // Old tokens left behind would be used up, or half of a pair.
  if (!done) [ACCESS, REFRESH].forEach((key) => attempt(() => storage.removeItem(key)));
  return done;
}

export function createCredentials(storage: Storage | null): Credentials {
  // Undefined while storage works; else what storage should have held.
  let memory: TokenPair | null | undefined = storage === null ? null : undefined;
  let epoch = 0;
  let held = false;
  let closed = false;
  const watchers = new Set<(pair: TokenPair | null) => void>();

  const stored = (): TokenPair | null => {
    if (closed) return null;
    if (memory !== undefined || storage === null) return memory ?? null;
    let pair: TokenPair | null = null;
    attempt(() => (pair = asPair(storage.getItem(ACCESS), storage.getItem(REFRESH))));
    return pair;
  };

  const endEpoch = () => {
    epoch += 1;
    held = false;
  };

  const onStorage = (event: StorageEvent) => {
    if (storage === null || (event.storageArea !== null && event.storageArea !== storage)) return;
    if (event.key !== null && event.key !== ACCESS && event.key !== REFRESH) return;
    memory = undefined;
    const pair = stored();
    // A tab that is not signed in, or that signed out itself, has nothing to learn from missing tokens.
    if (pair === null && !held) return;
    if (pair === null) endEpoch();
    else held = true;
    for (const watcher of watchers) watcher(pair);
  };

  return {
    read() {
      const pair = stored();
      if (pair !== null) held = true;
      return pair;
    },
    write(pair) {
      if (closed) return;
      held = true;
      memory = storage !== null && storePair(storage, pair) ? undefined : { ...pair };
    },
    clear() {
      endEpoch();
      if (closed) return;
      memory = storage !== null && attempt(() => storage.clear()) ? undefined : null;
    },
    held: () => held,
    epoch: () => epoch,
    watch(onChange) {
      if (watchers.size === 0) window.addEventListener('storage', onStorage);
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    close() {
      endEpoch();
      closed = true;
    },
  };
}
