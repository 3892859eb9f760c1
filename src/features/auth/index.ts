export { PROFILE_DELAY_MS, startAuthListeners } from './authListeners';
export { authReducer, type AuthState } from './authSlice';
export { loadLoginScreen } from './login/load';
export { loginRoute } from './login/loginRoute';
export { readToken, signOut } from './signIn';
