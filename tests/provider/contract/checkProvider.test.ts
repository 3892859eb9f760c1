// The command check-provider as a process: against this provider, and against providers that differ from the contract.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { operations } from '../../contract/support';
import { apiBase, PASSWORD, resetProvider, sql } from '../../support/provider';

const root = path.resolve(__dirname, '../../..');
const CREDENTIALS = { PORTAL_CHECK_USER: 'platform', PORTAL_CHECK_PASSWORD: PASSWORD };

interface Ended {
  code: number | null;
  output: string;
}
interface Result {
  id: string;
  checks: number;
  differences: { check: string; expected: string; received: string; requestId?: string }[];
  notChecked?: string;
}

function run(
  args: string[],
  env: Record<string, string> = CREDENTIALS,
  onStart?: (child: ChildProcess) => void,
): Promise<Ended> {
  const own = Object.entries(process.env).filter(([name]) => !/^(PORTAL_|TEST_|JEST_|NODE_|INIT_CWD$)/.test(name));
  const child = spawn(process.execPath, ['scripts/check-provider.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(own), ...env },
  });
  onStart?.(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Runs the command with a file for its result. */
async function runForResults(...args: string[]): Promise<Ended & { results: Map<string, Result> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'school-portal-test-check-'));
  try {
    const file = path.join(folder, 'result.json');
    const ended = await run([...args, '--json', file]);
    const { results } = JSON.parse(fs.readFileSync(file, 'utf8')) as { results: Result[] };
    return { ...ended, results: new Map(results.map((result) => [result.id, result])) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** @returns the address of the API of a new server */
async function serve(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}
type Json = { responseCode: number; responseMsg: string; data: Record<string, unknown> | null };
/** What the proxy sends instead of a response, or how it sends it. */
type Change = (reply: Reply, response: http.ServerResponse) => Reply | undefined;

const ended = (message: http.IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.once('error', reject);
    message.once('end', () => resolve(Buffer.concat(parts)));
  });

const asJson = (change: (json: Json) => unknown): Change => {
  return (reply) => ({ ...reply, body: JSON.stringify(change(JSON.parse(reply.body) as Json)) });
};
const isSuccess = ({ status }: Reply): boolean => status === 200;
const onSuccess =
  (change: Change): Change =>
  (reply, response) =>
    isSuccess(reply) ? change(reply, response) : reply;
const withHeaders =
  (headers: Record<string, string>): Change =>
  (reply) => ({ ...reply, headers: { ...reply.headers, ...headers } });

/** A body that ends only when the client closes the connection. */
const endless: Change = (_reply, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  const part = Buffer.alloc(1_000_000, ' ');
  const write = (): void => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
  return undefined;
};

/** A provider that changes the responses of single calls, by method and address below /api without its last id. */
async function proxy(changes: Record<string, Change>): Promise<string> {
  const { host } = new URL(apiBase);
  return serve((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = await ended(request);
      const forwarded = http.request(`http://${host}${url}`, {
        method,
        headers: { ...headers, host, 'accept-encoding': 'identity' },
      });
      forwarded.end(body);
      const got = await new Promise<http.IncomingMessage>((resolve) => forwarded.once('response', resolve));
      const content = await ended(got);
      const name = `${method} ${url.replace(/^\/api/, '').replace(/(\/\d+)+\/?(\?.*)?$/, '')}`;
      const change = changes[name];
      if (!change) return void response.writeHead(got.statusCode ?? 0, got.headers).end(content);
      const {
        'content-length': _length,
        'content-encoding': _encoding,
        ...own
      } = got.headers as Record<string, string>;
      const reply = change({ status: got.statusCode ?? 0, headers: own, body: content.toString() }, response);
      if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
    })();
  });
}

beforeEach(resetProvider);

test('CODE-100 B1 the provider of this project has no difference from the contract, in any operation', async () => {
  const { code, output, results } = await runForResults(apiBase);
  expect([...results.values()].filter((one) => one.notChecked !== undefined || one.differences.length > 0)).toEqual([]);
  expect([...results.keys()].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  expect([code, output.includes(PASSWORD), output.includes('eyJ')]).toEqual([0, false, false]);
  expect(output).toMatch(/creates two schools of its own/);
  const { length } = operations;
  expect(output).toContain(`\n${length} of ${length} operations checked, 0 differences, 0 not checked.\n`);
});

/** The stored teacher of the first school, in place of the response that no such record exists. */
function teacherForAnyone(): Record<string, Change> {
  let stored: Reply | undefined;
  return {
    'POST /user/teacher': (reply) => (isSuccess(reply) ? (stored = reply) : reply),
    'GET /user/teacher': (reply) => (reply.status === 404 ? stored : reply),
  };
}

const VALID = 'a valid request';
const ANOTHER = 'a valid request for another record';
const ELSEWHERE = 'the request in another school';
const FOREIGN = 'a record of another school';
const NOT_STORED = { 'cache-control': 'no-store' };
const instead =
  (status: number, headers: Record<string, string>, body = ''): Change =>
  () => ({ status, headers: { ...headers, ...NOT_STORED }, body });
const withoutName = asJson(({ data, ...envelope }) => ({ ...envelope, data: { ...data, schoolName: undefined } }));
const replaced =
  (from: string, to: string): Change =>
  (reply) => ({ ...reply, body: reply.body.replace(from, to) });

/** A repeated request returns another record; a failure names its fields elsewhere. */
function otherIdWhenRepeated(): Change {
  const keys = new Set<unknown>();
  return (reply, response) => {
    const key = response.req.headers['idempotency-key'];
    const isRepeated = key !== undefined && keys.has(key);
    keys.add(key);
    if (!isSuccess(reply)) return replaced('"problems":[{', '"problems":[],"x":[{')(reply, response);
    return isRepeated ? replaced('"teacherId":', '"teacherId":1')(reply, response) : reply;
  };
}

/** Operation, changed responses, and all differences that the command reports. */
const DIFFERENCES: [id: string, changes: Record<string, Change>, differences: [check: string, received: RegExp][]][] = [
  ['listUserPrivileges', {}, []],
  [
    'getSchool',
    { 'GET /school': onSuccess(withoutName) },
    [ELSEWHERE, VALID].map((check) => [check, /^data must have required property 'schoolName'$/]),
  ],
  [
    'getUserInfo',
    { 'GET /user/info': (reply) => (reply.status === 401 ? { ...reply, status: 403 } : reply) },
    ['no token', 'an invalid token'].map((check) => [check, /^HTTP 403, code 107, "Invalid user credentials"$/]),
  ],
  [
    'getTeacher',
    teacherForAnyone(),
    [
      ['an unknown id', /^HTTP 200, code 100, "Success"$/],
      [FOREIGN, /^HTTP 200, code 100, "Success"$/],
      [FOREIGN, /^HTTP 200, code 100, "Success" with a record of it$/],
    ],
  ],
  [
    'listTeachers',
    { 'GET /user/teacher/all': replaced('necessary permissions', 'rights') },
    [['a user without the privilege', /^"You do not have the rights"$/]],
  ],
  [
    'listActiveTeachers',
    { 'GET /user/teacher/active': withHeaders({ 'cache-control': 'max-age=60' }) },
    [['no token', /^Cache-Control: max-age=60$/]],
  ],
  [
    'createAdministrator',
    { 'POST /user/administrator': otherIdWhenRepeated() },
    [
      ...['teacherName missing', 'userName of another type', 'an unknown field'].map((check): [string, RegExp] => [
        check,
        /^data must NOT have additional properties \(x\)$/,
      ]),
      ['the valid request again with the same Idempotency-Key', /^HTTP 200, code 100, "Success"$/],
    ],
  ],
  [
    'listSchools',
    { 'GET /school/all': onSuccess((reply) => ({ ...reply, status: 201 })) },
    [ELSEWHERE, VALID].map((check) => [check, /^HTTP 201, code 100, "Success"$/]),
  ],
  [
    'downloadTeacherTemplate',
    { 'GET /user/teacher/import/template': onSuccess(withHeaders({ 'content-disposition': 'attachment' })) },
    [ELSEWHERE, VALID].map((check) => [check, /^attachment$/]),
  ],
  [
    'listSessions',
    { 'GET /session/all': onSuccess((reply) => ({ ...reply, body: '{"responseCode":100,' })) },
    [ELSEWHERE, VALID].map((check) => [check, /^HTTP 200, application\/json.* of 20 bytes that is no JSON$/]),
  ],
  [
    'listReportSessions',
    { 'GET /session/reports': onSuccess(instead(200, { 'content-type': 'text/html' }, '<p>Portal</p>')) },
    [ELSEWHERE, VALID].map((check) => [check, /^HTTP 200, text\/html of 13 bytes$/]),
  ],
  [
    'listActiveSessions',
    { 'GET /session/all/active': onSuccess(instead(302, { location: 'http://127.0.0.1:9/' })) },
    [ELSEWHERE, VALID].map((check) => [check, /^HTTP 302, a redirect to http:\/\/127\.0\.0\.1:9\/$/]),
  ],
  ['getSession', { 'GET /session': onSuccess(endless) }, [[VALID, /^HTTP 200, a body of more than 20 MB$/]]],
];

test('B1 a provider with other responses: every difference is reported with its operation and check', async () => {
  const changes = Object.assign({}, ...DIFFERENCES.map(([, each]) => each)) as Record<string, Change>;
  const ids = DIFFERENCES.map(([id]) => id);
  const { code, output, results } = await runForResults(await proxy(changes), '--only', ids.join());
  const found = ids.map((id) => {
    const { differences = [], notChecked } = results.get(id) ?? {};
    return { id, notChecked, differences: differences.map(({ check, received }) => [check, received]) };
  });
  const expected = DIFFERENCES.map(([id, , differences]) => ({
    ...{ id, notChecked: undefined },
    differences: differences.map(([check, received]) => [check, expect.stringMatching(received) as string]),
  }));
  expect(found).toEqual(expected);
  expect(output).toMatch(/\n13 of 13 operations checked, 24 differences, 0 not checked\.\n/);
  expect(code).toBe(1);
});

test('B1 an operation whose records could not be created is reported as not checked, and no secret is printed', async () => {
  const echo: Change = (reply, { req }) => {
    const responseMsg = `${PASSWORD} ${req.headers.authorization}`;
    return { ...reply, status: 500, body: JSON.stringify({ responseCode: 108, responseMsg, data: null }) };
  };
  const address = await proxy({ 'POST /session/': onSuccess(echo) });
  const { code, output, results } = await runForResults(address, '--only', 'createSession,getSession,listSessions');
  const received = 'HTTP 500, code 108, "… Bearer …"';
  expect(results.get('createSession')).toMatchObject({
    differences: [VALID, ANOTHER, ANOTHER].map((check) => ({ check, received })),
  });
  expect(results.get('getSession')?.notChecked).toBe('it needs “session”, which an earlier step did not create');
  expect(results.get('listSessions')).toMatchObject({ differences: [] });
  expect(output).toMatch(/\n2 of 3 operations checked, 3 differences, 1 not checked\.\n/);
  expect([code, output.includes(PASSWORD), output.includes('eyJ')]).toEqual([1, false, false]);
});

test('B1 a provider that stops responding is reported, and the check ends', async () => {
  const tokens = { accessToken: 'a', refreshToken: 'b', expiresIn: 600 };
  const address = await serve((request, response) => {
    if (!request.url?.endsWith('/auth/login')) return;
    response.writeHead(200, { 'content-type': 'application/json', ...NOT_STORED });
    response.end(JSON.stringify({ responseCode: 100, responseMsg: 'Success', data: tokens }));
  });
  const { code, output } = await run([
    address,
    '--timeout',
    '1',
    '--only',
    'createSchool,createAdministrator,getSchool',
  ]);
  expect(output).toMatch(/received: no complete response within 1 s\n/);
  expect(output).toMatch(/not checked: the provider did not respond to 3 calls in a row\n/);
  expect(code).toBe(1);
});

/** Arguments and settings with which nothing can be checked, and the sentence about it. */
const NOT_RUN: [what: string, args: () => string[], env: Record<string, string>, sentence: RegExp][] = [
  ['no address', () => [], CREDENTIALS, /^Usage: npm run check-provider/],
  ['an address that is none', () => ['localhost'], CREDENTIALS, /^Usage: npm run check-provider/],
  ['an unknown option', () => [apiBase, '--quick'], CREDENTIALS, /^Unknown option '--quick'/],
  [
    'an unknown operation',
    () => [apiBase, '--only', 'getNothing'],
    CREDENTIALS,
    /^The contract has no operation getNothing\.\n$/,
  ],
  [
    'no password',
    () => [apiBase],
    { PORTAL_CHECK_USER: 'platform' },
    /^PORTAL_CHECK_USER or PORTAL_CHECK_PASSWORD is missing\.\n/,
  ],
  [
    'a wrong password',
    () => [apiBase],
    { ...CREDENTIALS, PORTAL_CHECK_PASSWORD: 'Another@2026' },
    /\nThe platform administrator cannot sign in at http:\S+\/api: HTTP 400, code 110, "Invalid username or password"\n$/,
  ],
];

test.each(NOT_RUN)('B1 with %s nothing is checked: one sentence, exit code 2', async (_what, args, env, sentence) => {
  const { code, output } = await run(args(), env);
  expect(output).toMatch(sentence);
  expect([code, output.includes(PASSWORD)]).toEqual([2, false]);
});

test('a check that is stopped disables its schools, and exits with code 2', async () => {
  let child: ChildProcess | undefined;
  const stop: Change = (reply) => {
    child?.kill('SIGTERM');
    return reply;
  };
  const address = await proxy({ 'POST /session/': stop });
  const { code, output } = await run([address], CREDENTIALS, (started) => (child = started));
  expect([code, output]).toEqual([2, expect.stringMatching(/\nThe check was stopped by SIGTERM\.\n$/)]);
  expect(await sql("SELECT DISTINCT disabled FROM schools WHERE name LIKE 'Check of the contract%'")).toEqual([
    { disabled: true },
  ]);
});

test('B1 with a provider that cannot be reached nothing is checked: one sentence, exit code 2', async () => {
  const address = await serve(() => undefined);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const { code, output } = await run([address]);
  expect(output).toMatch(/\nThe provider at http:\S+\/api cannot be reached: ECONNREFUSED\n$/);
  expect(code).toBe(2);
});
