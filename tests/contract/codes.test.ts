import { codes, operations, requirements } from './support';

const catalogue = Object.entries(codes);
const OF_THE_DOCUMENTS = Array.from({ length: 92 }, (_, at) => 100 + at).filter((code) => code !== 138);
const BEYOND = [201, 202, 203, 204, 205, 206];

/** Number, name and, where one is given, the text of every code, as the requirements write them. */
const wanted = [...requirements.matchAll(/^- \*\*CODE-(\d{3})\*\* \[[^\]]+\] \1 '([A-Z_]+)':(.*)$/gm)].map(
  ([, code, name = '', rest = '']) => [Number(code), name, /(?:^|[.;] )Text '([^']+)'/.exec(rest)?.[1]] as const,
);

test('CODE-09 the catalogue holds the codes 100 to 191 without 138, and six beyond', () => {
  expect(catalogue.map(([, { code }]) => code).sort((a, b) => a - b)).toEqual([...OF_THE_DOCUMENTS, ...BEYOND]);
  expect(wanted.map(([code]) => code).sort((a, b) => a - b)).toEqual(OF_THE_DOCUMENTS);
});

test.each(wanted)('CODE-09 CODE-11 CODE-%i is %s', (code, name, text) => {
  expect(codes[name]?.code).toBe(code);
  expect(codes[name]?.text).toBe(text);
});

test('CODE-11 every code has a text, and no two texts of the catalogue are the same', () => {
  for (const [name, { text, says }] of catalogue)
    expect([name, text ?? says]).toEqual([name, expect.stringMatching(/^\S.*\S$/)]);
  const texts = catalogue.flatMap(([, { text }]) => text ?? []);
  expect(new Set(texts).size).toBe(texts.length);
});

const namesWith = (status: number) => catalogue.filter(([, one]) => one.status === status).map(([name]) => name);

test.each([
  [200, ['SUCCESS']],
  [401, ['INVALID_USER']],
  [403, ['DISABLED_USER', 'UNAUTHORIZED_PRIVILEGE_MANAGEMENT', 'NO_PRIVILEGES', 'NOT_AUTHORIZED']],
  [413, ['TOO_LARGE']],
  [415, ['UNSUPPORTED_CONTENT']],
  [429, ['TOO_MANY_REQUESTS']],
  [503, ['UNAVAILABLE']],
])('CODE-01 CODE-12 HTTP %i is used with %j and nothing else', (status, names) => {
  expect(namesWith(status).sort()).toEqual([...names].sort());
});

test.each([
  ['NOT_FOUND', 404],
  ['USER_NOT_FOUND', 404],
  ['INTERNAL_SERVER_ERROR', 500],
  ['BAD_REQUEST', 400],
  ['INVALID_USERNAME_OR_PASSWORD', 400],
  ['DUPLICATE_SCHOOL_NAME', 409],
  ['SCHOOL_NOT_ACTIVE', 409],
  ['STALE_VERSION', 409],
  ['INVALID_FILE', 422],
  ['IDEMPOTENCY_KEY_REUSED', 422],
])('CODE-12 %s is sent with HTTP %i', (name, status) => {
  expect(codes[name]?.status).toBe(status);
});

test('CODE-12 no other status is in use, and every duplicate is a 409', () => {
  expect([...new Set(catalogue.map(([, { status }]) => status))].sort((a, b) => a - b)).toEqual([
    200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503,
  ]);
  for (const [name, { status }] of catalogue)
    if (/DUPLICATE|ALREADY|LOCKED/.test(name)) expect([name, status]).toEqual([name, 409]);
});

test('CODE-09 the codes an operation names are codes of the catalogue', () => {
  for (const { operationId, 'x-codes': own } of operations)
    expect([operationId, own.filter((name) => !(name in codes))]).toEqual([operationId, []]);
});
