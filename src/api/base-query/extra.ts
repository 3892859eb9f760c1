/** Everything a call needs of the outside world comes in here, per store: two tabs are two stores in one test. */
import { browserStorage, createCredentials, type Credentials, type TokenPair } from '@/api/credentials/credentials';
import type { Failed } from './failure';
import { printPage } from './printPage';
import { saveFile } from './saveFile';

export type RefreshOutcome = { ok: true; pair: TokenPair } | Failed;

interface RefreshState {
  inFlight: Promise<RefreshOutcome> | null;
  /** When the provider last gave new tokens, for the throttle. */
  refreshedAt: number | null;
}

export interface ApiExtra {
  fetch: typeof fetch;
  credentials: Credentials;
  locks: LockManager | undefined;
  now: () => number;
  baseUrl: string | (() => string);
  refresh: RefreshState;
  saveFile: (blob: Blob, fileName: string) => void;
  /** Hands a page of HTML to the browser for printing; its scripts never run. Returns when the browser took it. */
  printPage: (html: string) => Promise<void>;
  delay: (ms: number) => Promise<void>;
  /** A signal that aborts when the time is over. */
  timeoutSignal: (ms: number) => AbortSignal;
}

/** Absent on plain http, whatever the types say. */
const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

export const createApiExtra = (overrides: Partial<ApiExtra> = {}): ApiExtra => ({
  fetch: (input, init) => window.fetch(input, init),
  credentials: overrides.credentials ?? createCredentials(browserStorage()),
  locks: browserLocks(),
  now: () => Date.now(),
  baseUrl: '/api',
  refresh: { inFlight: null, refreshedAt: null },
  saveFile,
  printPage,
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timeoutSignal: (ms) => AbortSignal.timeout(ms),
  ...overrides,
});

/** The store's extraArgument is `{ api: ApiExtra }`. */
export function apiExtraOf(extraArgument: unknown): ApiExtra {
  const { api } = (extraArgument ?? {}) as { api?: ApiExtra };
  if (api === undefined) throw new Error('The store was made without extraArgument.api; see createApiExtra.');
  return api;
}
