import { jwtDecode } from 'jwt-decode';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { authApi } from '@/api/auth';
import { apiExtraOf, type ApiExtra } from '@/api/base-query/extra';
import { credentialsReceived, endSignIn, signedOut } from '@/api/credentials/events';
import { isOtherUser, userIdOf } from '@/api/credentials/tokenUser';
import type { AccessState, UserClaims } from '@/shared/access';
import { noTokenFound, tokenRead } from './authSlice';

type AuthThunk<T> = ThunkAction<T, AccessState, { api: ApiExtra }, UnknownAction>;

/** Signs in; throws the failure of the request. Only the credentials receive the tokens. */
export const signIn =
  (userName: string, password: string): AuthThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    const call = authApi.endpoints.signIn.initiate({ signInRequest: { userName, password } }, { track: false });
    const { accessToken, refreshToken } = await dispatch(call).unwrap();
    apiExtraOf(extra).credentials.write({ accessToken, refreshToken });
    dispatch(credentialsReceived());
  };

/** Ends the sign-in in this browser and, without waiting, at the provider. */
export const signOut =
  (reason: 'asked' | 'login-page' = 'asked'): AuthThunk<void> =>
  (dispatch, _getState, extra) => {
    void dispatch(authApi.endpoints.signOut.initiate(undefined, { track: false }));
    endSignIn(apiExtraOf(extra).credentials, dispatch, reason);
  };

/**
 * Builds the profile from the stored token; a token that cannot be decoded ends the sign-in (AUTH-26, AUTH-27). A token of another user
 * ends the sign-in of the previous one first, so that nothing of it remains.
 */
export const readToken = (): AuthThunk<void> => (dispatch, getState, extra) => {
  const { credentials } = apiExtraOf(extra);
  const pair = credentials.read();
  if (pair === null) {
    dispatch(noTokenFound());
    return;
  }
  try {
    const claims = jwtDecode<UserClaims>(pair.accessToken);
    if (isOtherUser(getState().auth.user?.userId, userIdOf(claims))) dispatch(signedOut({ reason: 'elsewhere' }));
    dispatch(tokenRead(claims));
  } catch {
    endSignIn(credentials, dispatch, 'undecodable');
  }
};

/** Opening the login page clears local storage (AUTH-05); drafts stay for the next sign-in of their user. */
export const forgetBrowser = (): AuthThunk<void> => (dispatch, getState, extra) => {
  const { credentials } = apiExtraOf(extra);
  // The page may open before the stored tokens were read; they are revoked at the provider too.
  if (getState().auth.status === 'signed-in' || credentials.read() !== null) dispatch(signOut('login-page'));
  else credentials.clear();
};
