/** The only module that stores, reads and removes the two tokens, always as a pair. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface Credentials {
  read(): TokenPair | null;
  write(pair: TokenPair): void;
  /** Clears local storage completely (AUTH-40). */
  clear(): void;
  /** Whether this tab has had tokens since its last sign-out, also when they are gone. */
  hadTokens(): boolean;
  /** Incremented when the sign-in ends, so that requests of an earlier sign-in can be recognised. */
  epoch(): number;
  /** Called when another tab signs out (null) or stores other tokens; returns the function to unsubscribe. */
  watch(onChange: (pair: TokenPair | null) => void): () => void;
  /** Stops reading, storing and removing, so that a pending request cannot sign out the next user. */
  close(): void;
}

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

// A damaged token would throw in a header.
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

/** Returns whether both tokens are stored; otherwise none is. */
function storePair(storage: Storage, pair: TokenPair): boolean {
  // The access token first: between the two writes, another tab reads tokens that still work.
  const done = attempt(() => {
    storage.setItem(ACCESS, pair.accessToken);
    storage.setItem(REFRESH, pair.refreshToken);
  });
  // Removes both, because old tokens would be used again, or half of a pair.
  if (!done) [ACCESS, REFRESH].forEach((key) => attempt(() => storage.removeItem(key)));
  return done;
}

export function createCredentials(storage: Storage | null): Credentials {
  // Undefined while storage works; otherwise the value that storage should have.
  let memory: TokenPair | null | undefined = storage === null ? null : undefined;
  let epoch = 0;
  let hadTokens = false;
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
    hadTokens = false;
  };

  const onStorage = (event: StorageEvent) => {
    if (storage === null || (event.storageArea !== null && event.storageArea !== storage)) return;
    if (event.key !== null && event.key !== ACCESS && event.key !== REFRESH) return;
    memory = undefined;
    const pair = stored();
    // Missing tokens are no news for a tab that is not signed in.
    if (pair === null && !hadTokens) return;
    if (pair === null) endEpoch();
    else hadTokens = true;
    for (const watcher of watchers) watcher(pair);
  };

  return {
    read() {
      const pair = stored();
      if (pair !== null) hadTokens = true;
      return pair;
    },
    write(pair) {
      if (closed) return;
      hadTokens = true;
      memory = storage !== null && storePair(storage, pair) ? undefined : { ...pair };
    },
    clear() {
      endEpoch();
      if (closed) return;
      memory = storage !== null && attempt(() => storage.clear()) ? undefined : null;
    },
    hadTokens: () => hadTokens,
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
