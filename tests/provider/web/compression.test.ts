// JSON responses above 1 KB are compressed for clients that accept it; requests are never decompressed.
import zlib from 'node:zlib';
import { resetProvider, tokenOf } from '../../support/provider';
import { bearer, send } from '../support/http';
import { FIRST } from '../support/schools';

let headers: Record<string, string>;
beforeAll(async () => {
  await resetProvider();
  headers = bearer(await tokenOf('admin'));
});

const get = (target: string, accepted?: string) =>
  send('GET', target, { headers: { ...headers, ...(accepted ? { 'accept-encoding': accepted } : {}) } });

test.each([
  ['br', 'gzip, deflate, br, zstd', zlib.brotliDecompressSync],
  ['gzip', 'gzip, deflate', zlib.gunzipSync],
])('a response above 1 KB is sent with %s to a client that accepts %s', async (encoding, accepted, decompress) => {
  const plain = await get(`/api/class/all/${FIRST}`);
  const sent = await get(`/api/class/all/${FIRST}`, accepted);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(sent.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(sent.body.length),
    vary: 'Origin, accept-encoding',
    'cache-control': 'no-store',
  });
  expect(sent.body.length).toBeLessThan(plain.body.length / 2);
  expect(decompress(sent.body)).toEqual(plain.body);
});

test('a response below 1 KB is sent as it is', async () => {
  const { status, headers: received, body } = await get(`/api/school/${FIRST}`, 'br');
  expect([status, body.length < 1024]).toEqual([200, true]);
  expect(received['content-encoding']).toBeUndefined();
});

test('a compressed request body is rejected, not decompressed', async () => {
  const body = zlib.gzipSync(JSON.stringify({ userName: 'admin', password: 'x'.repeat(100_000) }));
  const { status, body: response } = await send('POST', '/api/auth/login', {
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  });
  expect([status, JSON.parse(response.toString())]).toEqual([400, expect.objectContaining({ responseCode: 109 })]);
});
