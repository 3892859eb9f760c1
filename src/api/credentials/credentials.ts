import { isOtherUser, userOfToken } from './tokenUser';

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
  /** Incremented when the sign-in ends or the user changes, so that requests of an earlier sign-in can be recognised. */
  epoch(): number;
  /** Ends the epoch if the stored tokens belong to another user than before; returns whether they do. */
  followUser(): boolean;
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

/** The epoch of the sign-in, and its user. */
function createEpochs() {
  let epoch = 0;
  let hadTokens = false;
  let userId = '';
  const end = () => {
    epoch += 1;
    hadTokens = false;
    userId = '';
  };
  /** Ends the epoch if the pair belongs to another user; returns whether it does. */
  const follow = ({ accessToken }: TokenPair): boolean => {
    const next = userOfToken(accessToken);
    const changed = isOtherUser(userId, next);
    if (changed) end();
    hadTokens = true;
    userId = next || userId;
    return changed;
  };
  /** Does not end the epoch, so that a read has no effect on requests. */
  const found = (pair: TokenPair) => {
    hadTokens = true;
    if (userId === '') follow(pair);
  };
  return { end, follow, found, epoch: () => epoch, hadTokens: () => hadTokens };
}

export function createCredentials(storage: Storage | null): Credentials {
  // Undefined while storage works; otherwise the value that storage should have.
  let memory: TokenPair | null | undefined = storage === null ? null : undefined;
  const signIn = createEpochs();
  let closed = false;
  const watchers = new Set<(pair: TokenPair | null) => void>();

  const stored = (): TokenPair | null => {
    if (closed) return null;
    if (memory !== undefined || storage === null) return memory ?? null;
    let pair: TokenPair | null = null;
    attempt(() => (pair = asPair(storage.getItem(ACCESS), storage.getItem(REFRESH))));
    return pair;
  };

  const onStorage = (event: StorageEvent) => {
    if (storage === null || (event.storageArea !== null && event.storageArea !== storage)) return;
    if (event.key !== null && event.key !== ACCESS && event.key !== REFRESH) return;
    memory = undefined;
    const pair = stored();
    // Missing tokens are no news for a tab that is not signed in.
    if (pair === null && !signIn.hadTokens()) return;
    if (pair === null) signIn.end();
    // Before the watchers run, so that none of them sends a request of the previous user.
    else signIn.follow(pair);
    for (const watcher of watchers) watcher(pair);
  };

  return {
    read() {
      const pair = stored();
      if (pair !== null) signIn.found(pair);
      return pair;
    },
    write(pair) {
      if (closed) return;
      signIn.follow(pair);
      memory = storage !== null && storePair(storage, pair) ? undefined : { ...pair };
    },
    clear() {
      signIn.end();
      if (closed) return;
      memory = storage !== null && attempt(() => storage.clear()) ? undefined : null;
    },
    hadTokens: signIn.hadTokens,
    epoch: signIn.epoch,
    followUser() {
      const pair = stored();
      return pair !== null && signIn.follow(pair);
    },
    watch(onChange) {
      if (watchers.size === 0) window.addEventListener('storage', onStorage);
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    close() {
      signIn.end();
      closed = true;
    },
  };
}
