/** All external dependencies of requests, injected per store, so that a test can run two stores as two tabs. */
import { browserStorage, createCredentials, type Credentials, type TokenPair } from '@/api/credentials/credentials';
import type { Failed } from './failure';
import { printPage } from './printPage';
import { saveFile } from './saveFile';

export type RefreshOutcome = { ok: true; pair: TokenPair } | Failed;

interface RefreshState {
  inFlight: Promise<RefreshOutcome> | null;
  /** time of the last refresh, for the throttle */
  refreshedAt: number | null;
}

export interface ApiExtra {
  /** number of requests that may change data and have no response yet */
  changes: { unanswered: number };
  fetch: typeof fetch;
  credentials: Credentials;
  locks: LockManager | undefined;
  now: () => number;
  /** Receives the time of the provider's clock with each response, in milliseconds since the epoch. */
  onProviderTime: (time: number) => void;
  baseUrl: string | (() => string);
  refresh: RefreshState;
  saveFile: (blob: Blob, fileName: string) => void;
  /** Passes a page of HTML to the browser for printing, without running its scripts. Resolves when the print dialog was opened. */
  printPage: (html: string) => Promise<void>;
  delay: (ms: number) => Promise<void>;
  /** A signal that aborts after this time. */
  timeoutSignal: (ms: number) => AbortSignal;
}

/** Undefined on plain http, unlike its type. */
const browserLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

export const createApiExtra = (overrides: Partial<ApiExtra> = {}): ApiExtra => ({
  changes: { unanswered: 0 },
  fetch: (input, init) => window.fetch(input, init),
  credentials: overrides.credentials ?? createCredentials(browserStorage()),
  locks: browserLocks(),
  now: () => Date.now(),
  onProviderTime: () => undefined,
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
