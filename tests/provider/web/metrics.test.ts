// The metrics of an own process: on which port and address they are, and what their labels contain.
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { engine, PASSWORD } from '../../support/provider';
import { send } from '../support/http';
import { ask, tokenAt, withOwnProvider } from '../faults/ownProvider';

const MARKER = 'canary7f3a';

const refuses = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect({ host, port, timeout: 5_000 });
    const end = (refused: boolean) => () => {
      socket.destroy();
      resolve(refused);
    };
    socket.on('connect', end(false)).on('error', end(true)).on('timeout', end(true));
  });

/** Addresses of this machine on its networks. */
const networkAddresses = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

async function scrape(address: string): Promise<string> {
  const response = await fetch(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return response.text();
}

/** The value of a line, by name and labels. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

/** Requests of callers who try to write labels. */
async function sendHostile(at: string): Promise<void> {
  const targets = [
    `/api/${MARKER}`,
    `/api/class/${MARKER}`,
    `/api/school/all?name=${MARKER}`,
    `/${MARKER}`,
    `/api/%22%7D%20${MARKER}%0A`,
    `/api/${encodeURIComponent('विद्यालय')}${MARKER}`,
    `/api/${MARKER.repeat(1_000)}`,
    `/images/${MARKER}`,
    `/api/%zz${MARKER}`,
  ];
  for (const method of ['GET', 'POST', 'DELETE'])
    for (const target of targets) await send(method, target, { at, headers: { 'user-agent': MARKER, host: MARKER } });
}

/** A request whose connection closes before its response. */
const abandon = (at: string, token: string) =>
  new Promise<void>((resolve) => {
    const request = http.get(`${at}/api/student/all`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    request.on('error', () => undefined).on('close', () => resolve());
    request.on('socket', (socket) => socket.on('connect', () => setImmediate(() => request.destroy())));
  });

test('F9 metrics are on their own loopback port, count calls by operation, and have no text of a caller in a label', () =>
  withOwnProvider(async ({ start }) => {
    const provider = start({ PORTAL_METRICS_PORT: '0' });
    const at = await provider.ready;
    const address = /Metrics: (\S+)/.exec(provider.output())?.[1] ?? '';
    const { hostname, port } = new URL(address);
    expect(hostname).toBe('127.0.0.1');
    for (const host of networkAddresses()) expect([host, await refuses(host, Number(port))]).toEqual([host, true]);

    const token = await tokenAt(at);
    await ask(at, 'POST', '/auth/login', { json: { userName: MARKER, password: PASSWORD } });
    expect((await ask(at, 'GET', '/class/all/1', { token })).status).toBe(200);
    await sendHostile(at);
    await Promise.all(Array.from({ length: 5 }, () => abandon(at, token)));
    for (const target of ['/metrics', '/api/metrics'])
      expect([target, (await send('GET', target, { at })).status]).toEqual([target, 404]);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);

    let text = await scrape(address);
    while (valueOf(text, 'portal_calls_in_progress') !== 0) text = await scrape(address);
    expect(text).not.toMatch(new RegExp(`${MARKER}|विद्यालय|/api|admin`));
    const duration = 'portal_call_duration_seconds';
    expect(valueOf(text, `${duration}_count{operation="listClasses",status="2xx"}`)).toBe(1);
    expect(valueOf(text, `${duration}_bucket{le="+Inf",operation="listClasses",status="2xx"}`)).toBe(1);
    expect(valueOf(text, 'portal_call_errors_total{operation="signIn",code="110"}')).toBe(1);
    expect(valueOf(text, 'portal_call_errors_total{operation="none",code="103"}')).toBeGreaterThan(10);
    const own = engine === 'postgres' ? 'portal_postgres_connections' : 'portal_embedded_queue';
    for (const name of [own, 'portal_file_jobs_running', 'portal_overload_rejections_total'])
      expect([name, valueOf(text, name)]).toEqual([name, expect.any(Number)]);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    // A scraper's open connection does not delay the stop.
    expect(await provider.end()).toBe(0);
  }));

test('F9 a metrics port that is no port, or a negative limit of slow statements, is rejected at the start', () =>
  withOwnProvider(async ({ start }) => {
    for (const [settings, reason] of [
      [{ PORTAL_METRICS_PORT: 'abc' }, 'PORTAL_METRICS_PORT is not a port number: abc'],
      [{ PORTAL_METRICS_PORT: '70000' }, 'PORTAL_METRICS_PORT is not a port number: 70000'],
      [{ PORTAL_SLOW_MS: '-1' }, 'PORTAL_SLOW_MS must be a whole number from 0 to 100000, not -1'],
    ] as const) {
      const provider = start(settings);
      expect(await provider.ended).toBe(1);
      expect(provider.output()).toContain(reason);
    }
  }, 'empty'));
