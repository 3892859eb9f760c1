// Nobody keeps the provider busy by being slow, large or many.
import net from 'node:net';
import { origin, resetProvider, tokenOf } from '../../support/provider';
import { bearer, envelopeOf, send, verdict, type Bytes } from '../support/http';
import { limits, withApp } from '../support/insight';

beforeEach(resetProvider);

test('F8 a request has half a minute to arrive, its headers a minute and 16 KB, a silent connection a minute', async () => {
  const { requestTimeout, headersTimeout, timeout, maxHeaderSize } = await limits();
  expect([requestTimeout, timeout, maxHeaderSize]).toEqual([30_000, 60_000, 16_384]);
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});

const OVERLOADED = { protect: { maxEventLoopDelayMs: 0.001, settlingMs: 0 } };

test('F8 under pressure every call is sent away with 503, in the envelope, with the time to come again', async () => {
  const token = await tokenOf('admin');
  await withApp(OVERLOADED, async (at) => {
    const info = () => send('GET', '/api/user/info', { at, headers: bearer(token) });
    let answer: Bytes = await info();
    // The pulse is taken once a second.
    while (answer.status === 200) answer = await info();
    const others = await Promise.all(
      ['/api/school/all', '/api/health', '/api/nothing', '/'].map((target) => send('GET', target, { at })),
    );
    for (const one of [answer, ...others]) {
      expect(verdict(envelopeOf(one))).toEqual([503, 204]);
      expect(one.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    }
  });
  expect((await send('GET', '/api/user/info', { headers: bearer(token) })).status).toBe(200);
});

test('R9 while too many calls wait for the database, API calls alone are rejected with 503 and Retry-After', async () => {
  await withApp({ protect: { maxWaiting: -1, maxWaitMs: -1 } }, async (at) => {
    for (const target of ['/api/user/info', '/api/school/all', '/api/health']) {
      const rejected = await send('GET', target, { at });
      expect([target, ...verdict(envelopeOf(rejected))]).toEqual([target, 503, 204]);
      expect(rejected.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    }
    const served = await Promise.all(['/api/health/live', '/'].map((target) => send('GET', target, { at })));
    expect(served.map(({ status }) => status)).toEqual([200, 200]);
  });
});

test('F8 a caller who is still sending when refused gets the answer: the connection is ended later, not at once', async () => {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let ended = false;
  socket.once('end', () => (ended = true)).on('error', () => undefined);
  const answer = new Promise<string>((resolve) => socket.once('data', (part: Buffer) => resolve(part.toString())));
  const chunk = `${(100_000).toString(16)}\r\n${'a'.repeat(100_000)}\r\n`;
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write([...head, 'Transfer-Encoding: chunked', '', chunk].join('\r\n'));
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  expect((await send('GET', '/api/health')).status).toBe(200);
  expect(ended).toBe(false);
  socket.write(chunk);
  await closed;
  expect(socket.destroyed).toBe(true);
});
