import { document, fieldsOf, jsonAnswer, operations, resolve, type Operation, type Schema } from './support';

const named = (some: Operation[]) => some.map((operation) => [operation.operationId, operation] as const);
const each = named(operations);
const contentOf = ({ requestBody }: Operation) => Object.entries(requestBody?.content ?? {});
/** The address or the refresh token says what to do. */
const WITHOUT_BODY = [
  'markCertificatePrinted',
  'markReceiptPrinted',
  'refreshTokens',
  'revealStudent',
  'setClassStatus',
  'setSchoolStatus',
  'setSessionStatus',
  'setStudentStatus',
  'setTeacherStatus',
  'signOut',
  'undoPromotion',
];
const withBody = named(operations.filter((operation) => contentOf(operation).length > 0));

test.each(each)('CALL-01 CALL-02 CALL2-01 %s answers the envelope', (_id, operation) => {
  for (const answer of Object.values(operation.responses)) {
    const content = resolve<{ content?: Record<string, { schema: Schema }> }>(answer).content ?? {};
    const schema = content['application/json']?.schema;
    if (!schema) continue;
    expect(fieldsOf(schema)).toEqual(['data', 'responseCode', 'responseMsg']);
    expect([...(resolve<Schema>(schema).required ?? [])].sort()).toEqual(['data', 'responseCode', 'responseMsg']);
  }
  expect(Object.keys(operation.responses).sort()).toEqual(['200', 'default']);
});

test('CALL-02 responseCode is an integer', () => {
  for (const operation of operations.filter((one) => jsonAnswer(one)))
    expect(resolve<Schema>(resolve<Schema>(jsonAnswer(operation)).properties?.['responseCode']).type).toBe('integer');
});

test('CALL-03 all calls are below one base and need the access token, except signing in and asking for a new password', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['/api']);
  expect(document.security).toEqual([{ accessToken: [] }]);
  const others = operations.filter(({ security }) => security !== undefined);
  expect(others.map(({ operationId, security }) => [operationId, security])).toEqual([
    ['signIn', []],
    ['refreshTokens', [{ refreshToken: [] }]],
    ['signOut', [{ refreshToken: [] }]],
    ['requestPasswordReset', []],
  ]);
  for (const { security, 'x-access': access } of operations) expect(access === 'public').toBe(security !== undefined);
});

test('CALL-04 the refresh call is sent with the refresh token and without a body', () => {
  const refresh = operations.find(({ path }) => path === '/auth/refreshToken');
  expect(refresh).toMatchObject({ method: 'POST', security: [{ refreshToken: [] }] });
  expect(refresh?.requestBody).toBeUndefined();
});

test('CALL-05 CALL2-31 a call that only reads or deletes by its address has no body, every other one of ours has', () => {
  const without = operations.filter((operation) => contentOf(operation).length === 0);
  const bare = without
    .filter(({ method }) => !['GET', 'DELETE'].includes(method))
    .map(({ operationId }) => operationId);
  expect(bare.sort()).toEqual(WITHOUT_BODY);
  // A receipt is cancelled with a reason.
  const others = operations.filter(({ operationId }) => operationId !== 'cancelReceipt');
  for (const { method } of others.filter((operation) => contentOf(operation).length > 0))
    expect(['POST', 'PUT']).toContain(method);
});

test.each(withBody)('CALL-05 %s takes JSON, or a form where it takes a file', (_id, operation) => {
  expect(contentOf(operation)).toHaveLength(1);
  const [[kind, content] = ['', undefined]] = contentOf(operation);
  const schema = resolve<Schema>(content?.schema);
  const takesFile = Object.values(schema.properties ?? {}).some(
    (field) => resolve<Schema>(field).contentMediaType !== undefined,
  );
  expect(kind).toBe(takesFile ? 'multipart/form-data' : 'application/json');
});

test.each(withBody)('B8 %s takes no field it does not name', (_id, operation) => {
  for (const [, { schema }] of contentOf(operation)) {
    const body = resolve<Schema>(schema);
    expect(resolve<Schema>(body.items ?? body).additionalProperties).toBe(false);
  }
});

test('CALL-08 paths begin with a slash and differ not by a trailing slash alone', () => {
  const paths = Object.keys(document.paths);
  for (const path of paths) expect(path).toMatch(/^\/[\w/{}-]+$/);
  expect(new Set(paths.map((path) => path.replace(/\/$/, ''))).size).toBe(paths.length);
});

test('CALL-09 no call takes a reserved path', () => {
  for (const path of Object.keys(document.paths)) expect(path).not.toMatch(/^\/(subject\/group|user\/students?)(\/|$)/);
});

test.each(['/user/teacher', '/subject', '/subject-group', '/student', '/fee', '/reports', '/privilege', '/result'])(
  'CALL-09 the base path %s has calls',
  (base) => expect(Object.keys(document.paths).some((path) => path.startsWith(`${base}/`))).toBe(true),
);

test('CALL-11 every field named for a day is a date, and every one named for an instant a date with its time', () => {
  const { schemas } = (document as unknown as { components: { schemas: Record<string, Schema> } }).components;
  const fields = Object.values(schemas).flatMap(({ properties }) => Object.entries(properties ?? {}));
  const formatsOf = (name: RegExp) =>
    new Set(fields.filter(([field]) => name.test(field)).map(([, schema]) => resolve<Schema>(schema)['format']));
  // The other date of a day close is a count of receipts.
  expect(formatsOf(/^((?!other)\w+Date|date|day|today|dateOfBirth|[a-z]+On)$/)).toEqual(new Set(['date']));
  expect(formatsOf(/^\w+At$/)).toEqual(new Set(['date-time']));
});

test('CALL-12 a deletion and a change of a flag answer null, except for a receipt, which is cancelled and kept', () => {
  const withoutData = operations.filter(({ method, path }) => method === 'DELETE' || path.endsWith('/disable'));
  const others = withoutData.filter((operation) => {
    const answer = resolve<Schema>(jsonAnswer(operation));
    return resolve<Schema>(answer.properties?.['data']).type !== 'null';
  });
  expect(withoutData.length).toBeGreaterThan(10);
  expect(others.map(({ operationId }) => operationId)).toEqual(['cancelReceipt']);
});

test('B9 no answer has a field for a password, a hash or a secret; only sign-in and refresh return tokens, and an import of teachers their first passwords', () => {
  const named = new Map<string, string[]>();
  const walk = (schema: Schema | undefined, into: string[], seen = new Set<unknown>()): void => {
    if (!schema) return;
    const here = resolve<Schema>(schema);
    if (seen.has(here)) return;
    seen.add(here);
    for (const [name, field] of Object.entries(here.properties ?? {})) {
      into.push(name);
      walk(field, into, seen);
    }
    walk(here.items, into, seen);
  };
  for (const operation of operations) {
    const names: string[] = [];
    walk(jsonAnswer(operation), names);
    const secret = names.filter((name) => /pass(?!Percent|ed)|hash|secret|token/i.test(name));
    if (secret.length > 0) named.set(operation.operationId, secret.sort());
  }
  expect([...named]).toEqual([
    ['signIn', ['accessToken', 'refreshToken']],
    ['refreshTokens', ['accessToken', 'refreshToken']],
    ['importTeachers', ['password']],
  ]);
});
