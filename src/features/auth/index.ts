import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';

export { PROFILE_DELAY_MS, startAuthListeners } from './authListeners';
export { authReducer, type AuthState } from './authSlice';
export { readToken, signOut } from './signIn';

/** `prepare` runs on the first key, to load the screens after the sign-in. */
export const loginRoute = (prepare: () => void): RouteObject => ({
  path: 'auth/login',
  lazy: async () => {
    const { LoginScreen } = await import('./login/LoginScreen');
    return { element: createElement(LoginScreen, { onTyping: prepare }) };
  },
});
