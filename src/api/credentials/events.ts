/** What the layers above hear about a sign-in. The payloads carry no token: tokens never enter redux. */
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Credentials } from './credentials';

/** asked: by the user · expired: the provider no longer takes the tokens · undecodable: the access token cannot be read · elsewhere: in another tab */
export type SignOutReason = 'asked' | 'expired' | 'undecodable' | 'elsewhere';

export const credentialsReceived = createAction('credentials/credentialsReceived');
export const signedOut = createAction<{ reason: SignOutReason }>('credentials/signedOut');

export type Dispatch = (action: UnknownAction) => unknown;

/** Ends the sign-in of this browser: tokens first, so that no listener of the event can still use them. */
export function endSignIn(credentials: Credentials, dispatch: Dispatch, reason: SignOutReason): void {
  credentials.clear();
  dispatch(signedOut({ reason }));
}

/** Lets a store follow what other tabs do with the tokens; returns the way to stop. */
export const followOtherTabs = (credentials: Credentials, dispatch: Dispatch): (() => void) =>
  credentials.watch((pair) => dispatch(pair === null ? signedOut({ reason: 'elsewhere' }) : credentialsReceived()));
