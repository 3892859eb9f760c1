// Who sits at this machine, as far as a request shows.
import { demoDenial, isLocal, type Sender } from '../../../provider/shared/local.ts';

const OWN = { loopback: true, proxies: [] };
const sender = (changes: Partial<Sender> = {}, headers: Sender['headers'] = {}): Sender => ({
  ip: '127.0.0.1',
  raw: { httpVersion: '1.1' },
  ...changes,
  headers: { host: '127.0.0.1:8080', ...headers },
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('G2 the address %s belongs to this machine', (ip) => {
  expect(isLocal(OWN, sender({ ip }))).toBe(true);
});

test.each(['192.168.1.7', '10.0.0.1', '::', '2001:db8::1', '::ffff:10.0.0.1', '127.0.0.1.example.com', ''])(
  'G2 the address %j does not belong to this machine',
  (ip) => expect(isLocal(OWN, sender({ ip }))).toBe(false),
);

test.each(['localhost', 'localhost:8080', 'LOCALHOST:8080', 'portal.localhost:8080', '127.0.0.1', '[::1]:8080'])(
  'G2 a browser of this machine may call it %s',
  (host) => expect(isLocal(OWN, sender({}, { host }))).toBe(true),
);

test.each([
  'portal.school.example',
  '127.0.0.1.example.com',
  'localhost.example.com:8080',
  '192.168.1.7',
  '',
  undefined,
])('G2 a request for the host %s came through a proxy', (host) =>
  expect(isLocal(OWN, sender({}, { host }))).toBe(false),
);

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
])('G2 the header %s shows a proxy that is not configured', (name) => {
  for (const value of ['127.0.0.1', '']) expect(isLocal(OWN, sender({}, { [name]: value }))).toBe(false);
});

test('G2 HTTP/1.0 is what a proxy without settings of its own speaks', () => {
  expect(isLocal(OWN, sender({ raw: { httpVersion: '1.0' } }))).toBe(false);
});

test.each([
  [{ loopback: true, proxies: ['127.0.0.1'] }, /PORTAL_PROXIES/],
  [{ loopback: false, proxies: [] }, /listens beyond this machine/],
  [{ loopback: false, proxies: ['10.0.0.1'] }, /listens beyond this machine/],
])('G2 with %j no caller counts as local, and the reason is given', (settings, reason) => {
  expect(isLocal(settings, sender())).toBe(false);
  expect(demoDenial(settings)).toMatch(reason);
  expect(demoDenial(OWN)).toBeUndefined();
});
