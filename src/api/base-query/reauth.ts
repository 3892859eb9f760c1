/** Sends a request at most twice: the second time with newer tokens after a 401 (AUTH-29..35). */
import { credentialsReceived, type Dispatch } from '@/api/credentials/events';
import type { ApiExtra } from './extra';
import { signInEnded, type Failed, type Outcome } from './failure';
import { endRejected, refreshCredentials, withoutTokens } from './refresh';

export interface Call {
  send: (bearer: string) => Promise<Outcome>;
  extra: ApiExtra;
  dispatch: Dispatch;
  /** The sign-in of the request; it is never sent in another one. */
  epoch: number;
}

type Turn = { sent: false; outcome: Failed } | { sent: true; outcome: Outcome; token: string };

const isUnauthorised = (outcome: Outcome): boolean => !outcome.ok && outcome.failure.status === 401;

const hasEnded = ({ extra, epoch }: Call): boolean => extra.credentials.epoch() !== epoch;

/** Waits for a running refresh, then sends with the stored token. Nothing may be awaited between reading and sending. */
async function sendInTurn(call: Call): Promise<Turn> {
  const { refresh, credentials } = call.extra;
  while (refresh.inFlight !== null) {
    const renewed = await refresh.inFlight;
    if (!renewed.ok) return { sent: false, outcome: renewed };
  }
  // Another user signed in in another tab, and the event of storage may not have arrived.
  if (credentials.followUser()) call.dispatch(credentialsReceived());
  if (hasEnded(call)) return { sent: false, outcome: signInEnded() };
  const token = credentials.read()?.accessToken;
  if (token === undefined) return { sent: false, outcome: withoutTokens(call.extra, call.dispatch) };
  return { sent: true, token, outcome: await call.send(token) };
}

/** After a 401: null when newer tokens are stored, otherwise the reason why there are none. */
async function renew({ extra, dispatch }: Call, rejected: string): Promise<Failed | null> {
  const stored = extra.credentials.read();
  if (stored !== null && stored.accessToken !== rejected) return null;
  const renewed = await refreshCredentials(extra, dispatch);
  return renewed.ok ? null : renewed;
}

export async function withReauth(call: Call): Promise<Outcome> {
  const first = await sendInTurn(call);
  if (!first.sent || !isUnauthorised(first.outcome) || hasEnded(call)) return first.outcome;

  const failed = await renew(call, first.token);
  if (failed !== null) return failed;

  const second = await sendInTurn(call);
  const { credentials } = call.extra;
  // Newer tokens, stored by another tab or another call's sign-out, were not rejected.
  const rejected = second.sent && isUnauthorised(second.outcome) && credentials.read()?.accessToken === second.token;
  if (rejected) endRejected(call.extra, call.dispatch);
  return second.outcome;
}
