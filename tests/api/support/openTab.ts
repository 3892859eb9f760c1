import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { authApi } from '@/api/auth';
import { createApiBaseQuery, type ApiExtraOptions } from '@/api/base-query/apiBaseQuery';
import { createApiExtra, type ApiExtra } from '@/api/base-query/extra';
import type { ApiArgs } from '@/api/base-query/request';
import type { SavedFile } from '@/api/base-query/send';
import { baseApi } from '@/api/baseApi';
import { createCredentials } from '@/api/credentials/credentials';
import { followOtherTabs, signedOut } from '@/api/credentials/events';
import { BASE_URL, type FakeProvider } from './fakeProvider';

/** The portal's own base, with two plain operations. */
export const thingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<{ path: string }, number>({ query: (id) => `/things/${id}` }),
    writeThing: build.mutation<{ path: string }, number>({
      query: (id) => ({ url: `/things/${id}`, method: 'POST', body: { id } }),
    }),
  }),
});

/** Operations whose kinds are known here, whatever the contract holds at the moment. */
export const kindsApi = createApi({
  reducerPath: 'kinds',
  baseQuery: createApiBaseQuery({
    multipartOperations: new Set(['upload']),
    binaryOperations: new Set(['download']),
    publicOperations: new Set(),
    refreshTokenOperations: new Set(),
  }),
  endpoints: (build) => ({
    read: build.query<unknown, ApiArgs | string>({ query: (args) => args }),
    write: build.mutation<unknown, ApiArgs>({ query: (args) => args }),
    slow: build.mutation<unknown, void>({
      query: () => ({ url: '/slow', method: 'POST' }),
      extraOptions: { timeoutMs: 120_000 } satisfies ApiExtraOptions,
    }),
    upload: build.mutation<unknown, ApiArgs>({ query: (args) => args }),
    download: build.mutation<SavedFile, ApiArgs>({ query: (args) => args }),
  }),
});

export interface Saved {
  blob: Blob;
  fileName: string;
}

// The checks stay on; only their remarks about a busy machine would fail a test.
const PATIENT = { warnAfter: Infinity };

/** One browser tab: a real store on a storage it may share. Delays are recorded, not waited for. */
export function openTab(provider: Pick<FakeProvider, 'fetch'>, overrides: Partial<ApiExtra> = {}) {
  const actions: UnknownAction[] = [];
  const delays: number[] = [];
  const saved: Saved[] = [];
  const extra = createApiExtra({
    fetch: provider.fetch,
    credentials: createCredentials(window.localStorage),
    locks: undefined,
    baseUrl: BASE_URL,
    delay: (ms) => Promise.resolve(void delays.push(ms)),
    saveFile: (blob, fileName) => void saved.push({ blob, fileName }),
    timeoutSignal: () => new AbortController().signal,
    ...overrides,
  });
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [kindsApi.reducerPath]: kindsApi.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { api: extra } },
        serializableCheck: PATIENT,
        immutableCheck: PATIENT,
      }).concat(baseApi.middleware, kindsApi.middleware, recorder),
  });
  const close = followOtherTabs(extra.credentials, store.dispatch);
  const { readThing, writeThing } = thingsApi.endpoints;
  const { signIn, signOut } = authApi.endpoints;
  return {
    store,
    extra,
    actions,
    delays,
    saved,
    close,
    signOuts: () => actions.filter((action) => signedOut.match(action)).map(({ payload }) => payload.reason),
    startRead: (id: number) => store.dispatch(readThing.initiate(id)),
    read: (id: number) => store.dispatch(readThing.initiate(id)).unwrap(),
    startWrite: (id: number) => store.dispatch(writeThing.initiate(id)),
    write: (id: number) => store.dispatch(writeThing.initiate(id)).unwrap(),
    signIn: () => store.dispatch(signIn.initiate({ signInRequest: { userName: 'admin', password: 'x' } })).unwrap(),
    signOut: () => store.dispatch(signOut.initiate()).unwrap(),
  };
}

export type Tab = ReturnType<typeof openTab>;

/** Lets everything that needs no outside event happen. */
export async function flushPending(): Promise<void> {
  const { realTick } = globalThis as unknown as { realTick: () => Promise<void> };
  for (let tick = 0; tick < 5; tick += 1) await realTick();
}

/** What the browser tells the other tabs of a storage. */
export const storageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));

export const storedTokens = () => ({
  accessToken: window.localStorage.getItem('accessToken'),
  refreshToken: window.localStorage.getItem('refreshToken'),
});

/** The stored sign-in most tests begin with, good at a fresh provider. */
export function storeSignIn(): void {
  window.localStorage.clear();
  window.localStorage.setItem('accessToken', 'access-1');
  window.localStorage.setItem('refreshToken', 'refresh-1');
}
