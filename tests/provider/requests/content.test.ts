// Bodies nobody should send: each gets the envelope and leaves nothing behind.
import { PASSWORD, resetProvider, tokenOf } from '../../support/provider';
import { ask, bearer, multipart, verdict, type RawRequest } from '../support/http';
import { FIELDS, picture } from '../support/schools';
import { stored } from '../support/tables';

const JSON_TYPE = { 'content-type': 'application/json' };
const CREDENTIALS = JSON.stringify({ userName: 'admin', password: PASSWORD });
const MB = 1024 * 1024;
const TOO_LARGE: [number, number] = [413, 201];
const UNSUPPORTED: [number, number] = [415, 202];
const BAD: [number, number] = [400, 109];

let token: string;
let before: Record<string, string>;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('platform');
  before = await stored();
});
afterEach(async () => expect(await stored()).toEqual(before));

const login = async (request: RawRequest) => verdict(await ask('POST', '/api/auth/login', request));
const create = async ({ headers, ...request }: RawRequest) =>
  verdict(await ask('POST', '/api/school/', { ...request, headers: { ...headers, ...bearer(token) } }));
const fields = Object.entries(FIELDS).map(([name, value]) => ({ name, value: value }));

test.each<[string, string]>([
  ['text/plain', CREDENTIALS],
  ['application/x-www-form-urlencoded', 'userName=admin&password=x'],
  ['application/xml', '<userName>admin</userName>'],
  ['application/octet-stream', CREDENTIALS],
  ['image/png', CREDENTIALS],
  ['nonsense', CREDENTIALS],
])('CALL-05 F3 a sign-in sent as %s is not read', async (type, body) => {
  expect(await login({ headers: { 'content-type': type }, body })).toEqual(UNSUPPORTED);
});

test('CALL-05 a form in place of JSON, and JSON in place of a form, are refused', async () => {
  expect(await login(multipart([{ name: 'userName', value: 'admin' }]))).toEqual(UNSUPPORTED);
  expect(await create({ headers: JSON_TYPE, body: JSON.stringify(FIELDS) })).toEqual(UNSUPPORTED);
  expect(await create({})).toEqual(UNSUPPORTED);
  expect(await create({ headers: { 'content-type': 'text/plain' }, body: 'schoolName=x' })).toEqual(UNSUPPORTED);
});

test.each([
  '',
  '{',
  '{"userName":"admin"',
  "{'userName':'admin'}",
  '{"userName":"admin",}',
  '\u0000',
  'undefined',
  '[',
  '['.repeat(20_000),
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[{"userName":"admin","password":"x"}]',
  '{"__proto__":{"userName":"admin"},"userName":"admin","password":"x"}',
  '{"constructor":{"prototype":{"isPlatform":true}},"userName":"admin","password":"x"}',
  '{"userName":{"$ne":null},"password":{"$ne":null}}',
  '{"userName":["admin"],"password":["x"]}',
  '{"userName":1e999,"password":"x"}',
  `{${Array.from({ length: 2_000 }, (_, at) => `"f${at}":1`).join(',')}}`,
  `[${'1,'.repeat(10_000)}1]`,
  `{"userName":"admin","password":[${'"x",'.repeat(5_000)}"x"]}`,
  '{"userName":"admin","password":"x","password":{"x":1}}',
])('F7 CODE-12 CODE-109 a body that is not a sign-in: %#', async (body) => {
  expect(await login({ headers: JSON_TYPE, body })).toEqual(BAD);
});

test.each<[string, string]>([
  ['lists in lists', '['.repeat(100_000)],
  ['a list', `{"userName":"admin","password":[${'"x",'.repeat(200_000)}"x"]}`],
  ['a text', `{"userName":"${'a'.repeat(100_000)}","password":"x"}`],
])('F8 %s larger than any sign-in is not read', async (_what, body) => {
  expect(await login({ headers: JSON_TYPE, body })).toEqual(TOO_LARGE);
});

test('F7 of a field written twice the last one counts, and is judged', async () => {
  const twice = (last: string) =>
    login({ headers: JSON_TYPE, body: `{"userName":"admin","password":"${PASSWORD}","password":"${last}"}` });
  expect(await twice('Wrong@2026')).toEqual([400, 110]);
  expect(await twice('')).toEqual(BAD);
});

test('CODE-109 names of 100 problems at most are answered', async () => {
  const body = `{${Array.from({ length: 2_000 }, (_, at) => `"f${at}":1`).join(',')}}`;
  const { data } = await ask('POST', '/api/auth/login', { headers: JSON_TYPE, body });
  expect(data?.problems).toHaveLength(100);
});

test('CODE-109 a text with a character that cannot be stored is refused; bytes that are not text are an unknown username', async () => {
  for (const body of [
    '{"userName":"\\u0000","password":"x"}',
    '{"userName":"a","password":"x\\u0000"}',
    '{"userName":"\\ud800","password":"\\ud800"}',
    '{"userName":"\\uffff\\u0001","password":"x"}',
  ])
    expect(await login({ headers: JSON_TYPE, body })).toEqual(BAD);
  const broken = Buffer.concat([
    Buffer.from('{"userName":"'),
    Buffer.from([0xc3, 0x28, 0xff]),
    Buffer.from('","password":"x"}'),
  ]);
  expect(await login({ headers: JSON_TYPE, body: broken })).toEqual([400, 110]);
});

test('F8 JSON of 1 MB is not read, with or without its length', async () => {
  // What is refused unread is not sent either.
  const said = { ...JSON_TYPE, 'content-length': MB };
  expect(await login({ headers: said, body: [Buffer.alloc(1024, 'a')] })).toEqual(TOO_LARGE);
  const chunks = Array.from({ length: 4 }, () => Buffer.alloc(MB / 4, 'a'));
  expect(await login({ headers: JSON_TYPE, body: chunks })).toEqual(TOO_LARGE);
});

test('F8 a form that says it is larger than 32 MB is refused unread', async () => {
  const { headers } = multipart([]);
  expect(await create({ headers: { ...headers, 'content-length': 33 * MB }, body: [Buffer.alloc(1024)] })).toEqual(
    TOO_LARGE,
  );
});

test('CODE-109 a form that is broken off, or has no boundary, is refused', async () => {
  const { headers, body } = multipart([...fields, { name: 'logo', value: await picture(), fileName: 'logo.png' }]);
  const whole = body as Buffer;
  for (const length of [whole.length - 30, whole.length - 200, 300, 10, 0])
    expect((await create({ headers, body: whole.subarray(0, length) }))[0]).toBe(400);
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=another'])
    expect((await create({ headers: { 'content-type': type }, body: whole }))[0]).toBe(400);
});

test.each<[string, () => Parameters<typeof multipart>[0]]>([
  ['a field twice', () => [...fields, { name: 'schoolName', value: 'Again' }]],
  ['a field that is not known', () => [...fields, { name: 'disabled', value: 'true' }]],
  ['a field named __proto__', () => [...fields, { name: '__proto__', value: 'x' }]],
  ['a field named constructor', () => [...fields, { name: 'constructor', value: 'x' }]],
  ['a file named __proto__', () => [...fields, { name: '__proto__', value: 'x', fileName: 'x.png' }]],
  ['a field without a name', () => [...fields, { name: '', value: 'x' }]],
  ['a text of 300 KB', () => [{ name: 'address', value: 'x'.repeat(300_000) }]],
  ['a name of 10 KB', () => [...fields, { name: 'n'.repeat(10_000), value: 'x' }]],
  ['a null byte in a text', () => [...fields.slice(1), { name: 'schoolName', value: 'a\u0000b' }]],
])('CODE-109 a form with %s is refused', async (_what, parts) => {
  const form = multipart([...parts(), { name: 'logo', value: await picture(), fileName: 'logo.png' }]);
  expect(await create(form)).toEqual(BAD);
});

test('F8 a form of too many parts or files is refused', async () => {
  const many = Array.from({ length: 150 }, (_, at) => ({ name: `f${at}`, value: 'x' }));
  const files = Array.from({ length: 10 }, (_, at) => ({ name: `f${at}`, value: 'x', fileName: 'x.png' }));
  for (const parts of [many, files]) expect([400, 413]).toContain((await create(multipart(parts)))[0]);
});
