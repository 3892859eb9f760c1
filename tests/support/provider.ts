// The provider process that belongs to this jest worker, as the tests speak to it.
import http from 'node:http';

declare const PROVIDER_ENGINE: 'embedded' | 'postgres';

interface Ports {
  api: number;
  control: number;
}

export const engine = PROVIDER_ENGINE;

const all = JSON.parse(process.env[`TEST_PROVIDERS_${engine}`] ?? '[]') as Ports[];
const ports = all[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % all.length];
if (!ports) throw new Error('No test provider runs: start the tests with npm test or npx jest.');

export const origin = `http://127.0.0.1:${ports.api}`;
export const apiBase = `${origin}/api`;

const agent = new http.Agent({ keepAlive: true });
// An open connection keeps everything of its test file in memory, some 17 MB, for as long as the worker lives.
afterAll(() => agent.destroy());
interface Got {
  status: number;
  headers: Headers;
  json: unknown;
}
/** What fetch does for a body of text, for a third of the processor time. */
const ask = (port: number, method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<Got>((resolve, reject) => {
    // Node sends a body of DELETE without its length, as no browser does.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const to = { agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } };
    const asked = http.request(to, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const json: unknown = JSON.parse(Buffer.concat(parts).toString());
        resolve({ status: answer.statusCode ?? 0, headers: new Headers(answer.headers as HeadersInit), json });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });

/** One command of the harness (providerHost.mjs, hostTools.mjs). */
export async function control<T>(command: string, input: unknown = {}): Promise<T> {
  const { json } = await ask(ports?.control ?? 0, 'POST', `/${command}`, {}, JSON.stringify(input));
  const { value, error } = json as { value: T; error?: string };
  if (error !== undefined) throw new Error(`${command}: ${error}`);
  return value;
}

/** Every table as after the demo was filled, and the clock back on 15 July 2026. */
export const resetProvider = () => control('reset');
/** Stops the provider's clock at an instant. */
export const setClock = (at: string) => control('clock', { at });
export const moveClock = (plusMs: number) => control('clock', { plusMs });
/** Runs SQL as the owner, past row-level security. */
export const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  control<Row[]>('sql', { text, params });

export interface ScopedAnswer {
  rows?: Record<string, unknown>[];
  rowCount?: number;
  error?: string;
  sqlState?: string;
}
/** Runs statements as the application in a scope, without any filter of its own; all is rolled back. */
export const runScoped = (
  scope: 'school' | 'platform' | 'sign-in' | 'upkeep' | '',
  schoolId: number | null,
  statements: string[],
  userId: number | null = null,
) => control<ScopedAnswer[]>('scoped', { scope, schoolId, statements, userId });
/** One bare write of an operation that does not exist, as a platform user or not, inside a school: what it stored beside. */
export const bareWrite = (
  actor: { userId: number; schoolId: number | null },
  inSchool: number,
  idempotencyKey: string,
) => control<{ ran: boolean }>('bareWrite', { actor, inSchool, idempotencyKey });
/** Changes the marks of an exam inside a school, as an edit or an upload would: how many, or the code of the refusal. */
export const changeMarks = (schoolId: number, examId: number, how: 'EDIT' | 'UPLOAD') =>
  control<{ responseCode: number; changed: number }>('changeMarks', { schoolId, examId, how });
/** Spreadsheets read at one moment: how many rows each holds, or the code of the refusal. */
export const readAtOnce = (orders: { userId: number; content: Buffer; metaName?: string; sheet?: string }[]) =>
  control<{ rows?: number; responseCode?: number }[]>('readAtOnce', {
    orders: orders.map(({ content, ...order }) => ({ ...order, content: content.toString('base64') })),
  });
export const hang = (first: string, then: string) => control<{ ended: string }>('hang', { first, then });

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  responseCode: number;
  responseMsg: string;
  data: T;
}

export interface CallOptions {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

async function sendForm(path: string, init: RequestInit): Promise<Got> {
  const answer = await fetch(`${apiBase}${path}`, init);
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}
/** A path below /api as it is sent: letters beyond ASCII are escaped. */
function addressOf(path: string): string {
  const { pathname, search } = new URL(`${apiBase}${path}`);
  return `${pathname}${search}`;
}

/** One HTTP call below /api. */
export async function call<T = unknown>(
  method: string,
  path: string,
  { token, json, form, headers }: CallOptions = {},
): Promise<Answer<T>> {
  const own = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const got = await (form
    ? sendForm(path, { method, headers: own, body: form })
    : ask(ports?.api ?? 0, method, addressOf(path), own, json === undefined ? undefined : JSON.stringify(json)));
  const body = got.json as Pick<Answer<T>, 'responseCode' | 'responseMsg' | 'data'>;
  return { status: got.status, headers: got.headers, ...body };
}

export const PASSWORD = 'Portal@2026';
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

/** Signs an account in over HTTP. */
export async function signInUncached(userName: string, password = PASSWORD): Promise<Tokens> {
  const { responseCode, responseMsg, data } = await call<Tokens>('POST', '/auth/login', {
    json: { userName, password },
  });
  if (responseCode !== 100) throw new Error(`${userName} could not sign in: ${responseMsg}`);
  return data;
}
/** The same for a test that is about something else: a demo account's tokens come with the provider while they are as good. */
export const signIn = async (userName: string, password = PASSWORD): Promise<Tokens> =>
  (password === PASSWORD ? await control<Tokens | null>('tokens', { userName }) : null) ??
  signInUncached(userName, password);
export const tokenOf = async (userName: string): Promise<string> => (await signIn(userName)).accessToken;
/** What others in the school call an account. */
export async function displayNameOf(userName: string): Promise<string | undefined> {
  const text = 'SELECT coalesce(full_name, user_name) AS name FROM users WHERE user_name = $1';
  return (await sql<{ name: string }>(text, [userName]))[0]?.name;
}
/** An account's sign-ins that have not ended, the one the tests share among them. */
export const openSignIns = (userName: string) =>
  sql('SELECT s.id FROM sign_ins s JOIN users u ON u.id = s.user_id WHERE s.ended_at IS NULL AND u.user_name = $1', [
    userName,
  ]);
