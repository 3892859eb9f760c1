// What every answer carries, of whatever kind: page, script, picture, call, failure, documentation.
import fs from 'node:fs';
import { resetProvider, tokenOf } from '../../support/provider';
import { bearer, send, type Bytes } from '../support/http';
import { withApp } from '../support/insight';
import { builtPortal, SCRIPT } from '../support/builtPortal';
import { FIRST, getSchool } from '../support/schools';

const ALLOWED = 'http://allowed.example';
const EVIL = ['http://evil.example', 'null', `${ALLOWED}.evil.example`, 'https://allowed.example', `${ALLOWED}:81`];

let portal: string;
let token: string;
let targets: [string, string, number][];
beforeAll(async () => {
  portal = builtPortal();
  await resetProvider();
  token = await tokenOf('platform');
  const { logo } = (await getSchool(token, FIRST)).data;
  targets = [
    ['a page', '/', 200],
    ['a screen of the portal', '/classes/list', 200],
    ['a script', SCRIPT, 200],
    ['the placeholder picture', '/images/no-image.svg', 200],
    ['a logo', `/images/${logo}`, 200],
    ['a picture that is none', '/images/none', 404],
    ['a call', '/api/school/all', 200],
    ['a refused call', '/api/school/999999', 404],
    ['an unknown call', '/api/nothing', 404],
    ['health', '/api/health', 200],
    ['the contract', '/api/openapi.json', 200],
    ['the documentation', '/api/docs/', 200],
    ['a style of the documentation', '/api/docs/static/swagger-ui.css', 200],
  ];
});
afterAll(() => fs.rmSync(portal, { recursive: true, force: true }));

/** Every target, asked by a signed-in browser of this origin. */
async function askAll(at: string, origin?: string): Promise<{ what: string; answer: Bytes }[]> {
  const headers = { ...bearer(token), ...(origin === undefined ? {} : { origin }) };
  return Promise.all(
    targets.map(async ([what, target, status]) => {
      const answer = await send('GET', target, { at, headers });
      expect([what, answer.status]).toEqual([what, status]);
      return { what, answer };
    }),
  );
}

test('F2 F9 every kind of answer carries the security headers, its charset, and no version or cookie', async () => {
  await withApp({ portal }, async (at) => {
    for (const { what, answer } of await askAll(at)) {
      const { headers } = answer;
      expect({ what, ...headers }).toMatchObject({
        what,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect([what, headers['content-security-policy']]).toEqual([what, expect.stringContaining("default-src 'none'")]);
      expect([what, headers['content-type']]).toEqual([what, expect.stringMatching(/^image\/|charset=utf-8$/i)]);
      for (const name of ['server', 'x-powered-by', 'set-cookie'])
        expect([what, headers[name]]).toEqual([what, undefined]);
    }
  });
});

test.each([
  ['an address that cannot be decoded', '/api/%zz'],
  ['an address with too long a part', `/api/school/${'1'.repeat(201)}`],
])(
  'F2 %s is refused with every header of any other call, those of sharing across origins too',
  async (_what, target) => {
    for (const origin of [ALLOWED, ...EVIL]) {
      const { headers: wanted } = await send('GET', '/api/nothing', { headers: { origin } });
      const { status, headers } = await send('GET', target, { headers: { origin } });
      expect([status, headers['access-control-allow-origin']]).toEqual([400, origin === ALLOWED ? ALLOWED : undefined]);
      const own = { date: headers.date, 'x-request-id': headers['x-request-id'] };
      expect(own['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect({ ...headers, 'content-length': '' }).toEqual({ ...wanted, ...own, 'content-length': '' });
    }
  },
);

test('F1 D5 a page may load and send nothing beyond its own origin, and is framed by nobody', async () => {
  await withApp({ portal }, async (at) => {
    const { headers } = await send('GET', '/', { at });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((rule): [string, string] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'font-src': "'self'",
      'frame-src': "'self' blob:",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'object-src': "'none'",
      'manifest-src': "'self'",
    });
  });
});

test('F2 no other origin may read any kind of answer, unless PORTAL_ORIGINS names it, and then calls alone', async () => {
  await withApp({ portal }, async (at) => {
    for (const origin of EVIL)
      for (const { what, answer } of await askAll(at, origin))
        expect([what, origin, answer.headers['access-control-allow-origin']]).toEqual([what, origin, undefined]);
    for (const { what, answer } of await askAll(at, ALLOWED)) {
      const target = targets.find(([name]) => name === what)?.[1] ?? '';
      expect([what, answer.headers['access-control-allow-origin']]).toEqual([
        what,
        target.startsWith('/api/') ? ALLOWED : undefined,
      ]);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
  await withApp({ portal, settings: { origins: [] } }, async (at) => {
    for (const { what, answer } of await askAll(at, ALLOWED))
      expect([what, answer.headers['access-control-allow-origin']]).toEqual([what, undefined]);
  });
});

test.each(['GET', 'POST', 'PUT', 'DELETE'])('F2 an allowed origin may send a %s, and no other one', async (method) => {
  const preflight = (origin: string) =>
    send('OPTIONS', '/api/school/1', { headers: { origin, 'access-control-request-method': method } });
  const { headers } = await preflight(ALLOWED);
  expect(headers['access-control-allow-origin']).toBe(ALLOWED);
  expect(String(headers['access-control-allow-methods']).split(/, ?/)).toContain(method);
  for (const origin of EVIL) expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
});

test('every kind of response has the time of the clock that decides on dates', async () => {
  await withApp({ portal }, async (at) => {
    for (const { what, answer } of await askAll(at))
      expect([what, answer.headers['date']]).toEqual([
        what,
        expect.stringMatching(/^Wed, 15 Jul 2026 \d\d:\d\d:\d\d GMT$/),
      ]);
  });
});
