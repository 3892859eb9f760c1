/** Injected faults: a fetch with prepared responses, and tokens that expire and rotate. No second implementation of the API. */
export const BASE_URL = 'http://portal.test/api';

export interface Received {
  method: string;
  path: string;
  search: string;
  bearer: string | null;
  headers: Headers;
  body: RequestInit['body'];
  init: RequestInit;
}

interface EnvelopeParts {
  code?: number;
  message?: unknown;
  data?: unknown;
  status?: number;
  headers?: Record<string, string>;
}

export const envelope = ({ code = 100, message = 'Success', data = null, status = 200, headers }: EnvelopeParts = {}) =>
  new Response(JSON.stringify({ responseCode: code, responseMsg: message, data }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const unauthorised = (message = 'Sign in again') => envelope({ status: 401, code: 107, message });

export const htmlPage = (status = 200) =>
  new Response('<html><body>Gateway</body></html>', { status, headers: { 'content-type': 'text/html' } });

export const networkDown = () => Promise.reject(new TypeError('Failed to fetch'));

export type Behaviour = (received: Received) => Response | Promise<Response> | undefined;

function receive(address: string, init: RequestInit): Received {
  const { pathname, search } = new URL(address);
  const headers = new Headers(init.headers);
  const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? null;
  return {
    method: init.method ?? 'GET',
    path: pathname.replace('/api', ''),
    search,
    bearer,
    headers,
    body: init.body,
    init,
  };
}

/** A real fetch stops when its signal does, before and after the answer is known. */
async function untilAborted(signal: AbortSignal | null | undefined, answer: Promise<Response>): Promise<Response> {
  const left = new Promise<never>((_resolve, reject) => {
    const leave = () => reject(new DOMException('left', 'AbortError'));
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
  });
  return Promise.race([answer, left]);
}

export class FakeProvider {
  readonly received: Received[] = [];
  validAccess = 'access-1';
  validRefresh = 'refresh-1';
  private round = 1;
  /** Each may answer in its own way, or leave it to the provider. */
  onCall: Behaviour = () => undefined;
  onRefresh: Behaviour = () => undefined;

  get refreshes(): Received[] {
    return this.received.filter(({ path }) => path === '/auth/refreshToken');
  }

  get calls(): Received[] {
    return this.received.filter(({ path }) => path !== '/auth/refreshToken');
  }

  /** The access token runs out; the refresh token is still good. */
  expire(): void {
    this.validAccess = 'none';
  }

  /** Gives new tokens for the valid refresh token, once. */
  rotate(bearer: string | null): Response {
    if (bearer !== this.validRefresh) return unauthorised('The refresh token is used up');
    this.round += 1;
    this.validAccess = `access-${this.round}`;
    this.validRefresh = `refresh-${this.round}`;
    return envelope({ data: { accessToken: this.validAccess, refreshToken: this.validRefresh, expiresIn: 600 } });
  }

  judge({ bearer, path }: Received): Response {
    return bearer === this.validAccess ? envelope({ data: { path } }) : unauthorised();
  }

  readonly fetch: typeof fetch = (input, init = {}) => {
    const received = receive(input as string, init);
    this.received.push(received);
    const isRefresh = received.path === '/auth/refreshToken';
    const answer = async () =>
      (await (isRefresh ? this.onRefresh : this.onCall)(received)) ??
      (isRefresh ? this.rotate(received.bearer) : this.judge(received));
    return untilAborted(init.signal, answer());
  };
}

export interface Gate {
  passed: Promise<void>;
  open: () => void;
}

export function gate(): Gate {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
