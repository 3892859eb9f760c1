// The portal's page answers the addresses of its screens, and never one of a call, a picture or a file.
import fs from 'node:fs';
import { resetProvider } from '../../support/provider';
import { envelopeOf, send, verdict } from '../support/http';
import { openApp } from '../support/insight';
import { builtPortal, PAGE, SCRIPT } from '../support/builtPortal';

let portal: string;
let at: string;
let close: () => Promise<unknown>;
beforeAll(async () => {
  portal = builtPortal();
  await resetProvider();
  ({ at, close } = await openApp({ portal }));
});
afterAll(async () => {
  await close();
  fs.rmSync(portal, { recursive: true, force: true });
});

const BROWSER = { accept: 'text/html,application/xhtml+xml' };
const ANYTHING = { accept: '*/*' };

test.each([
  '/api',
  '/api/',
  '/api/x.css',
  '/api/nothing',
  '/api/nothing.html',
  '/API/school/all',
  '//api/school/all',
  '///api/nothing',
  '/images',
  '/images/',
  '/images/x',
  '/images/x/y.png',
  '/IMAGES/x',
  '//images/x',
  '/js/none.js',
  '/css/none.css',
  '/assets/none.woff2',
  '/metrics',
])('E6 %s is not a page: 404 in the envelope, stored by no cache', async (target) => {
  for (const headers of [BROWSER, ANYTHING]) {
    const answer = await send('GET', target, { at, headers });
    expect(verdict(envelopeOf(answer))).toEqual([404, 103]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('E6 every address of a screen answers the page, kept by a cache only to ask again, and a script whose name tells its content for good', async () => {
  for (const target of ['/', '/login', '/students/form/7', '/apiary', '//', '/?x=/api/school/all']) {
    const { status, headers, body } = await send('GET', target, { at, headers: BROWSER });
    expect([target, status, body.toString()]).toEqual([target, 200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  const script = await send('GET', SCRIPT, { at });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect(verdict(envelopeOf(await send(method, '/login', { at, headers: BROWSER })))).toEqual([404, 103]);
});

test('E6 HEAD has the status and the headers of GET, and no body', async () => {
  for (const [target, content] of [
    ['/', PAGE],
    ['/students/list', PAGE],
    [SCRIPT, 'void 0;'],
  ] as const) {
    const [head, get] = [await send('HEAD', target, { at, headers: ANYTHING }), await send('GET', target, { at })];
    expect([target, head.status, head.body.length]).toEqual([target, 200, 0]);
    expect([get.status, get.body.toString()]).toEqual([200, content]);
    for (const name of ['content-type', 'cache-control', 'etag', 'content-length', 'content-security-policy'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  }
  for (const target of ['/js/none.js', '/api/nothing', '/images/x', '/metrics']) {
    const { status, headers, body } = await send('HEAD', target, { at, headers: BROWSER });
    expect([target, status, headers['cache-control'], body.length]).toEqual([target, 404, 'no-store', 0]);
  }
});

test('F9 no source map is served, should the build have left one: it is a missing file', async () => {
  for (const target of [`${SCRIPT}.map`, `${SCRIPT}.map.br`, '/portal.map', `${SCRIPT.replace('js', '%6as')}.map`]) {
    const headers = { ...ANYTHING, 'accept-encoding': 'br' };
    expect([target, verdict(envelopeOf(await send('GET', target, { at, headers })))]).toEqual([target, [404, 103]]);
  }
});

test('E6 F9 only the built files are served', async () => {
  for (const target of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/js/..%2f..%2fetc/passwd',
    '/.env',
    '/.git/config',
  ]) {
    const { status, body } = await send('GET', target, { at });
    expect([target, status === 200 ? body.toString() : 404]).toEqual([target, status === 200 ? PAGE : 404]);
    expect(body.toString()).not.toMatch(/root:|\[core\]/);
  }
});
