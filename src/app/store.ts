import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '@/api/baseApi';
import { createApiExtra, type ApiExtra } from '@/api/base-query/extra';
import { browserStorage, createCredentials } from '@/api/credentials/credentials';
import { followOtherTabs } from '@/api/credentials/events';
import { authReducer, PROFILE_DELAY_MS, readToken, startAuthListeners } from '@/features/auth';
import { authApi } from '@/api/auth';
import { startDraftListeners } from '@/shared/drafts/draftListeners';
import { draftsReducer } from '@/shared/drafts/draftsSlice';
import { lastSchoolReducer } from '@/shared/domain/lastSchoolSlice';
import { setupGuideReducer } from '@/shared/domain/setup/setupGuideSlice';
import { listsReducer } from '@/shared/filters/filterSlice';
import { followComputer, followProvider } from '@/shared/lib/clock';
import { devTools } from './devTools';
import { persisted, signedInStorage } from './persistence';
import { themeReducer } from './themeSlice';

const SLOW_CHECK_MS = 2000;

/** A portal: a store with its listeners. Tests create two on one storage as two tabs. */
export function createPortal(overrides: Partial<ApiExtra> = {}) {
  const storage = browserStorage();
  const credentials = overrides.credentials ?? createCredentials(storage);
  const api = createApiExtra({ onProviderTime: followProvider, ...overrides, credentials });
  followComputer();
  const persistStorage = signedInStorage(storage, credentials);
  const listeners = createListenerMiddleware();
  startAuthListeners(listeners);
  startDraftListeners(listeners);
  const store = configureStore({
    reducer: combineReducers({
      auth: authReducer,
      theme: persisted('theme', themeReducer, persistStorage),
      lastSchoolId: persisted('lastSchoolId', lastSchoolReducer, persistStorage),
      setupGuide: setupGuideReducer,
      drafts: draftsReducer,
      lists: listsReducer,
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { api } },
        // The duration of the check depends on the machine, so its warning would be misleading.
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // A chosen file is an argument of an upload and never part of the state.
          isSerializable: (value: unknown) => value instanceof Blob || isPlainValue(value),
        },
      })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
    devTools,
  });
  const persistor = persistStore(store);
  const leaveTabs = followOtherTabs(credentials, store.dispatch);
  const close = () => {
    leaveTabs();
    credentials.close();
  };
  return { store, persistor, api, close };
}

const isPlainValue = (value: unknown): boolean =>
  value === null ||
  ['undefined', 'string', 'boolean', 'number'].includes(typeof value) ||
  Array.isArray(value) ||
  isPlainObject(value);
const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

export type Portal = ReturnType<typeof createPortal>;
export type PortalState = ReturnType<Portal['store']['getState']>;
export type PortalDispatch = Portal['store']['dispatch'];

/** Reads the stored sign-in at once and verifies it with the provider afterwards (AUTH-26). */
export function startPortal({ store }: Portal): void {
  store.dispatch(readToken());
  if (store.getState().auth.status !== 'signed-in') return;
  setTimeout(() => {
    if (store.getState().auth.status === 'signed-in')
      void store.dispatch(authApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, PROFILE_DELAY_MS);
}
