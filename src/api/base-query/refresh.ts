/** Runs at most one refresh per store, and uses a refresh token once across tabs: later tabs use the stored result. */
import type { TokenPair } from '@/api/credentials/credentials';
import { credentialsReceived, endSignIn, type Dispatch } from '@/api/credentials/events';
import type { ApiExtra, RefreshOutcome } from './extra';
import { noRefreshToken, signInEnded, unreadable, type Failed, type Outcome } from './failure';
import { send } from './send';

const THROTTLE_MS = 60_000;
const LOCK = 'school-portal-refresh';
/** Time to wait for another tab's tokens after a rejection, because storage has no lock and some browsers have no Web Locks. */
const GRACE_MS = 1_000;
/** Time for the tokens of another tab's refresh to appear in the storage of this tab. */
const SETTLE_MS = 300;

/**
 * Time without a response after which a refresh is repeated once, while the first request stays open. The provider returns the same tokens
 * for a used refresh token within 10 s; a later use ends the sign-in.
 */
const REPEAT_AFTER_MS = 4_000;

const isTokenPair = (data: unknown): data is TokenPair => {
  const { accessToken, refreshToken } = (data ?? {}) as Record<string, unknown>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string';
};

/** Whether the provider rejected the tokens. After any other failure (unreachable, 5xx, a proxy's page) they may be valid. */
const isRejected = ({ failure: { status, responseCode } }: Failed): boolean =>
  responseCode !== null && (status < 300 || [400, 401, 403].includes(status));

/** Ends the sign-in whose tokens the provider rejected. The result of another request that is still running stays unknown. */
export const endRejected = ({ credentials, changes }: ApiExtra, dispatch: Dispatch): void =>
  endSignIn(credentials, dispatch, 'expired', changes.unanswered > 0);

const isThrottled = ({ now, refresh: { refreshedAt } }: ApiExtra): boolean => {
  if (refreshedAt === null) return false;
  const elapsed = now() - refreshedAt;
  // Setting the clock back must not throttle for hours.
  return elapsed >= 0 && elapsed < THROTTLE_MS;
};

/** Compares storage with the current pair: null while it is unchanged; otherwise the pair of another tab or sign-in, or its end. */
function storedReplacement(extra: ApiExtra, current: TokenPair): RefreshOutcome | null {
  const stored = extra.credentials.read();
  if (stored === null) return signInEnded();
  return stored.refreshToken === current.refreshToken ? null : { ok: true, pair: stored };
}

/** Resolves when the first request ends, or has no response in time. */
const endOrDelay = ({ timeoutSignal }: ApiExtra, first: Promise<Outcome>): Promise<Outcome | undefined> =>
  Promise.race([
    first,
    new Promise<undefined>((resolve) =>
      timeoutSignal(REPEAT_AFTER_MS).addEventListener('abort', () => resolve(undefined)),
    ),
  ]);

/** The tokens or the rejection that comes first, otherwise the last failure: after another one the tokens may still come. */
const firstDecided = (requests: readonly [Promise<Outcome>, Promise<Outcome>]): Promise<Outcome> =>
  new Promise((resolve) => {
    const decide = async (request: Promise<Outcome>, other: Promise<Outcome>) => {
      const outcome = await request;
      resolve(outcome.ok || isRejected(outcome) ? outcome : other);
    };
    void decide(requests[0], requests[1]);
    void decide(requests[1], requests[0]);
  });

function pairOf(outcome: Outcome): RefreshOutcome {
  if (!outcome.ok) return outcome;
  const { data } = outcome;
  if (!isTokenPair(data)) return unreadable(200);
  return { ok: true, pair: { accessToken: data.accessToken, refreshToken: data.refreshToken } };
}

async function requestTokens(extra: ApiExtra, current: TokenPair): Promise<RefreshOutcome> {
  // Its own signal: the caller that started the refresh may abort while others wait.
  const controller = new AbortController();
  const { signal } = controller;
  const request = () =>
    send({ url: '/auth/refreshToken', method: 'POST' }, { extra, signal, bearer: current.refreshToken });
  const first = request();
  const early = await endOrDelay(extra, first);
  if (early !== undefined && (early.ok || early.isLost !== true)) return pairOf(early);
  try {
    return storedReplacement(extra, current) ?? pairOf(await firstDecided([first, request()]));
  } finally {
    controller.abort();
  }
}

/** The same, after a change of storage or the given time. */
async function awaitReplacement(extra: ApiExtra, current: TokenPair, ms: number): Promise<RefreshOutcome | null> {
  let stop = () => {};
  const changed = new Promise<void>((resolve) => {
    stop = extra.credentials.watch(() => {
      if (storedReplacement(extra, current) !== null) resolve();
    });
  });
  await Promise.race([changed, extra.delay(ms)]);
  stop();
  return storedReplacement(extra, current);
}

async function exchange(extra: ApiExtra, dispatch: Dispatch, current: TokenPair): Promise<RefreshOutcome> {
  const answer = await requestTokens(extra, current);
  const rejected = !answer.ok && isRejected(answer);
  const other =
    storedReplacement(extra, current) ?? (rejected ? await awaitReplacement(extra, current, GRACE_MS) : null);
  if (other !== null) return other;
  if (answer.ok) {
    extra.credentials.write(answer.pair);
    extra.refresh.refreshedAt = extra.now();
    dispatch(credentialsReceived());
  } else if (rejected) endRejected(extra, dispatch);
  return answer.ok ? answer : { ...answer, transient: false };
}

/** `run` receives whether it had to wait for another tab. */
async function underLock(extra: ApiExtra, run: (waited: boolean) => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  let running: Promise<RefreshOutcome> | undefined;
  if (extra.locks !== undefined) {
    try {
      await extra.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && (running = run(false)));
      return await (running ?? extra.locks.request(LOCK, () => (running = run(true))));
    } catch {
      // The browser denied the lock; a task that is already running must not run twice.
      if (running !== undefined) return running;
    }
  }
  return run(false);
}

/** Handles a request without tokens (AUTH-34). Shows no second message to a user who is already signed out. */
export function withoutTokens(extra: ApiExtra, dispatch: Dispatch): Failed {
  if (extra.credentials.hadTokens()) endRejected(extra, dispatch);
  return noRefreshToken();
}

async function refresh(extra: ApiExtra, dispatch: Dispatch): Promise<RefreshOutcome> {
  const { credentials } = extra;
  const current = credentials.read();
  if (current === null) return withoutTokens(extra, dispatch);
  if (isThrottled(extra)) return { ok: true, pair: current };
  return underLock(
    extra,
    async (waited) =>
      storedReplacement(extra, current) ??
      (waited ? await awaitReplacement(extra, current, SETTLE_MS) : null) ??
      exchange(extra, dispatch, current),
  );
}

/** New tokens, or the reason why there are none; joins a running refresh. Returns the stored tokens within the throttle (AUTH-32). */
export function refreshCredentials(extra: ApiExtra, dispatch: Dispatch): Promise<RefreshOutcome> {
  extra.refresh.inFlight ??= refresh(extra, dispatch).finally(() => {
    extra.refresh.inFlight = null;
  });
  return extra.refresh.inFlight;
}
