// What Node's parser or Fastify answers before any hook runs: the envelope and the headers of every other answer, byte for byte.
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { rejectUnparsed } from '../../../provider/web/unparsed.ts';
import { origin, resetProvider } from '../../support/provider';
import { envelopeOf, send } from '../support/http';
import { openApp } from '../support/insight';

beforeEach(resetProvider);

/** A connection on which text is sent as it is; the answers are all it has received until the other side ends it. */
function connect(at = origin): { write: (text: string) => void; heard: Promise<unknown>; ended: Promise<string> } {
  const { hostname, port } = new URL(at);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  const ended = new Promise<string>((resolve) => {
    socket.on('data', (part) => (text += part.toString()));
    // What is sent after the answer may be met by a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  const heard = new Promise((resolve) => socket.once('data', resolve));
  return { write: (more) => void socket.write(more), heard, ended };
}

async function ask(text: string): Promise<string> {
  const { write, ended } = connect();
  write(text);
  return ended;
}

/** The last of some answers on one connection. */
function lastOf(text: string) {
  const [head = '', body = ''] = text.slice(text.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field): [string, string] => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(line.split(' ')[1]), headers, body: Buffer.from(body) };
}

const HOST = 'host: x\r\n';
const POST = `POST /api/auth/login HTTP/1.1\r\n${HOST}content-type: application/json\r\n`;

test.each<[string, string, [number, number]]>([
  ['no request line', 'nonsense\r\n\r\n', [400, 109]],
  ['an unknown method', `NONSENSE /api/health HTTP/1.1\r\n${HOST}\r\n`, [400, 109]],
  ['an unknown version', `GET /api/health HTTP/9.9\r\n${HOST}\r\n`, [400, 109]],
  ['the greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 109]],
  ['a broken header', `GET /api/health HTTP/1.1\r\n${HOST}a b: c\r\n\r\n`, [400, 109]],
  ['a header with a control character', `GET /api/health HTTP/1.1\r\n${HOST}a: \u0001\r\n\r\n`, [400, 109]],
  ['a length that is none', `${POST}content-length: x\r\n\r\n`, [400, 109]],
  ['two lengths', `${POST}content-length: 1\r\ncontent-length: 2\r\n\r\na`, [400, 109]],
  ['a length and chunks', `${POST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, [400, 109]],
  ['chunks that are none', `${POST}transfer-encoding: chunked\r\n\r\nzz\r\n`, [400, 109]],
  ['headers of more than 16 KB', `GET /api/health HTTP/1.1\r\n${HOST}a: ${'x'.repeat(20_000)}\r\n\r\n`, [431, 201]],
  ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', [400, 109]],
  ['an expectation', `${POST}expect: wonders\r\ncontent-length: 2\r\n\r\n{}`, [417, 109]],
  ['a space in the address', `GET /api/school/all x HTTP/1.1\r\n${HOST}\r\n`, [400, 109]],
  ['an OPTIONS of nothing', `OPTIONS * HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`, [404, 103]],
])('F2 F9 the answer to %s is the envelope, with the headers of any other answer', async (_what, text, expected) => {
  const answer = lastOf(await ask(text));
  const { status, responseCode } = envelopeOf(answer);
  expect([status, responseCode]).toEqual(expected);
  const { headers: wanted } = await send('GET', '/api/nothing');
  const others = /^(access-control-expose-headers|vary|date|x-request-id|content-length|connection)$/;
  const alike = (headers: object) => Object.fromEntries(Object.entries(headers).filter(([name]) => !others.test(name)));
  expect(alike(answer.headers)).toEqual(alike(wanted));
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect([answer.headers['connection'], answer.headers['content-length']]).toEqual([
    'close',
    String(answer.body.length),
  ]);
  expect(Date.parse(answer.headers['date'] ?? '')).not.toBeNaN();
});

test('without a host HTTP/1.0 is served', async () => {
  expect(lastOf(await ask('GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('F2 an OPTIONS request that no browser sends is answered with the envelope', async () => {
  const { status, body } = await send('OPTIONS', '/api/school/all');
  expect([status, body.toString()]).toEqual([204, '']);
});

/** A server of Node alone, whose calls end as the test says, with the provider's answer to what cannot be read. */
async function withServer<T>(begin: http.RequestListener, work: (at: string, server: http.Server) => Promise<T>) {
  const server = http.createServer(begin).on('clientError', rejectUnparsed).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}`, server);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('F9 nothing else is written into an answer that has begun, whatever follows on its connection', async () => {
  const text = await withServer(
    (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('begun'),
    async (at) => {
      const { write, heard, ended } = connect(at);
      write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
      await heard;
      write('nonsense\r\n\r\n');
      return ended;
    },
  );
  expect(text.split('HTTP/1.1 ')).toHaveLength(2);
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*begun$/);
});

test('F8 F9 a request that does not arrive in time gets an answer in the envelope', async () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT', bytesParsed: 0, rawPacket: {} });
  const text = await withServer(
    () => undefined,
    async (at, server) => {
      server.once('connection', (socket) => server.emit('clientError', late, socket));
      return connect(at).ended;
    },
  );
  expect(envelopeOf(lastOf(text))).toMatchObject({ status: 408, responseCode: 109, data: null });
});

const takesCalls = (at: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(Number(new URL(at).port), '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test('R10 a call that comes while the provider stops is answered in the envelope, with code 204', async () => {
  const { at, close } = await openApp({});
  const { write, heard, ended } = connect(at);
  // The beginning of a second call comes with the first one, so that the connection is not idle when the provider stops.
  write(`GET /api/health HTTP/1.1\r\n${HOST}\r\nGET /api/school/all HTTP/1.1\r\n${HOST}`);
  await heard;
  const closed = close();
  while (await takesCalls(at));
  write('\r\n');
  const answer = lastOf(await ended);
  expect(envelopeOf(answer)).toMatchObject({ status: 503, responseCode: 204, data: null });
  expect(answer.headers).toMatchObject({
    'retry-after': '2',
    connection: 'close',
    'x-content-type-options': 'nosniff',
  });
  await closed;
});
