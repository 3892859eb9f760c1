// The health addresses: what a load balancer reads, with and without a database, and while the provider stops.
import net from 'node:net';
import { envelopeOf, send, verdict } from '../support/http';
import { openApp, withApp } from '../support/insight';

const verdicts = (at: string) =>
  Promise.all(
    ['/api/health/live', '/api/health/ready', '/api/health'].map(async (target) => {
      const answer = await send('GET', target, { at });
      expect(answer.headers['cache-control']).toBe('no-store');
      if (answer.status === 503) expect(answer.headers['retry-after']).toBe('2');
      return verdict(envelopeOf(answer));
    }),
  );

test('R7 with a database that responds the provider is live and ready, and states nothing else', async () => {
  await withApp({}, async (at) => {
    expect(await verdicts(at)).toEqual([
      [200, 100],
      [200, 100],
      [200, 100],
    ]);
    for (const [target, status] of [
      ['live', 'live'],
      ['ready', 'ready'],
    ] as const)
      expect(envelopeOf(await send('GET', `/api/health/${target}`, { at })).data).toEqual({ status });
  });
});

test('R7 without a database the provider is live and not ready', async () => {
  await withApp({ lostDatabase: true }, async (at) => {
    expect(await verdicts(at)).toEqual([
      [200, 100],
      [503, 204],
      [503, 204],
    ]);
  });
});

test('F8 an overloaded provider is live and not ready', async () => {
  await withApp({ protect: { maxEventLoopDelayMs: 0.001, settlingMs: 0 } }, async (at) => {
    const ready = () => send('GET', '/api/health/ready', { at });
    // The overload protection samples the event loop once a second.
    while ((await ready()).status === 200);
    expect((await send('GET', '/api/health/live', { at })).status).toBe(200);
  });
});

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test.each([
  ['ready', 503],
  ['live', 200],
])('R10 while the provider stops, /api/health/%s returns %i', async (name, status) => {
  const { at, close } = await openApp({});
  const port = Number(new URL(at).port);
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  const received = new Promise<void>((resolve) => {
    socket.on('data', (part: string) => {
      text += part;
      resolve();
    });
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  // The beginning of a second request arrives with the first one, so that the connection is not idle when the provider stops.
  const head = (target: string) => `GET /api/health/${target} HTTP/1.1\r\nHost: localhost\r\n`;
  socket.write(`${head('live')}\r\n${head(name)}`);
  await received;
  const closed = close();
  while (await isOpen(port));
  socket.write('\r\n');
  await ended;
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', `HTTP/1.1 ${status}`]);
  await closed;
});
