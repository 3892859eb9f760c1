/** The events of a sign-in for the layers above. Tokens never enter redux, so payloads do not contain them. */
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Credentials } from './credentials';

/**
 * asked: by the user · login-page: the login page was opened · expired: the provider rejects the tokens · undecodable: the access token
 * cannot be read · elsewhere: in another tab, also by the sign-in of another user
 */
export type SignOutReason = 'asked' | 'login-page' | 'expired' | 'undecodable' | 'elsewhere';

export const credentialsReceived = createAction('credentials/credentialsReceived');
/** `unanswered`: a change was sent before, and its response had not arrived. */
export const signedOut = createAction<{ reason: SignOutReason; unanswered?: boolean }>('credentials/signedOut');

export type Dispatch = (action: UnknownAction) => unknown;

/** Ends the sign-in of this browser. Removes the tokens first, so that no listener of the event can use them. */
export function endSignIn(
  credentials: Credentials,
  dispatch: Dispatch,
  reason: SignOutReason,
  unanswered = false,
): void {
  credentials.clear();
  dispatch(signedOut({ reason, unanswered }));
}

/** Dispatches the sign-outs and tokens of other tabs; returns the function to unsubscribe. */
export const followOtherTabs = (credentials: Credentials, dispatch: Dispatch): (() => void) =>
  credentials.watch((pair) => dispatch(pair === null ? signedOut({ reason: 'elsewhere' }) : credentialsReceived()));
