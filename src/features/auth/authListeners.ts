import type {
  ListenerEffectAPI,
  ListenerMiddlewareInstance,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import { authApi, USER_INFO_SECONDS } from '@/api/auth';
import { baseApi } from '@/api/baseApi';
import { credentialsReceived, signedOut } from '@/api/credentials/events';
import { schoolsApi } from '@/api/schools';
import type { AccessState } from '@/shared/access';
import { readToken } from './signIn';

/** The profile is fetched this long after a start with stored tokens, in milliseconds (CONST-05). */
export const PROFILE_DELAY_MS = 500;

const fetchUserInfo = () => authApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false });

type Listening = ListenerEffectAPI<AccessState, ThunkDispatch<AccessState, unknown, UnknownAction>>;

/** After a sign-in, also of another user, the profile is fetched without the throttle of the cache (AUTH-25). */
function onCredentials(api: Listening): void {
  api.cancelActiveListeners();
  const before = api.getOriginalState().auth;
  api.dispatch(readToken() as ThunkAction<void, AccessState, unknown, UnknownAction>);
  const { status, user } = api.getState().auth;
  if (status !== 'signed-in') return;
  if (before.status !== 'signed-in' || before.user?.userId !== user?.userId) void api.dispatch(fetchUserInfo());
}

/** Privileges may change, so the menu is updated within ten minutes. */
async function onUserInfo(api: Listening): Promise<void> {
  api.cancelActiveListeners();
  await api.delay(USER_INFO_SECONDS * 1000);
  if (api.getState().auth.status === 'signed-in') void api.dispatch(fetchUserInfo());
}

/** The effects of a sign-in, a refresh and a sign-out. */
export function startAuthListeners(listeners: ListenerMiddlewareInstance): void {
  const listen = listeners.startListening as TypedStartListening<
    AccessState,
    ThunkDispatch<AccessState, unknown, UnknownAction>
  >;
  listen({ actionCreator: credentialsReceived, effect: (_action, api) => onCredentials(api) });
  listen({ matcher: authApi.endpoints.getUserInfo.matchFulfilled, effect: (_action, api) => onUserInfo(api) });
  // The profile of a school's users contains its name and logo.
  listen({
    matcher: schoolsApi.endpoints.updateSchool.matchFulfilled,
    effect: (_action, api) => void api.dispatch(fetchUserInfo()),
  });
  listen({ actionCreator: signedOut, effect: (_action, api) => void api.dispatch(baseApi.util.resetApiState()) });
}
