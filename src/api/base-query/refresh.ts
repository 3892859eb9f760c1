/** At most one refresh runs per store, and across tabs a refresh token is spent once: who comes late takes what is stored. */
import type { TokenPair } from '@/api/credentials/credentials';
import { credentialsReceived, endSignIn, type Dispatch } from '@/api/credentials/events';
import type { ApiExtra, RefreshOutcome } from './extra';
import { noRefreshToken, signInEnded, unreadable, type Failed } from './failure';
import { send } from './send';

const THROTTLE_MS = 60_000;
const LOCK = 'school-portal-refresh';
/** Time to wait for another tab's tokens after a rejection, because storage has no lock and some browsers have no Web Locks. */
const GRACE_MS = 1_000;
/** How long after another tab's refresh its tokens may need to show in this tab's storage. */
const SETTLE_MS = 300;

const isTokenPair = (data: unknown): data is TokenPair => {
  const { accessToken, refreshToken } = (data ?? {}) as Record<string, unknown>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string';
};

/** Whether the provider rejected the tokens. After any other failure (unreachable, 5xx, a proxy's page) they may be valid. */
const isRejected = ({ failure: { status, responseCode } }: Failed): boolean =>
  responseCode !== null && (status < 300 || [400, 401, 403].includes(status));

const isThrottled = ({ now, refresh: { refreshedAt } }: ApiExtra): boolean => {
  if (refreshedAt === null) return false;
  const elapsed = now() - refreshedAt;
  // A clock set back must not throttle for hours.
  return elapsed >= 0 && elapsed < THROTTLE_MS;
};

async function askProvider(extra: ApiExtra, refreshToken: string): Promise<RefreshOutcome> {
  // A signal of its own: the caller who happened to start it may leave, the others still wait.
  const { signal } = new AbortController();
  const outcome = await send({ url: '/auth/refreshToken', method: 'POST' }, { extra, signal, bearer: refreshToken });
  if (!outcome.ok) return outcome;
  const { data } = outcome;
  if (!isTokenPair(data)) return unreadable(200);
  return { ok: true, pair: { accessToken: data.accessToken, refreshToken: data.refreshToken } };
}

/** What storage says about the pair we hold: still it (null), replaced by another tab or the next sign-in, or gone. */
function overtaken(extra: ApiExtra, held: TokenPair): RefreshOutcome | null {
  const stored = extra.credentials.read();
  if (stored === null) return signInEnded();
  return stored.refreshToken === held.refreshToken ? null : { ok: true, pair: stored };
}

/** The same, once it has changed or the time is over. */
async function overtakenWithin(extra: ApiExtra, held: TokenPair, ms: number): Promise<RefreshOutcome | null> {
  let stop = () => {};
  const changed = new Promise<void>((resolve) => {
    stop = extra.credentials.watch(() => {
      if (overtaken(extra, held) !== null) resolve();
    });
  });
  await Promise.race([changed, extra.delay(ms)]);
  stop();
  return overtaken(extra, held);
}

async function exchange(extra: ApiExtra, dispatch: Dispatch, held: TokenPair): Promise<RefreshOutcome> {
  const answer = await askProvider(extra, held.refreshToken);
  const rejected = !answer.ok && isRejected(answer);
  const other = overtaken(extra, held) ?? (rejected ? await overtakenWithin(extra, held, GRACE_MS) : null);
  if (other !== null) return other;
  if (answer.ok) {
    extra.credentials.write(answer.pair);
    extra.refresh.refreshedAt = extra.now();
    dispatch(credentialsReceived());
  } else if (rejected) endSignIn(extra.credentials, dispatch, 'expired');
  return answer.ok ? answer : { ...answer, transient: false };
}

/** `run` learns whether it had to wait for another tab. */
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

/** Handles a call without tokens to renew (AUTH-34). A user who is signed out already gets no second message. */
export function withoutTokens({ credentials }: ApiExtra, dispatch: Dispatch): Failed {
  if (credentials.held()) endSignIn(credentials, dispatch, 'expired');
  return noRefreshToken();
}

async function refresh(extra: ApiExtra, dispatch: Dispatch): Promise<RefreshOutcome> {
  const { credentials } = extra;
  const held = credentials.read();
  if (held === null) return withoutTokens(extra, dispatch);
  if (isThrottled(extra)) return { ok: true, pair: held };
  return underLock(
    extra,
    async (waited) =>
      overtaken(extra, held) ??
      (waited ? await overtakenWithin(extra, held, SETTLE_MS) : null) ??
      exchange(extra, dispatch, held),
  );
}

/** New tokens, or why there are none; joins the refresh that runs. Within the throttle the stored tokens (AUTH-32). */
export function refreshCredentials(extra: ApiExtra, dispatch: Dispatch): Promise<RefreshOutcome> {
  extra.refresh.inFlight ??= refresh(extra, dispatch).finally(() => {
    extra.refresh.inFlight = null;
  });
  return extra.refresh.inFlight;
}
