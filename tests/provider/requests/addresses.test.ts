// Addresses and methods the contract does not know, and what Fastify answers on its own: all in the envelope.
import net from 'node:net';
import { origin, resetProvider, tokenOf } from '../../support/provider';
import { ask, bearer, send, verdict } from '../support/http';

const NOT_FOUND: [number, number] = [404, 103];
let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['GET', '/api/school'],
  ['GET', '/api/school/1/2/3'],
  ['GET', '/api//school/all'],
  ['GET', '/api/SCHOOL/all'],
  ['GET', '/api/school/all.css'],
  ['GET', '/api/../api/nothing'],
  ['GET', '/api/user/teacher/1/2/3/4'],
  ['GET', '/api/auth/login'],
  ['PUT', '/api/auth/login'],
  ['DELETE', '/api/user/info'],
  ['POST', '/api/school/1'],
  ['PATCH', '/api/school/1'],
  ['GET', '/api/school/1/true/disable'],
  ['POST', '/nothing'],
  ['GET', '/nothing.php'],
])('CALL-13 CODE-12 CODE-103 %s %s is not an operation', async (method, target) => {
  const answers = [await ask(method, target), await ask(method, target, { headers: bearer(token) })];
  const verdicts = answers.map(verdict);
  // A path of a known call asks for the token first.
  expect(verdicts[1]).toEqual(target === '/api/school/all.css' ? [400, 109] : NOT_FOUND);
  expect([NOT_FOUND[0], 401]).toContain(verdicts[0]?.[0]);
  for (const { responseCode, responseMsg } of answers)
    if (responseCode === NOT_FOUND[1]) expect(responseMsg).toBe('The requested resource was not found');
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY'])('F9 %s is not served', async (method) => {
  const status = await new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let text = '';
    const socket = net.connect(Number(port), hostname, () =>
      socket.write(`${method} /api/school/all HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0)));
    socket.on('error', reject);
  });
  expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
});

test.each(['/api/%', '/api/%zz', '/api/school/%zz', '/images/%E0%A4%A', '/api/school/%c0%af', '/%'])(
  'CODE-109 %s cannot be read',
  async (target) => {
    expect(verdict(await ask('GET', target))).toEqual([400, 109]);
  },
);

test('CODE-103 CODE-109 an address that is far too long is refused', async () => {
  for (const target of [
    `/api/school/${'9'.repeat(3_000)}`,
    `/api/${'x/'.repeat(2_000)}`,
    `/images/${'1'.repeat(3_000)}`,
  ])
    expect([400, 404]).toContain((await ask('GET', target, { headers: bearer(token) })).status);
});

test('F8 headers of more than 16 KB are not read', async () => {
  expect((await send('GET', '/api/school/all', { headers: { 'x-long': 'x'.repeat(20_000) } })).status).toBe(431);
});

test.each([
  '__proto__=1',
  '__proto__[isPlatform]=1',
  'constructor=1',
  'schoolId=1',
  'page=0&size=1000000',
  'a=1&a=2',
  '%00=1',
  '%zz=1',
  `${'q'.repeat(5_000)}=1`,
])('CODE-109 the query %s is refused where the operation has no query', async (query) => {
  expect(verdict(await ask('GET', `/api/school/all?${query}`, { headers: bearer(token) }))).toEqual([400, 109]);
});

test.each(['/api/school/all', '/api/nothing', '/api/%zz', '/api/health', '/images/x'])(
  'E6 F9 answers of %s are stored by no cache and tell no version',
  async (target) => {
    const { headers } = await send('GET', target);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  },
);

test('F2 only the origins of the settings may call from a browser', async () => {
  const from = async (who: string) =>
    (await send('OPTIONS', '/api/school/all', { headers: { origin: who, 'access-control-request-method': 'GET' } }))
      .headers['access-control-allow-origin'];
  expect(await from('http://allowed.example')).toBe('http://allowed.example');
  for (const who of ['http://evil.example', 'null', 'http://allowed.example.evil.example', 'https://allowed.example'])
    expect(await from(who)).not.toBe(who);
});
